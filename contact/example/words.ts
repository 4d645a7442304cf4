import type { FormWords } from "../form/contact-trouble.ts";
import { forEachField } from "../message/contact-fields.ts";

const errors = {
  required: "This is needed.",
  tooShort: "Tell us a little more.",
  tooLong: "This is too long.",
  invalid: "This cannot be right: check it.",
};

/** What the form says. */
export const words: FormWords = {
  language: "en",
  errors: forEachField(() => errors),
  unavailable: "Your message could not be sent: call us.",
  unreachable: "We could not be reached. Your text is kept: try again.",
  tooMany: "Too many messages: try again {wait}.",
  sending: "Sending…",
  markedTitle: "Error: {title}",
};
