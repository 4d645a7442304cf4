import { type ContactField, forEachField } from "../contact-fields.ts";
import { type ContactMessage, checkContactMessage } from "../contact-message.ts";

/** A message that nothing is wrong with. */
export const good: ContactMessage = {
  ...forEachField((field) => `Some ${field} or other`),
  name: "José",
  email: "jose@example.com",
  message: "Dez letras.",
};

/** What is in a form that nobody has filled in. */
export const blank: ContactMessage = forEachField(() => "");

/** The error of one field, the others being right. */
export function errorOf(field: ContactField, value: unknown): string | undefined {
  const result = checkContactMessage({ ...good, [field]: value });
  return "errors" in result ? result.errors[field] : undefined;
}
