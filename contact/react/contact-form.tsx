import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { FormWords, RejectedMessage } from "../form/contact-trouble.ts";
import { FormController } from "../form/form-controller.ts";
import { contactFieldNames, forEachField } from "../message/contact-fields.ts";
import { HONEYPOT_FIELD } from "../message/contact-form.ts";
import styles from "./contact-form.module.css";
import { Field } from "./field.tsx";
import type { FormHost } from "./form-host.ts";
import { SentNote, TroubleNote } from "./form-note.tsx";

interface ContactFormProps extends FormHost {
  /** Code of the language that the visitor reads. */
  readonly locale: string;
  /** Address that receives the form. */
  readonly endpoint: string;
  /** Address of the page, without a message sent. */
  readonly page: string;
  /** The errors, and what is said while a message is sent. */
  readonly words: FormWords;
  /** Has screen readers say a text; an empty one ends what was said before. */
  readonly announce: (text: string) => void;
  readonly fetch: typeof fetch;
  /** The message that the server rejected and returned with the page. */
  readonly rejected?: RejectedMessage | undefined;
  /** What follows the thanks. @param name in the message that was sent */
  readonly gift?: (name: string) => ReactNode;
  /** What to know before writing: it goes with the fields once a message is sent. */
  readonly children?: ReactNode;
}

/**
 * The contact form. Its fields are uncontrolled: what was typed before hydration, or while a message is
 * being sent, is kept. Before hydration and without JavaScript the browser submits the form, and the server answers
 * with a page that shows the same errors; `noValidate` makes sure that the browser never shows its own. There is no
 * `maxlength`: it would cut a pasted text silently, and it counts UTF-16 units, not characters.
 */
export function ContactForm(props: ContactFormProps): ReactNode {
  const { texts, classes, locale, endpoint, page, words, announce, fetch, rejected, gift, children } = props;
  const [controller] = useState(
    () => new FormController({ endpoint, words, announce, trouble: rejected?.trouble, fetch }),
  );
  const [values, setValues] = useState(() => rejected && valuesBeforeHydration(rejected.values));
  const state = useSyncExternalStore(controller.subscribe, controller.getState, controller.getState);
  const writeAgain = () => {
    setValues(undefined);
    controller.writeAgain();
  };
  const { phase, sentName = "", trouble, attempts, hydrated } = state;
  const sending = phase === "sending";
  return (
    <>
      {hydrated && phase !== "sent" ? null : (
        <SentNote texts={texts} classes={classes} state={state} page={page} onAgain={writeAgain} />
      )}
      {sentName !== "" && gift?.(sentName)}
      {phase === "sent" ? null : (
        <form
          ref={controller.attach}
          className={`${classes.stack} ${styles.form}`}
          method="post"
          action={endpoint}
          noValidate
          aria-label={texts.form}
        >
          {children}
          {trouble && (
            <TroubleNote texts={texts} classes={classes} trouble={trouble} attempts={attempts} sending={sending} />
          )}
          <p className={classes.hint}>{texts.needed}</p>
          {contactFieldNames.map((name) => (
            <Field
              key={name}
              {...texts.fields[name]}
              name={name}
              value={values?.[name]}
              error={trouble?.errors[name]}
              readOnly={sending}
            />
          ))}
          <input type="hidden" name="locale" value={locale} />
          {/* Seen where the styles do not come, in reading views and text browsers. */}
          <label className={classes.hidden} aria-hidden="true">
            {texts.leaveEmpty}
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="transaction-currency" />
          </label>
          <p>
            <button className={classes.button} type="submit" aria-disabled={sending}>
              {sending ? words.sending : texts.send}
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
  if (typeof document === "undefined") return values;
  const textareaOf = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
  return forEachField((name) => textareaOf(name)?.value ?? values[name]);
}
