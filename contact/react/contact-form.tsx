import { type ComponentProps, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ContactTrouble, FormWords, RejectedMessage } from "../form/contact-trouble.ts";
import { FormController, type FormState } from "../form/form-controller.ts";
import {
  type ContactField,
  contactFieldNames,
  contactFields,
  type FieldRules,
  forEachField,
} from "../message/contact-fields.ts";
import { FORM_ANCHOR, HONEYPOT_FIELD } from "../message/contact-protocol.ts";
import styles from "./contact-form.module.css";

/** What the page that the form stands in gives to each of its parts. */
export interface FormHost {
  /** What the form says beside its errors, in the page's language. */
  readonly texts: {
    /** What screen readers call the form. */
    readonly form: string;
    /** What has to be filled in. */
    readonly needed: string;
    readonly fields: Readonly<Record<ContactField, { readonly label: ReactNode; readonly placeholder: string }>>;
    /** Label of the field that only programs fill in, for who reads the page without its styles. */
    readonly leaveEmpty: string;
    readonly send: string;
    /** Heading of what is wrong. */
    readonly notSentYet: string;
    readonly retry: string;
    /** Beside `retry`: another way to reach whom the form is for. */
    readonly instead: ReactNode;
    readonly sentTitle: string;
    readonly sent: ReactNode;
    readonly writeAnother: string;
  };
  /** Classes of the page: of its buttons, and of what else is drawn as everywhere on it. */
  readonly classes: {
    readonly button: string;
    readonly otherButton: string;
    /** Parts below each other, with space between them. */
    readonly stack: string;
    /** Parts beside each other. */
    readonly row: string;
    readonly hint: string;
    /** Of the field that only programs fill in: it takes no room, and can be filled in. */
    readonly hidden: string;
  };
}

export interface ContactFormProps extends FormHost {
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

/** A framed note that takes the focus after each attempt. In a window lower than the note, its heading is in sight. */
function Note({ attempts, ...attributes }: ComponentProps<"div"> & { readonly attempts: number }): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    note.current?.focus();
    note.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [attempts]);
  return <div {...attributes} ref={note} tabIndex={-1} />;
}

/**
 * Says why the message is not sent yet: with a link to each invalid field, or with what to do instead.
 * `autoFocus` gives it the focus without JavaScript, too. It is not atomic: while the visitor fixes errors, screen
 * readers read only what changes.
 */
function TroubleNote({
  texts,
  classes,
  trouble,
  attempts,
  sending,
}: FormHost & { readonly trouble: ContactTrouble; readonly attempts: number; readonly sending: boolean }): ReactNode {
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

/**
 * Says that the message has arrived. It is in every contact page, and CSS shows it when the address points to it: the
 * server redirects to `?sent=1#_form` when the browser itself has submitted the form.
 *
 * @param page where another message is written before hydration
 */
function SentNote({
  texts,
  classes,
  state,
  page,
  onAgain,
}: FormHost & { readonly state: FormState; readonly page: string; readonly onAgain: () => void }): ReactNode {
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

interface FieldProps {
  readonly label: ReactNode;
  readonly placeholder: string;
  readonly name: ContactField;
  /** Its first value. */
  readonly value: string | undefined;
  /** Error text. */
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

/**
 * A form field: its label, its error and its control. The error has its element also while it is empty: where a password
 * manager has moved the control, React could not put one before it.
 */
function Field({ label, placeholder, name, value, error, readOnly }: FieldProps): ReactNode {
  const { kind, autocomplete, least }: FieldRules = contactFields[name];
  const id = fieldId(name);
  const errorId = `${id}-error`;
  const attributes = {
    id,
    name,
    required: least > 0,
    readOnly,
    // Arabic and Hebrew are written from the right as they are typed.
    dir: "auto",
    defaultValue: value,
    placeholder,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && errorId,
  } as const;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.error} id={errorId}>
        {error}
      </span>
      {kind === "text" ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input {...attributes} type={kind === "email" ? "email" : "text"} autoComplete={autocomplete} />
      )}
    </p>
  );
}

/** Id of a field's control, for links to it. */
function fieldId(name: string): string {
  return `_contact-${name}`;
}
