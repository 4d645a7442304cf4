import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from "react";
import { contactFieldNames, contactFields, forEachField } from "#contact/message/contact-fields.ts";
import { HONEYPOT_FIELD } from "#contact/message/contact-form.ts";
import type { RejectedMessage } from "#engine/pages/data/rejected-message.ts";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import styles from "./contact-form.module.css";
import { Field } from "./field.tsx";
import { FormController, type FormState } from "./form-controller.ts";
import { SentNote, TroubleNote } from "./form-note.tsx";

interface ContactFormProps {
  /** The message that the server rejected and returned with the page. */
  readonly rejected?: RejectedMessage | undefined;
}

/**
 * The contact form. Its fields are uncontrolled: what was typed before hydration, or while a message is
 * being sent, is kept. Before hydration and without JavaScript the browser submits the form, and the server answers
 * with a page that shows the same errors; `noValidate` makes sure that the browser never shows its own. There is no
 * `maxlength`: it would cut a pasted text silently, and it counts UTF-16 units, not characters.
 */
export function ContactForm({ rejected }: ContactFormProps): ReactNode {
  const data = useLocaleData();
  const [controller] = useState(() => new FormController(data, rejected?.trouble));
  const [values, setValues] = useState(() => rejected && valuesBeforeHydration(rejected.values));
  const state = useSyncExternalStore(controller.subscribe, controller.getState, controller.getState);
  return (
    <ContactFormView
      state={state}
      values={values}
      writeAgain={() => {
        setValues(undefined);
        controller.writeAgain();
      }}
      attributes={{
        ref: controller.attach,
        onFocus: ({ target }) => {
          controller.begin();
          // Chromium scrolls a focused field only until its first line is visible.
          target.scrollIntoView({ block: "nearest" });
        },
        onInput: () => controller.edited(),
        onSubmit: (event) => {
          event.preventDefault();
          void controller.submit();
        },
      }}
    />
  );
}

interface ContactFormViewProps {
  readonly state: FormState;
  /** First values of the fields, from a rejected message. */
  readonly values: RejectedMessage["values"] | undefined;
  readonly writeAgain: () => void;
  /** Attributes of the form. */
  readonly attributes: ComponentProps<"form">;
}

/** What the contact form shows in each of its states. */
function ContactFormView({ state, values, writeAgain, attributes }: ContactFormViewProps): ReactNode {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const { phase, trouble, attempts, hydrated } = state;
  const sending = phase === "sending";
  return (
    <>
      {hydrated && phase !== "sent" ? null : <SentNote state={state} onAgain={writeAgain} />}
      {phase === "sent" ? null : (
        <form
          {...attributes}
          className={`stack ${styles.form}`}
          method="post"
          action={site.contactEndpoint}
          noValidate
          aria-label={message("contact.form")}
        >
          {trouble && <TroubleNote trouble={trouble} attempts={attempts} sending={sending} />}
          <p className="small soft">{message("contact.all-required", { least: contactFields.message.least })}</p>
          {contactFieldNames.map((name) => (
            <Field key={name} name={name} value={values?.[name]} error={trouble?.errors[name]} readOnly={sending} />
          ))}
          <input type="hidden" name="locale" value={locale} />
          <input
            className="vh"
            type="text"
            name={HONEYPOT_FIELD}
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

/**
 * The values that React hydrates the fields with. React does not touch inputs while hydrating, but it resets a textarea
 * to the text it renders: that text must therefore be what the visitor has typed there before hydration.
 */
function valuesBeforeHydration(values: RejectedMessage["values"]): RejectedMessage["values"] {
  if (import.meta.env.SSR) return values;
  const textareaOf = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
  return forEachField((name) => textareaOf(name)?.value ?? values[name]);
}
