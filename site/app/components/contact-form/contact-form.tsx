import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from "react";
import { contactLimits } from "../../../../contract/contact-message.ts";
import type { RefusedMessage } from "../../../page-data/page-views.ts";
import { useLocaleData, useMessage } from "../../locale-context.tsx";
import { Field } from "./contact-field.tsx";
import styles from "./contact-form.module.css";
import { FormController, type FormState } from "./form-controller.ts";
import { SentNote, TroubleNote } from "./form-note.tsx";

interface ContactFormProps {
  /** The message that the server gave back with the page. */
  readonly refused?: RefusedMessage | undefined;
}

/**
 * The contact form (L10, D12). Its fields are the browser's own: what was typed before hydration,
 * or before an answer, stays. Before hydration and without JavaScript the browser posts it, and the server answers with
 * a page that says the same: therefore `noValidate`, which keeps the browser's own messages away at any time.
 * There is no `maxlength`: it would cut a pasted text silently, and it counts otherwise than people do.
 */
export function ContactForm({ refused }: ContactFormProps): ReactNode {
  const data = useLocaleData();
  const [controller] = useState(() => new FormController(data, refused?.trouble));
  const [values, setValues] = useState(() => refused && valuesBeforeHydration(refused.values));
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
        onFocus: () => controller.begin(),
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
  /** What stands in the fields at first, where it is not what the visitor typed. */
  readonly values: RefusedMessage["values"] | undefined;
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
  const field = (name: "name" | "email" | "message") => ({
    name,
    value: values?.[name],
    error: trouble?.errors[name],
    readOnly: sending,
  });
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

/**
 * The values that React hydrates the fields with. It leaves inputs alone, but resets a textarea whose first text is the
 * one that it renders: what the visitor typed there before hydration must be that text.
 */
function valuesBeforeHydration(values: RefusedMessage["values"]): RefusedMessage["values"] {
  const textarea = import.meta.env.SSR ? null : document.querySelector<HTMLTextAreaElement>("textarea[name=message]");
  return { ...values, message: textarea?.value ?? values.message };
}
