import type { ContactErrors, ContactField } from "../../contract/contact-message.ts";
import type { ContactLocale } from "./contact-texts.ts";

/** What the page of the form is to show to a browser that sent the form itself. */
export interface ContactPageState {
  readonly locale: ContactLocale;
  /** What was typed, as it was typed. */
  readonly values: Readonly<Record<ContactField, string>>;
  /** By field: its error code. Empty where the message was refused for another reason, which `status` says. */
  readonly errors: ContactErrors;
  /** 422: fields are wrong; 429: too many messages; 503: messages cannot be taken now. */
  readonly status: 422 | 429 | 503;
}

/** Renders the page of the form, whole. The build brings its own (`load-contact-page.ts`). */
export type RenderContactPage = (state: ContactPageState) => string | Promise<string>;
