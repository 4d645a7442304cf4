import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./controls.tsx";
import { ErrorNote } from "./view.tsx";

/**
 * A window in the page that asks: it has the focus until it is closed, by Escape or its button, and gives it back. What it
 * asks first is typed at once.
 */
export function Dialog(props: {
  readonly title: string;
  readonly wide?: boolean;
  /** What the button says that answers; undefined where there is nothing to answer. */
  readonly answer?: string | undefined;
  readonly error?: Error | undefined;
  /** Other buttons, after the one that answers. */
  readonly others?: ReactNode;
  readonly onAnswer?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, wide = false, answer, error, others, onAnswer, onClose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("form :is(input:not([type=range]), textarea, select)")?.focus();
    return () => shown?.close();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React's events pass from a dialog to the form that it was opened from.
    event.stopPropagation();
    onAnswer?.();
  };
  // Outside of the form that it was opened from: HTML has no form within a form.
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? "wide" : undefined}
      aria-labelledby={id}
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      // Keys pressed here must not act as shortcuts of the page below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form className="fields" onSubmit={submit}>
        <div className="page-head">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" word="close" onClick={onClose} />
        </div>
        {children}
        <ErrorNote error={error} />
        {answer !== undefined && (
          <p className="actions">
            <Button type="submit">{answer}</Button>
            {others}
          </p>
        )}
      </form>
    </dialog>,
    document.body,
  );
}
