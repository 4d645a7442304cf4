import type { ContactTrouble } from "../../../routes/page-views.ts";

/** What the contact form shows beside its fields, whose content is the browser's own. */
export interface FormState {
  readonly phase: "writing" | "sending" | "sent";
  readonly trouble?: ContactTrouble | undefined;
  /** How many attempts have ended: the end of each moves the focus to what is said of it. */
  readonly attempts: number;
  /** Whether the form is there for another message. */
  readonly again?: boolean;
}

/** Name of the draft in the tab's storage. */
export const DRAFT_NAME = "contact-draft";
