import { type ContactField, contactFieldNames } from "#contact/message/contact-fields.ts";
import { SENT_PARAMETER, TIME_TOKEN_FIELD } from "#contact/message/contact-form.ts";
import { checkContactMessage } from "#contact/message/contact-message.ts";
import { message } from "#engine/i18n/messages.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import type { ContactTrouble } from "#engine/pages/data/rejected-message.ts";
import { announce } from "../../shell/navigation-status.tsx";
import { fieldTrouble, markedTitle, notSentTrouble, tooManyTrouble } from "./contact-trouble.ts";
import { fetchTimeToken, type SendResult, sendMessage } from "./send-message.ts";
import { forgetUnsentMessage, keepUnsentMessage, readUnsentMessage } from "./unsent-message.ts";

/** What the contact form shows, except the values of its fields: those are uncontrolled. */
export interface FormState {
  readonly phase: "writing" | "sending" | "sent";
  /** Why the message is not sent yet; shown until the next attempt has ended. */
  readonly trouble?: ContactTrouble | undefined;
  /** Number of finished attempts; after each the focus moves to its result. */
  readonly attempts: number;
  /** Whether the form is hydrated; until then the browser itself submits it. */
  readonly hydrated: boolean;
}

/**
 * The state of one contact form and its effects outside React: requests, the unsent message, the document's title,
 * announcements.
 */
export class FormController {
  readonly #data: LocaleData;
  #state: FormState;
  #notify = () => {};
  /** The form while it is in the document. */
  #form: HTMLFormElement | undefined;
  /** Idempotency key: the same for every attempt to send the same text, so that the server recognises a repetition. */
  #key: string | undefined;
  #timeToken: string | undefined;
  #tokenRequested = false;

  /** @param trouble why the server rejected the message that it returned with the page */
  constructor(data: LocaleData, trouble: ContactTrouble | undefined) {
    this.#data = data;
    this.#state = { phase: "writing", trouble, attempts: 0, hydrated: false };
  }

  readonly getState = (): FormState => this.#state;

  /** @returns ends the subscription. There is one subscriber: the component. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    return () => {
      this.#notify = () => {};
    };
  };

  /**
   * To be called with the form's element: keeps what was typed before hydration and fills empty fields from the unsent
   * message. At the address that says thank you the form gives way; that address alone proves no message sent, and so it
   * erases none.
   */
  readonly attach = (form: HTMLFormElement): (() => void) => {
    this.#form = form;
    const again = this.#state.hydrated;
    if (!again && new URLSearchParams(location.search).has(SENT_PARAMETER)) this.#thank();
    else this.#restore(form);
    if (again) form.querySelector("input")?.focus();
    return () => {
      this.#form = undefined;
    };
  };

  /** Requests the time token, once; it shows how long the form took to fill in. To be called at the first focus. */
  begin(): void {
    if (this.#tokenRequested) return;
    this.#tokenRequested = true;
    void fetchTimeToken(this.#data.site.contactEndpoint).then((token) => {
      this.#timeToken = token;
    });
  }

  /** Keeps the unsent message and removes the errors that are fixed. New errors are shown by the next attempt only. */
  edited(): void {
    if (this.#form === undefined) return;
    this.#key = undefined;
    this.#keep(this.#form);
    const { trouble } = this.#state;
    if (trouble === undefined || trouble.text !== undefined) return;
    const checked = checkContactMessage(valuesOf(this.#form));
    const left = "errors" in checked ? Object.entries(checked.errors).filter(([field]) => field in trouble.errors) : [];
    this.#update({ trouble: left.length > 0 ? fieldTrouble(this.#data, Object.fromEntries(left)) : undefined });
  }

  /** Sends the message, unless one is being sent already or a field is invalid. */
  async submit(): Promise<void> {
    if (this.#form === undefined || this.#state.phase === "sending") return;
    const values = valuesOf(this.#form);
    const checked = checkContactMessage(values);
    if ("errors" in checked) return this.#conclude({ kind: "invalid", errors: checked.errors });
    // `randomUUID` exists in secure contexts only; without a key the server compares the text.
    this.#key ??= crypto.randomUUID?.();
    this.#keep(this.#form);
    const { trouble } = this.#state;
    this.#update({ phase: "sending", trouble: trouble?.text === undefined ? undefined : trouble });
    announce(document, message(this.#data.messages, "contact.sending"));
    const extras = { idempotencyKey: this.#key ?? "", [TIME_TOKEN_FIELD]: this.#timeToken ?? "" };
    const result = await sendMessage(this.#data.site.contactEndpoint, { ...values, ...checked.message, ...extras });
    if (result.kind === "sent") forgetUnsentMessage(values);
    this.#conclude(result);
  }

  /** Shows an empty form for another message. */
  writeAgain(): void {
    this.#key = undefined;
    this.#update({ phase: "writing", trouble: undefined, attempts: 0 });
  }

  #restore(form: HTMLFormElement): void {
    const unsent = readUnsentMessage();
    this.#key = unsent.idempotencyKey;
    this.#timeToken = unsent.timeToken;
    this.#tokenRequested = unsent.timeToken !== undefined;
    for (const field of fieldsOf(form)) if (field.value === "") field.value = unsent[field.name] ?? "";
    const fields = fieldsOf(form);
    if (form.contains(document.activeElement) || fields.some(({ value }) => value !== "")) this.begin();
    this.#update({ hydrated: true });
    if (fields.some(({ name, value }) => value !== (unsent[name] ?? ""))) this.edited();
  }

  #conclude(result: SendResult): void {
    announce(document, "");
    if (result.kind === "sent") this.#thank(1);
    else {
      const attempts = this.#state.attempts + 1;
      this.#update({ phase: "writing", trouble: troubleOf(result, this.#data), attempts });
    }
  }

  #thank(attempts = 0): void {
    this.#update({ phase: "sent", trouble: undefined, attempts, hydrated: true });
  }

  #update(change: Partial<FormState>): void {
    this.#state = { ...this.#state, ...change };
    // Without the form the visitor is on another page: the document's title is no longer ours.
    if (this.#form) {
      document.title = markedTitle(document.title, this.#data.messages, this.#state.trouble !== undefined);
    }
    this.#notify();
  }

  #keep(form: HTMLFormElement): void {
    keepUnsentMessage({ ...valuesOf(form), idempotencyKey: this.#key, timeToken: this.#timeToken });
  }
}

/** Every value that the form would submit, hidden fields included. */
function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fieldsOf(form: HTMLFormElement): readonly { readonly name: string; value: string }[] {
  const named = (name: ContactField) => form.elements.namedItem(name);
  return contactFieldNames
    .map(named)
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
}

function troubleOf(result: Exclude<SendResult, { kind: "sent" }>, data: LocaleData): ContactTrouble {
  if (result.kind === "invalid") return fieldTrouble(data, result.errors);
  if (result.kind === "tooMany") return tooManyTrouble(data, result.seconds);
  return notSentTrouble(data, result.kind === "failed" ? "contact.not-sent" : "contact.unreachable");
}
