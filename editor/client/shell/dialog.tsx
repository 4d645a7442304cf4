import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useSay } from "../words/words.ts";
import { Button } from "./controls.tsx";

/** A window in the page: it has the focus until it is closed, by Escape or its button, and gives it back. */
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
  const say = useSay();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [before]);
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
        <Button kind="quiet" onClick={onClose}>
          {say("close")}
        </Button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
