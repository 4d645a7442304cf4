import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readable } from "../../built/queries.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { focused } from "../../support/pages/contact-visitors.ts";
import type { Language } from "../../support/setup/test-content.ts";
import { contactWords } from "./contact-words.ts";

/** What is wrong with each field of the form: nothing is written, something is wrong, or nothing. */
type Mistakes = readonly [name: Mistake, email: Mistake, message: Mistake];
type Mistake = "required" | "wrong" | undefined;

/** Our summary, and not the browser's, names the mistakes and has the focus; each field has its error; the title says it. */
export async function expectSummary(page: Page, language: Language, mistakes: Mistakes): Promise<void> {
  const form = contactForm(page);
  await form.note.waitFor();
  await expect.poll(() => focused(page), { message: "the focus" }).toBe("alert");
  const words = contactWords[language];
  const errors = mistakes.map((mistake, index) => mistake && words[mistake][index]);
  const told = (await form.note.getByRole("link").allInnerTexts()).map(readable);
  expect(told, "the summary").toEqual(errors.filter((error) => error !== undefined));
  for (const [index, field] of [form.name, form.email, form.message].entries()) {
    const error = errors[index];
    expect(await field.getAttribute("aria-invalid"), `field ${index}`).toBe(error === undefined ? null : "true");
    if (error === undefined) continue;
    const description = page.locator(`#${await field.getAttribute("aria-describedby")}`);
    expect(readable(await description.innerText()), `the error of field ${index}`).toBe(error);
  }
  expect(readable(await page.title())).toContain(words.mark);
}
