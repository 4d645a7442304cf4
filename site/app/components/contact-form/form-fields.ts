import { type ContactField, contactFields } from "../../../../contract/contact-message.ts";

/** All that the form would send, as it stands in its fields; those that nobody sees among them. */
export function writtenIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Puts texts into the fields that are empty. */
export function fillEmpty(form: HTMLFormElement, texts: Readonly<Partial<Record<ContactField, string>>>): void {
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = texts[name] ?? "";
  }
}
