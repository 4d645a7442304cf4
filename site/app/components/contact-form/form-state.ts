import type { ContactTrouble } from "../../../routes/page-views.ts";

/** What the contact form shows beside its fields, whose content is the browser's own. */
export interface FormState {
  readonly phase: "writing" | "sending" | "sent";
  /** What is wrong; stays in sight while the message is sent again. */
  readonly trouble?: ContactTrouble | undefined;
  /** How many attempts have ended: the end of each moves the focus to what is said of it. */
  readonly attempts: number;
}
