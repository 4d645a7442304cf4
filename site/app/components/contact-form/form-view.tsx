import type { ReactNode } from "react";
import { contactLimits } from "../../../../contract/contact-message.ts";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import { Field } from "./contact-field.tsx";
import styles from "./contact-form.module.css";
import { SentNote, TroubleNote } from "./form-note.tsx";
import type { ContactFormLife } from "./use-contact-form.ts";

/** What the contact form shows in each of its states. */
export function FormView({ state, values, live, writeAgain, attributes }: ContactFormLife): ReactNode {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const { phase, trouble, attempts } = state;
  const sending = phase === "sending";
  const field = (name: "name" | "email" | "message") => ({
    name,
    value: values?.[name],
    error: trouble?.errors[name],
    readOnly: sending,
  });
  return (
    <>
      {live && phase !== "sent" ? null : <SentNote state={state} onAgain={writeAgain} />}
      {phase === "sent" ? null : (
        <form
          {...attributes}
          className={`stack ${styles.form}`}
          method="post"
          action={site.contactEndpoint}
          aria-label={message("contact.form")}
        >
          {trouble && <TroubleNote trouble={trouble} attempts={attempts} sending={sending} />}
          <p className="small soft">{message("contact.all-required", { least: contactLimits.message.least })}</p>
          <Field {...field("name")}>{(input) => <input {...input} type="text" autoComplete="name" />}</Field>
          <Field {...field("email")}>{(input) => <input {...input} type="email" autoComplete="email" />}</Field>
          <Field {...field("message")}>{(text) => <textarea {...text} rows={6} />}</Field>
          <input type="hidden" name="locale" value={locale} />
          <input
            className="vh"
            type="text"
            name="fax_ref"
            tabIndex={-1}
            autoComplete="transaction-currency"
            aria-hidden="true"
          />
          <p>
            <button className="btn" type="submit" aria-disabled={sending}>
              {message(sending ? "contact.sending" : "contact.send")}
            </button>
          </p>
        </form>
      )}
    </>
  );
}
