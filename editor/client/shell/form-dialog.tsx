import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
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
          <button type="submit" className="button" disabled={!isComplete}>
            {answer}
          </button>
          {others}
        </p>
      </form>
    </Dialog>
  );
}

/** A line to type in: its label, the field, and what it is for. */
export function TextLine({
  label,
  hint,
  onType,
  ...input
}: Omit<ComponentProps<"input">, "id" | "onChange"> & {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
