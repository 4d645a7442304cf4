import type { Page } from "playwright-core";
import { untilHydrated } from "./open-hydrated.ts";

/** What a visitor writes. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The contact form of the page that is shown, as a visitor meets it. */
export type ContactForm = ReturnType<typeof contactForm>;

export function contactForm(page: Page) {
  const form = page.locator("form[method=post]");
  const field = (name: string) => form.locator(`[name=${name}]`);
  const [name, email, message] = [field("name"), field("email"), field("message")];
  return {
    name,
    email,
    message,
    send: form.locator("[type=submit]").last(),
    /** What the form says where the message is not sent. */
    note: form.getByRole("alert"),
    /** What stands in the form's place when the message has arrived. */
    thanks: page.getByRole("main").getByRole("status").filter({ visible: true }),
    async fill(values: Message) {
      await name.fill(values.name);
      await email.fill(values.email);
      await message.fill(values.message);
    },
    /** Waits until the form is hydrated. */
    async untilHydrated() {
      await untilHydrated(page);
      await page.waitForFunction(() => {
        const element = document.querySelector("form[method=post]") ?? {};
        return Object.keys(element).some((key) => key.startsWith("__reactProps$"));
      });
    },
    /** What stands in the fields. */
    written: async (): Promise<Message> => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
  };
}
