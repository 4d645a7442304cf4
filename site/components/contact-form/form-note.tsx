import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { ContactTrouble } from "#contact/form/contact-trouble.ts";
import type { FormState } from "#contact/form/form-controller.ts";
import { FORM_ANCHOR } from "#contact/message/contact-form.ts";
import { useLocaleData, useMessage, usePath } from "../../context/locale-context.tsx";
import { phoneFor } from "../../facts/site-facts.ts";
import { PhoneNumber } from "../text/link.tsx";
import styles from "./contact-form.module.css";
import { fieldId } from "./field.tsx";

interface NoteProps extends ComponentProps<"div"> {
  readonly attempts: number;
}

/** A framed note that takes the focus after each attempt. In a window lower than the note, its heading is in sight. */
function Note({ attempts, className, ...attributes }: NoteProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    note.current?.focus();
    note.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [attempts]);
  return <div {...attributes} className={`stack ${styles.note} ${className}`} ref={note} tabIndex={-1} />;
}

interface TroubleNoteProps {
  readonly trouble: ContactTrouble;
  readonly attempts: number;
  readonly sending: boolean;
}

/**
 * Says why the message is not sent yet: with a link to each invalid field, or with the phone number to call instead.
 * `autoFocus` gives it the focus without JavaScript, too. It is not atomic: while the visitor fixes errors, screen
 * readers read only what changes.
 */
export function TroubleNote({ trouble: { text, errors }, attempts, sending }: TroubleNoteProps): ReactNode {
  const message = useMessage();
  const { locale, site } = useLocaleData();
  // The one that the text names, which the server says too.
  const phone = phoneFor(site.phones, locale);
  return (
    <Note className={styles.bad} role="alert" aria-atomic={false} attempts={attempts} autoFocus>
      <h3>{message("contact.not-sent-yet")}</h3>
      {text ? (
        <>
          <p>{text}</p>
          <p className="row">
            <button className="btn" type="submit" aria-disabled={sending}>
              {message("error.retry")}
            </button>
            {phone && <PhoneNumber number={phone.number} url={phone.url} />}
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

interface SentNoteProps {
  readonly state: FormState;
  /** Called when the visitor wants to write again. */
  readonly onAgain: () => void;
}

/**
 * Says that the message has arrived. It is in every contact page, and CSS shows it when the address points to it: the
 * server redirects to `?sent=1#_form` when the browser itself has submitted the form.
 */
export function SentNote({ state: { phase, attempts }, onAgain }: SentNoteProps): ReactNode {
  const path = usePath();
  const message = useMessage();
  const again = { className: "btn alt", onClick: onAgain, children: message("contact.write-another") };
  return (
    <Note id={FORM_ANCHOR} className={phase === "sent" ? "" : styles.sent} role="status" attempts={attempts}>
      <h3>{message("contact.sent-title")}</h3>
      <p>{message("contact.sent")}</p>
      <p>{attempts > 0 ? <button {...again} type="button" /> : <a {...again} href={path("contact")} />}</p>
    </Note>
  );
}
