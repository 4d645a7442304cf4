import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { ContactTrouble } from "../form/contact-trouble.ts";
import type { FormState } from "../form/form-controller.ts";
import { FORM_ANCHOR } from "../message/contact-form.ts";
import styles from "./contact-form.module.css";
import { fieldId } from "./field.tsx";
import type { FormHost } from "./form-host.ts";

interface NoteProps extends ComponentProps<"div"> {
  readonly attempts: number;
}

/** A framed note that takes the focus after each attempt. In a window lower than the note, its heading is in sight. */
function Note({ attempts, ...attributes }: NoteProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    note.current?.focus();
    note.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [attempts]);
  return <div {...attributes} ref={note} tabIndex={-1} />;
}

interface TroubleNoteProps extends FormHost {
  readonly trouble: ContactTrouble;
  readonly attempts: number;
  readonly sending: boolean;
}

/**
 * Says why the message is not sent yet: with a link to each invalid field, or with what to do instead.
 * `autoFocus` gives it the focus without JavaScript, too. It is not atomic: while the visitor fixes errors, screen
 * readers read only what changes.
 */
export function TroubleNote({ texts, classes, trouble, attempts, sending }: TroubleNoteProps): ReactNode {
  const { text, errors } = trouble;
  return (
    <Note
      role="alert"
      aria-atomic={false}
      attempts={attempts}
      autoFocus
      className={`${classes.stack} ${styles.note} ${styles.bad}`}
    >
      <h3>{texts.notSentYet}</h3>
      {text ? (
        <>
          <p>{text}</p>
          <p className={classes.row}>
            <button className={classes.button} type="submit" aria-disabled={sending}>
              {texts.retry}
            </button>
            {texts.instead}
          </p>
        </>
      ) : (
        <ul>
          {Object.entries(errors).map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

interface SentNoteProps extends FormHost {
  readonly state: FormState;
  /** Where another message is written before hydration. */
  readonly page: string;
  /** Called when the visitor wants to write again. */
  readonly onAgain: () => void;
}

/**
 * Says that the message has arrived. It is in every contact page, and CSS shows it when the address points to it: the
 * server redirects to `?sent=1#_form` when the browser itself has submitted the form.
 */
export function SentNote({ texts, classes, state, page, onAgain }: SentNoteProps): ReactNode {
  const { phase, attempts } = state;
  const again = { className: classes.otherButton, onClick: onAgain, children: texts.writeAnother };
  const className = `${classes.stack} ${styles.note} ${phase === "sent" ? "" : styles.sent}`;
  return (
    <Note id={FORM_ANCHOR} role="status" className={className} attempts={attempts}>
      <h3>{texts.sentTitle}</h3>
      <p>{texts.sent}</p>
      <p>{attempts > 0 ? <button {...again} type="button" /> : <a {...again} href={page} />}</p>
    </Note>
  );
}
