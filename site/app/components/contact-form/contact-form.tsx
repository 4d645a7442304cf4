import { type FormEvent, type ReactNode, useState } from "react";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import { InputField, TextField } from "./contact-field.tsx";
import styles from "./contact-form.module.css";
import { contactLimits } from "./contact-limits.ts";
import { NotSentNote } from "./not-sent-note.tsx";

/**
 * The contact form (conformance row L10). Its fields are the browser's own: what was typed before the page came to
 * life, or before an answer, stays. Without JavaScript the server answers the plain form post.
 */
export function ContactForm(): ReactNode {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const [attempts, setAttempts] = useState(0);

  function keepAndTell(event: FormEvent): void {
    event.preventDefault();
    setAttempts((before) => before + 1);
  }

  return (
    <form
      className={`stack ${styles.form}`}
      method="post"
      action={site.contactEndpoint}
      aria-label={message("contact.form")}
      onSubmit={keepAndTell}
    >
      {attempts === 0 ? null : <NotSentNote attempt={attempts} />}
      <p className="small soft">{message("contact.all-required")}</p>
      <InputField
        name="name"
        type="text"
        autoComplete="name"
        maxLength={contactLimits.name}
        label={message("contact.name")}
        placeholder={message("contact.name-placeholder")}
      />
      <InputField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={contactLimits.email}
        label={message("contact.email")}
        placeholder={message("contact.email-placeholder")}
      />
      <TextField
        name="message"
        rows={6}
        maxLength={contactLimits.message}
        label={message("contact.message")}
        placeholder={message("contact.message-placeholder")}
      />
      <input type="hidden" name="locale" value={locale} />
      <p>
        <button className="btn" type="submit">
          {message("contact.send")}
        </button>
      </p>
    </form>
  );
}
