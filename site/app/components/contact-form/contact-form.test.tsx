import { expect, test } from "vitest";
import { renderInLocale } from "../../testing/render-in-locale.tsx";
import { ContactForm } from "./contact-form.tsx";

const form = renderInLocale("pt", <ContactForm />);

test("the form can be sent without JavaScript, in the language of the page", () => {
  expect(form).toMatch(/^<form [^>]*action="\/api\/contact" method="post"/);
  expect(form).toContain('<input type="hidden" name="locale" value="pt"/>');
});

test.each([
  ["name", 100],
  ["email", 254],
  ["message", 5000],
])("%s has a label, a placeholder, and takes at most %i characters", (name, limit) => {
  expect(form).toContain(`<label for="contact-${name}">contact.${name}</label>`);
  const field = new RegExp(`<(?:input|textarea)([^>]* name="${name}"[^>]*)>`).exec(form)?.[1];
  expect(field).toContain(`maxLength="${limit}"`);
  expect(field).toContain(`placeholder="contact.${name}-placeholder"`);
  expect(field).toContain('required=""');
});
