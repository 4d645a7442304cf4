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
  /** Writes a letter; where the page is live, the form is so too afterwards. */
  readonly fill: (letter: Letter) => Promise<void>;
  /** Waits until the form's own script has taken it over, which is loaded when the form gets the focus. */
  readonly untilLive: () => Promise<void>;
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
  const untilLive = () => page.locator("form[method=post][novalidate]").waitFor();
  return {
    name,
    email,
    message,
    send: form.locator("[type=submit]").last(),
    note: form.getByRole("alert"),
    thanks: page.getByRole("main").getByRole("status").filter({ visible: true }),
    async fill(letter) {
      await name.fill(letter.name);
      await email.fill(letter.email);
      await message.fill(letter.message);
      const isLive = await page
        .locator("main")
        .evaluate((main) => Object.keys(main).some((key) => /^__react/.test(key)));
      if (isLive) await untilLive();
    },
    untilLive,
    written: async () => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
  };
}
