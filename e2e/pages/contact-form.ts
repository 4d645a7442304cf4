import type { Locator, Page } from "playwright-core";

/** The contact form, as a visitor meets it. */
export interface ContactForm {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** What the form says after an attempt. */
  readonly note: Locator;
  readonly fill: (letter: Letter) => Promise<void>;
  /** What stands in the fields. */
  readonly written: () => Promise<Letter>;
}

/** What a visitor writes. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The contact form of the page that is shown. */
export function contactForm(page: Page): ContactForm {
  const form = page.locator("form[method=post]");
  const field = (name: string) => form.locator(`[name=${name}]`);
  const [name, email, message] = [field("name"), field("email"), field("message")];
  return {
    name,
    email,
    message,
    send: form.locator("[type=submit]").last(),
    note: form.getByRole("alert"),
    async fill(letter) {
      await name.fill(letter.name);
      await email.fill(letter.email);
      await message.fill(letter.message);
    },
    written: async () => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
  };
}
