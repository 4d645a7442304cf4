import { checkContactMessage } from "../../../../contract/contact-message.ts";
import { message } from "../../../i18n/messages.ts";
import type { LocaleData } from "../../../routes/page-data.ts";
import type { ContactTrouble } from "../../../routes/page-views.ts";
import { ANNOUNCER_ID } from "../../shell/navigation-status.tsx";
import { fieldTrouble, notSentTrouble, tooManyTrouble } from "./contact-trouble.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { fillEmpty, writtenIn } from "./form-fields.ts";
import type { FormState } from "./form-state.ts";
import { markedTitle } from "./marked-title.ts";
import { fetchTimeToken, type Outcome, sendMessage } from "./send-message.ts";

interface DeskParts {
  readonly form: HTMLFormElement;
  readonly data: LocaleData;
  /** What the form shows already. */
  readonly trouble: ContactTrouble | undefined;
  readonly show: (state: FormState) => void;
}

/** Checks what is written in a form, sends it, and keeps it as the tab's draft until then. */
export class ContactDesk {
  readonly #parts: DeskParts;
  #trouble: ContactTrouble | undefined;
  #attempts = 0;
  #sending = false;
  /** The same for every attempt to send the same text: by it the server knows a repetition. */
  #key: string | undefined;
  #timeToken: string | undefined;
  #begun: boolean;

  /** Brings back the draft of this tab, without touching what is typed already. */
  constructor(parts: DeskParts) {
    const draft = readDraft();
    this.#parts = parts;
    this.#trouble = parts.trouble;
    this.#key = draft.idempotencyKey;
    this.#timeToken = draft.timeToken;
    this.#begun = draft.timeToken !== undefined;
    fillEmpty(parts.form, draft);
  }

  /** To be called when the visitor turns to the form: the time of filling it counts from the first time. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void fetchTimeToken(this.#parts.data.site.contactEndpoint).then((token) => {
      this.#timeToken = token;
    });
  }

  /** Keeps what was typed; where errors are shown, those that are mended go. A new one waits until the next attempt. */
  typed(): void {
    this.#key = undefined;
    this.#keep();
    if (this.#trouble === undefined || this.#trouble.text !== undefined) return;
    const checked = checkContactMessage(writtenIn(this.#parts.form));
    const shown = this.#trouble.errors;
    const left = "errors" in checked ? Object.entries(checked.errors).filter(([field]) => field in shown) : [];
    this.#show(left.length > 0 ? fieldTrouble(this.#parts.data, Object.fromEntries(left)) : undefined);
  }

  /** Sends the message, unless it is on its way already or something is wrong with it. */
  async submit(): Promise<void> {
    if (this.#sending) return;
    const { form, data } = this.#parts;
    const written = writtenIn(form);
    const checked = checkContactMessage(written);
    if ("errors" in checked) return this.#conclude({ kind: "refused", errors: checked.errors });
    this.#sending = true;
    // Browsers make keys on secure connections only; without one the server goes by the text.
    this.#key ??= crypto.randomUUID?.();
    this.#keep();
    this.#show(this.#trouble?.text === undefined ? undefined : this.#trouble);
    announce(message(data.messages, "contact.sending"));
    const extras = { idempotencyKey: this.#key ?? "", time_token: this.#timeToken ?? "" };
    this.#conclude(await sendMessage(data.site.contactEndpoint, { ...written, ...checked.message, ...extras }));
  }

  #conclude(outcome: Outcome): void {
    this.#sending = false;
    announce("");
    this.#attempts += 1;
    if (outcome.kind === "sent") keepDraft();
    this.#show(troubleOf(outcome, this.#parts.data), outcome.kind === "sent");
  }

  #show(trouble: ContactTrouble | undefined, isSent = false): void {
    const { form, data, show } = this.#parts;
    this.#trouble = trouble;
    // Not the title of another page, where the visitor may be by now.
    if (form.isConnected) document.title = markedTitle(document.title, data.messages, trouble !== undefined);
    show({ phase: isSent ? "sent" : this.#sending ? "sending" : "writing", trouble, attempts: this.#attempts });
  }

  #keep(): void {
    keepDraft({ ...writtenIn(this.#parts.form), idempotencyKey: this.#key, timeToken: this.#timeToken });
  }
}

function troubleOf(outcome: Outcome, data: LocaleData): ContactTrouble | undefined {
  if (outcome.kind === "refused") return fieldTrouble(data, outcome.errors);
  if (outcome.kind === "tooMany") return tooManyTrouble(data, outcome.seconds);
  if (outcome.kind === "sent") return undefined;
  return notSentTrouble(data, outcome.kind === "failed" ? "contact.not-sent" : "contact.unreachable");
}

function announce(text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = text;
}
