import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Button } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorNote } from "./error-note.tsx";

/** A dialog that asks: its fields, and the button that answers. */
export function FormDialog({
  answer,
  isComplete = true,
  error,
  others,
  onAnswer,
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, "children"> & {
  /** What the button says. */
  readonly answer: string;
  /** Whether enough was typed to answer. */
  readonly isComplete?: boolean;
  readonly error?: Error | undefined;
  /** Other buttons, after the one that answers. */
  readonly others?: ReactNode;
  readonly onAnswer: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React's events pass from a dialog to the form that it was opened from.
    event.stopPropagation();
    if (isComplete) onAnswer();
  };
  return (
    <Dialog {...dialog}>
      <form className="fields" onSubmit={submit}>
        {children}
        <ErrorNote error={error} />
        <p className="actions">
          <Button type="submit" disabled={!isComplete}>
            {answer}
          </Button>
          {others}
        </p>
      </form>
    </Dialog>
  );
}
