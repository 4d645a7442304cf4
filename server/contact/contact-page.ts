import type { ContactErrors, ContactField } from "../../contract/contact-message.ts";
import type { ContactLocale } from "../../contract/contact-texts.ts";

/** What the page of the form is to show to a browser that sent the form itself. */
export type ContactPageState = {
  readonly locale: ContactLocale;
  /** What was typed, as it was typed. */
  readonly values: Readonly<Record<ContactField, string>>;
  /** By field: its error code. Empty where the message was refused for another reason, which `status` says. */
  readonly errors: ContactErrors;
} & (
  | { /** Fields are wrong. */ readonly status: 422 }
  | { /** Messages cannot be taken now. */ readonly status: 503 }
  | {
      /** Too many messages; the next one is taken after so many seconds. */ readonly status: 429;
      readonly waitSeconds: number;
    }
);

/** Renders the page of the form, whole. The build brings its own (`load-contact-page.ts`). */
export type RenderContactPage = (state: ContactPageState) => string | Promise<string>;
