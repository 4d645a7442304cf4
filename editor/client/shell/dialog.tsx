import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./controls.tsx";

/** A window in the page: it has the focus until it is closed, by Escape or its button, and gives it back. What it asks first is typed at once. */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("form :is(input, textarea, select)")?.focus();
    return () => shown?.close();
  }, []);
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
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" word="close" onClick={onClose} />
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
