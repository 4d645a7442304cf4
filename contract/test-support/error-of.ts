import type { ContactField } from "../contact-fields.ts";
import { checkContactMessage } from "../contact-message.ts";

/** A message that nothing is wrong with. */
export const good = { name: "José", email: "jose@example.com", message: "Dez letras." };

/** The error of one field, the others being right. */
export function errorOf(field: ContactField, value: unknown): string | undefined {
  const result = checkContactMessage({ ...good, [field]: value });
  return "errors" in result ? result.errors[field] : undefined;
}
