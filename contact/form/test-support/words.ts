import { type ContactErrorCode, errorsOf, forEachField } from "../../message/contact-fields.ts";
import type { FormWords } from "../contact-trouble.ts";

/** What a form says in tests: each text names itself. */
export const words: FormWords = {
  language: "en",
  errors: forEachField(
    (field) =>
      Object.fromEntries(errorsOf(field).map((code) => [code, `${field}: ${code}`])) as Record<
        ContactErrorCode,
        string
      >,
  ),
  unavailable: "Not sent: call us.",
  unreachable: "Not reached: your text is kept.",
  tooMany: "Too many: {wait}.",
  sending: "Sending",
  markedTitle: "Error: {title}",
};
