import { describe, expect, test } from "vitest";
import { ownerSite } from "./built-site/owner-content.ts";
import { readable } from "./built-site/queries.ts";
import { axeViolations } from "./pages/axe-violations.ts";
import { contactForm } from "./pages/contact-form.ts";
import { contactGuests, focused, newLetter } from "./pages/contact-guests.ts";
import { contactWords } from "./pages/contact-words.ts";
import { openLive } from "./pages/open-live.ts";
import { soon } from "./pages/soon.ts";

const { guest, received } = contactGuests();
const { staff } = await ownerSite();

const texts = {
  fr: {
    missing: ["Indiquez votre nom.", "Indiquez votre adresse e-mail.", "Écrivez votre message."],
    short: "moins de 10 caractères",
    sending: "Envoi en cours…",
    wait: "dans 2 minutes",
    retry: "Réessayer",
    phone: staff.france.phones[0],
  },
  en: {
    missing: ["Enter your name.", "Enter your e-mail address.", "Write your message."],
    short: "shorter than 10 characters",
    sending: "Sending…",
    wait: "in 2 minutes",
    retry: "Try again",
    phone: staff.france.phones[0],
  },
  pt: {
    missing: ["Indique o seu nome.", "Indique o seu endereço de e-mail.", "Escreva a sua mensagem."],
    short: "menos de 10 caracteres",
    sending: "A enviar…",
    wait: "dentro de 2 minutos",
    retry: "Tentar novamente",
    phone: staff.portugal.phones[0],
  },
} as const;

describe.each(["fr", "en", "pt"] as const)("%s", (language) => {
  const say = { ...contactWords[language], ...texts[language] };
  const path = `/${language}/contact/`;

  test("L10 D12 a letter arrives; thanks take the form's place and the focus, and another can be written", async () => {
    const { page, errors } = await guest();
    const letter = newLetter();
    await openLive(page, path);
    const form = contactForm(page);
    await form.fill(letter);
    await form.send.click();
    await form.thanks.waitFor();
    expect(readable(await form.thanks.innerText())).toContain(readable(say.thanks));
    expect(await focused(page)).toBe("form");
    expect(await form.name.count()).toBe(0);
    expect(await received(letter.email)).toMatchObject([{ ...letter, locale: language, state: "queued" }]);
    expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
    await page.getByRole("button", { name: say.another }).click();
    await expect.poll(() => focused(page), soon).toBe("contact-name");
    expect(await form.written()).toEqual({ name: "", email: "", message: "" });
    expect(errors).toEqual([]);
  });

  test("L10 D12 what is wrong is told first, linked, tied to its field, and goes as it is mended", async () => {
    const { page, errors } = await guest({ bypassCSP: true });
    await openLive(page, path);
    const form = contactForm(page);
    const title = await page.title();
    await form.name.focus();
    await form.untilLive();
    await form.send.click();
    await form.note.waitFor();
    expect(await focused(page)).toBe("alert");
    expect(readable(await page.title())).toMatch(say.mark);
    expect(await form.note.getByRole("link").allInnerTexts()).toEqual(say.missing);
    for (const [index, field] of [form.name, form.email, form.message].entries()) {
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = page.locator(`#${await field.getAttribute("aria-describedby")}`);
      expect(await description.innerText()).toBe(say.missing[index]);
    }
    expect(await axeViolations(page)).toEqual([]);
    await form.note.getByRole("link").nth(2).click();
    await expect.poll(() => focused(page), soon).toBe("contact-message");
    await page.keyboard.type("abc");
    await expect.poll(async () => readable(await form.note.innerText()), soon).toContain(say.short);
    // A mistake that is new waits for the next attempt: nobody is corrected in the midst of a word.
    for (const email of ["ana@example.org", "ana@"]) await form.email.fill(email);
    await form.name.fill("Ana");
    await expect.poll(() => form.name.getAttribute("aria-invalid"), soon).toBeNull();
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    await form.fill(newLetter());
    await expect.poll(() => form.note.count(), soon).toBe(0);
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    expect(await page.title()).toBe(title);
    expect(errors).toEqual([]);
  });

  test("L10 D12 while it is sent it says so; where too many came, when to try again, and whom to call", async () => {
    const { page } = await guest();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      await answered;
      await route.fulfill({ status: 429, headers: { "retry-after": "100" }, json: { error: "" } });
    });
    const letter = newLetter();
    await openLive(page, path);
    const form = contactForm(page);
    await form.fill(letter);
    await form.send.click();
    await expect.poll(() => form.send.innerText(), soon).toBe(say.sending);
    expect(await form.send.getAttribute("aria-disabled")).toBe("true");
    answer();
    await form.note.waitFor();
    const note = readable(await form.note.innerText());
    expect(note).toContain(say.wait);
    expect(note).toContain(say.phone?.number);
    expect(await form.note.getByRole("button", { name: say.retry }).count()).toBe(1);
    expect(await form.written()).toEqual(letter);
  });
});
