import type { Locator, Page } from "playwright-core";

/** The contact form, as a visitor meets it. */
export interface ContactForm {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** What the form says where the message is not sent. */
  readonly note: Locator;
  /** What stands in the form's place when the message has arrived. */
  readonly thanks: Locator;
  readonly fill: (message: Message) => Promise<void>;
  /** Waits until the form is hydrated. */
  readonly untilHydrated: () => Promise<void>;
  /** What stands in the fields. */
  readonly written: () => Promise<Message>;
}

/** What a visitor writes. */
export interface Message {
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
    thanks: page.getByRole("main").getByRole("status").filter({ visible: true }),
    async fill(values) {
      await name.fill(values.name);
      await email.fill(values.email);
      await message.fill(values.message);
    },
    async untilHydrated() {
      await page.waitForFunction(() => {
        const element = document.querySelector("form[method=post]") ?? {};
        return Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      });
    },
    written: async () => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
  };
}
