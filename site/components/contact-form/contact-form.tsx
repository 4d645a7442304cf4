import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import type { RejectedMessage } from "#contact/form/contact-trouble.ts";
import { FormController } from "#contact/form/form-controller.ts";
import { contactFieldNames, contactFields, forEachField } from "#contact/message/contact-fields.ts";
import { HONEYPOT_FIELD } from "#contact/message/contact-form.ts";
import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import { announce } from "#engine/client/common/navigation-status.tsx";
import { useLocaleData, useMessage } from "../../context/locale-context.tsx";
import type { TilePaints } from "../../facts/tile-paint.ts";
import styles from "./contact-form.module.css";
import { Field } from "./field.tsx";
import { SentNote, TroubleNote } from "./form-note.tsx";
import { formWords } from "./form-words.ts";

/** Loaded when there is a tile to draw. Where it cannot be loaded, the note of thanks says all that matters. */
const SentTile = lazy(() =>
  import("./sent-tile.tsx").then(
    ({ SentTile }) => ({ default: SentTile }),
    () => ({ default: () => null }),
  ),
);

interface ContactFormProps {
  /** The colours of the tile that is drawn of the visitor's name. */
  readonly paints: TilePaints;
  /** The message that the server rejected and returned with the page. */
  readonly rejected?: RejectedMessage | undefined;
  /** What to know before writing: it goes with the fields once a message is sent. */
  readonly children?: ReactNode;
}

/**
 * The contact form. Its fields are uncontrolled: what was typed before hydration, or while a message is
 * being sent, is kept. Before hydration and without JavaScript the browser submits the form, and the server answers
 * with a page that shows the same errors; `noValidate` makes sure that the browser never shows its own. There is no
 * `maxlength`: it would cut a pasted text silently, and it counts UTF-16 units, not characters.
 */
export function ContactForm({ paints, rejected, children }: ContactFormProps): ReactNode {
  const data = useLocaleData();
  const message = useMessage();
  const [controller] = useState(() => {
    const words = formWords(data);
    const endpoint = data.site.contactEndpoint;
    return new FormController({ endpoint, words, announce: say, trouble: rejected?.trouble, fetch: browserFetch });
  });
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
      {hydrated && phase !== "sent" ? null : <SentNote state={state} onAgain={writeAgain} />}
      {sentName !== "" && (
        <Suspense>
          <SentTile name={sentName} paints={paints} />
        </Suspense>
      )}
      {phase === "sent" ? null : (
        <form
          ref={controller.attach}
          className={`stack ${styles.form}`}
          method="post"
          action={data.site.contactEndpoint}
          noValidate
          aria-label={message("contact.form")}
        >
          {children}
          {trouble && <TroubleNote trouble={trouble} attempts={attempts} sending={sending} />}
          <p className="small soft">{message("contact.all-required", { least: contactFields.message.least })}</p>
          {contactFieldNames.map((name) => (
            <Field key={name} name={name} value={values?.[name]} error={trouble?.errors[name]} readOnly={sending} />
          ))}
          <input type="hidden" name="locale" value={data.locale} />
          {/* Seen where the styles do not come, in reading views and text browsers. */}
          <label className="vh" aria-hidden="true">
            {message("contact.leave-empty")}
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="transaction-currency" />
          </label>
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

const say = (text: string) => announce(document, text);

/**
 * The values that React hydrates the fields with. React does not touch inputs while hydrating, but it resets a textarea
 * to the text it renders: that text must therefore be what the visitor has typed there before hydration.
 */
function valuesBeforeHydration(values: RejectedMessage["values"]): RejectedMessage["values"] {
  if (import.meta.env.SSR) return values;
  const textareaOf = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
  return forEachField((name) => textareaOf(name)?.value ?? values[name]);
}
