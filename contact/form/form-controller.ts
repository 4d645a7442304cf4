import { type ContactField, contactFieldNames, forEachField } from "../message/contact-fields.ts";
import { checkContactMessage } from "../message/contact-message.ts";
import { SENT_PARAMETER, TIME_TOKEN_FIELD } from "../message/contact-protocol.ts";
import {
  type ContactTrouble,
  type FormWords,
  fieldTrouble,
  markedTitle,
  otherTrouble,
  tooManyTrouble,
} from "./contact-trouble.ts";
import { fetchTimeToken, type SendResult, sendMessage } from "./send-message.ts";

/** What the contact form shows, except the values of its fields: those are uncontrolled. */
export interface FormState {
  readonly phase: "writing" | "sending" | "sent";
  /** The name in the message that was sent; undefined where only the address says that one was. */
  readonly sentName?: string | undefined;
  /** Why the message is not sent yet; shown until the next attempt has ended. */
  readonly trouble?: ContactTrouble | undefined;
  /** Number of finished attempts; after each the focus moves to its result. */
  readonly attempts: number;
  /** Whether the form is hydrated; until then the browser itself submits it. */
  readonly hydrated: boolean;
}

/** What a form is given by the page that it stands in. */
interface FormOptions {
  /** Address that receives the form. */
  readonly endpoint: string;
  readonly words: FormWords;
  /** Has screen readers say a text; an empty one ends what was said before. */
  readonly announce: (text: string) => void;
  /** Why the server rejected the message that it returned with the page. */
  readonly trouble?: ContactTrouble | undefined;
  /** Sends the message: the browser's own, even where a script of others has replaced the window's. */
  readonly fetch: typeof fetch;
}

/** The message that this document has sent, until a form shows what became of it: its own may have gone, and come back. */
let sent: { readonly name: string; readonly result: Promise<SendResult> } | undefined;

/**
 * What one contact form does: it checks while the visitor types, keeps the unsent message, sends it once, however often
 * it is asked to, and marks the document's title. What of this is shown, and how, is the page's.
 */
export class FormController {
  readonly #options: FormOptions;
  #state: FormState;
  #notify = () => {};
  /** The form while it is in the document. */
  #form: HTMLFormElement | undefined;
  /** Idempotency key: the same for every attempt to send the same text, so that the server recognises a repetition. */
  #key: string | undefined;
  #timeToken: string | undefined;
  #tokenRequested = false;

  constructor(options: FormOptions) {
    this.#options = options;
    this.#state = { phase: "writing", trouble: options.trouble, attempts: 0, hydrated: false };
  }

  readonly getState = (): FormState => this.#state;

  /** @returns ends the subscription. There is one subscriber: what shows the form. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    return () => {
      this.#notify = () => {};
    };
  };

  /**
   * Takes a form over from the browser: keeps what was typed before, and fills the other fields from the unsent message,
   * which is newer than what a browser puts back on a reload, or on the way back to a page. At the address that says thank
   * you the form gives way; that address alone proves no message sent, and so it erases none.
   */
  readonly attach = (form: HTMLFormElement): (() => void) => {
    this.#form = form;
    const attached = new AbortController();
    const { signal } = attached;
    form.addEventListener("focusin", () => this.#begin(), { signal });
    form.addEventListener("input", () => this.#edited(), { signal });
    form.addEventListener("submit", (event) => this.#submitted(event), { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#restore(form, true), { signal });
    const again = this.#state.hydrated;
    if (!again && new URLSearchParams(location.search).has(SENT_PARAMETER))
      this.#update({ phase: "sent", hydrated: true });
    else this.#restore(form);
    if (again) form.querySelector("input")?.focus();
    void this.#follow();
    return () => {
      attached.abort();
      this.#form = undefined;
    };
  };

  #submitted(event: Event): void {
    event.preventDefault();
    void this.#submit();
  }

  /** Key and time token belong to one message: what is written after it was sent gets others. */
  #renew(): void {
    this.#key = undefined;
    this.#timeToken = undefined;
    this.#tokenRequested = false;
  }

  /** Requests the time token, once for a message; it shows how long the form took to fill in. */
  #begin(): void {
    if (this.#tokenRequested) return;
    this.#tokenRequested = true;
    void fetchTimeToken(this.#options.endpoint, this.#options.fetch).then((token) => {
      this.#timeToken = token;
    });
  }

  /** Keeps the unsent message and removes the errors that are fixed. New errors are shown by the next attempt only. */
  #edited(): void {
    if (this.#form === undefined) return;
    // The server may have what was sent, although no answer came.
    if (this.#key !== undefined) this.#renew();
    this.#begin();
    this.#keep(this.#form);
    const { trouble } = this.#state;
    if (trouble === undefined || trouble.text !== undefined) return;
    const checked = checkContactMessage(valuesOf(this.#form));
    const left = "errors" in checked ? Object.entries(checked.errors).filter(([field]) => field in trouble.errors) : [];
    this.#update({
      trouble: left.length > 0 ? fieldTrouble(this.#options.words, Object.fromEntries(left)) : undefined,
    });
  }

  /** Sends the message, unless one is being sent already or a field is invalid. */
  async #submit(): Promise<void> {
    if (this.#form === undefined || this.#state.phase === "sending") return;
    const values = valuesOf(this.#form);
    const checked = checkContactMessage(values);
    if ("errors" in checked) return this.#conclude({ kind: "invalid", errors: checked.errors });
    // `randomUUID` exists in secure contexts only; without a key the server compares the text.
    this.#key ??= crypto.randomUUID?.() ?? "";
    this.#keep(this.#form);
    const extras = { idempotencyKey: this.#key, [TIME_TOKEN_FIELD]: this.#timeToken ?? "" };
    const { endpoint, fetch } = this.#options;
    const result = sendMessage(endpoint, { ...values, ...checked.message, ...extras }, fetch);
    void result.then(({ kind }) => kind === "sent" && forgetUnsentMessage(values));
    sent = { name: checked.message.name, result };
    return this.#follow();
  }

  /** Waits for what becomes of the message that is sent, if there is one, and shows it if the form is still there. */
  async #follow(): Promise<void> {
    const followed = sent;
    if (followed === undefined) return;
    const { trouble } = this.#state;
    this.#update({ phase: "sending", trouble: trouble?.text === undefined ? undefined : trouble });
    this.#options.announce(this.#options.words.sending);
    const result = await followed.result;
    if (this.#form === undefined || followed !== sent) return;
    sent = undefined;
    this.#conclude(result, followed.name);
  }

  /** Shows an empty form for another message. */
  writeAgain(): void {
    this.#renew();
    this.#update({ phase: "writing", sentName: undefined, trouble: undefined, attempts: 0 });
  }

  /** @param isNewest whether nobody can have typed since the message was kept */
  #restore(form: HTMLFormElement, isNewest = navigator.userActivation?.hasBeenActive === false): void {
    const unsent = readUnsentMessage();
    this.#key = unsent.idempotencyKey;
    this.#timeToken = unsent.timeToken;
    this.#tokenRequested = unsent.timeToken !== undefined;
    const fields = fieldsOf(form);
    for (const field of fields) {
      // What the server gave back stands in the document itself.
      const putBack = isNewest && field.value !== field.defaultValue;
      if (field.value === "" || putBack) field.value = unsent[field.name] ?? field.value;
    }
    if (form.contains(document.activeElement) || fields.some(({ value }) => value !== "")) this.#begin();
    this.#update({ hydrated: true });
    if (fields.some(({ name, value }) => value !== (unsent[name] ?? ""))) this.#edited();
  }

  #conclude(result: SendResult, name?: string): void {
    this.#options.announce("");
    const attempts = this.#state.attempts + 1;
    if (result.kind === "sent") this.#update({ phase: "sent", sentName: name, trouble: undefined, attempts });
    else this.#update({ phase: "writing", trouble: troubleOf(result, this.#options.words), attempts });
  }

  #update(change: Partial<FormState>): void {
    this.#state = { ...this.#state, ...change };
    // Without the form the visitor is on another page: the document's title is no longer ours.
    if (this.#form) {
      document.title = markedTitle(this.#options.words, document.title, this.#state.trouble !== undefined);
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

function fieldsOf(form: HTMLFormElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  const named = (name: ContactField) => form.elements.namedItem(name);
  return contactFieldNames
    .map(named)
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
}

function troubleOf(result: Exclude<SendResult, { kind: "sent" }>, words: FormWords): ContactTrouble {
  if (result.kind === "invalid") return fieldTrouble(words, result.errors);
  if (result.kind === "tooMany") return tooManyTrouble(words, result.seconds);
  return otherTrouble(result.kind === "failed" ? words.unavailable : words.unreachable);
}

/** Key of the unsent message in the tab's storage. */
const STORAGE_KEY = "contact-draft";

/** An unsent message, as the tab keeps it: its fields, its idempotency key, its time token. */
export type UnsentMessage = Readonly<Record<string, string>>;

/** What the tab's storage would hold, where it is blocked or full: as long as the document, so from page to page. */
let inMemory: string | undefined;

/** The unsent message of this tab; empty without one, or if what is stored is damaged. */
export function readUnsentMessage(): UnsentMessage {
  try {
    const stored: unknown = JSON.parse(inMemory ?? sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps the message until it is sent or the tab is closed. */
export function keepUnsentMessage(unsent: Readonly<Record<string, string | undefined>>): void {
  const text = JSON.stringify(unsent);
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
    inMemory = undefined;
  } catch {
    inMemory = text;
  }
}

/**
 * Empties what is kept, once that message is sent: a page that the browser puts its text back into is empty, too. Another
 * message, begun meanwhile, stays.
 *
 * @param sent its fields, as they were kept
 */
export function forgetUnsentMessage(sent: UnsentMessage): void {
  const kept = readUnsentMessage();
  if (contactFieldNames.some((field) => kept[field] !== sent[field])) return;
  keepUnsentMessage(forEachField(() => ""));
}
