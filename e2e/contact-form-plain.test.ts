import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readable } from "./built-site/queries.ts";
import { contactForm } from "./pages/contact-form.ts";
import { type ContactHouse, contactHouse } from "./pages/contact-inbox.ts";
import { visitors } from "./setup/browser.ts";

const visit = visitors();
let house: ContactHouse;
let page: Page;
beforeAll(async () => {
  house = await contactHouse();
  page = (await visit({ javaScriptEnabled: false, baseURL: house.origin })).page;
});
afterAll(() => house.stop());

const texts = {
  fr: { thanks: "Merci, votre message est arrivé.", mark: /^Erreur\s: /, another: "Écrire un autre message" },
  en: { thanks: "Thank you, your message has arrived.", mark: /^Error: /, another: "Write another message" },
  pt: { thanks: "Obrigado, a sua mensagem chegou.", mark: /^Erro: /, another: "Escrever outra mensagem" },
} as const;

describe.each(["fr", "en", "pt"] as const)("without JavaScript, %s", (language) => {
  const { thanks, mark, another } = texts[language];
  const path = `/${language}/contact/`;
  const letter = {
    name: `Zoé "<b>" ${language}`,
    email: `zoe.${language}@example.org`,
    message: "Une question,\nen deux lignes & un peu plus.",
  };

  test("L10 D12 errors come back on the same page, with all that was typed; mended, the letter arrives", async () => {
    await page.goto(path);
    const form = contactForm(page);
    expect(await form.thanks.count()).toBe(0);
    await form.fill({ ...letter, message: "abc" });
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(answer.status()).toBe(422);
    await page.waitForURL("**/api/contact");
    expect(await page.locator("html").getAttribute("lang")).toMatch(new RegExp(`^${language}`));
    expect(readable(await page.title())).toMatch(mark);
    expect(await form.written()).toEqual({ ...letter, message: "abc" });
    const [link] = await form.note.getByRole("link").all();
    const error = page.locator(`#${await form.message.getAttribute("aria-describedby")}`);
    expect(await link?.innerText()).toBe(await error.innerText());
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    await link?.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-message");

    await form.message.fill(letter.message);
    await form.send.click();
    await page.waitForURL(`**${path}?sent=1*`);
    expect(readable(await form.thanks.innerText())).toContain(readable(thanks));
    expect(await form.send.isVisible()).toBe(false);
    expect(await house.received(letter.email)).toMatchObject([{ ...letter, locale: language, state: "queued" }]);
    await page.getByRole("link", { name: another }).click();
    await page.waitForURL(`**${path}`);
    expect(await form.send.isVisible()).toBe(true);
    expect(await form.thanks.count()).toBe(0);
  });
});
