import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownerSite } from "./built-site/owner-content.ts";
import { readable } from "./built-site/queries.ts";
import { answeredConsent } from "./pages/answered-consent.ts";
import { axeViolations } from "./pages/axe-violations.ts";
import { contactForm } from "./pages/contact-form.ts";
import { type ContactHouse, contactHouse } from "./pages/contact-inbox.ts";
import { holdScript } from "./pages/held-script.ts";
import { openLive } from "./pages/open-live.ts";
import { soon } from "./pages/soon.ts";
import { type Visitor, visitors } from "./setup/browser.ts";

const visit = visitors();
const { staff } = await ownerSite();
let house: ContactHouse;
beforeAll(async () => {
  house = await contactHouse();
});
afterAll(() => house.stop());

let letters = 0;
/** A letter from an address of its own, by which it is found again. */
function newLetter() {
  letters += 1;
  return { name: "Ana Lopes", email: `ana${letters}@example.org`, message: "Bonjour, je vous écris\nen deux lignes." };
}

/** A visitor of the server with an outbox, who has answered the banner. */
function guest(options: BrowserContextOptions = {}): Promise<Visitor> {
  return visit({ ...answeredConsent(), baseURL: house.origin, ...options });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.role);
const SCRIPT_OF_FORM = /\/assets\/contact-form-[^/]+\.js$/;

const texts = {
  fr: {
    thanks: "Merci, votre message est arrivé.",
    another: "Écrire un autre message",
    mark: /^Erreur\s: Contact - /,
    missing: ["Indiquez votre nom.", "Indiquez votre adresse e-mail.", "Écrivez votre message."],
    short: "moins de 10 caractères",
    sending: "Envoi en cours…",
    wait: "dans 2 minutes",
    retry: "Réessayer",
    phone: staff.france.phones[0],
  },
  en: {
    thanks: "Thank you, your message has arrived.",
    another: "Write another message",
    mark: /^Error: Contact - /,
    missing: ["Enter your name.", "Enter your e-mail address.", "Write your message."],
    short: "shorter than 10 characters",
    sending: "Sending…",
    wait: "in 2 minutes",
    retry: "Try again",
    phone: staff.france.phones[0],
  },
  pt: {
    thanks: "Obrigado, a sua mensagem chegou.",
    another: "Escrever outra mensagem",
    mark: /^Erro: Contacto - /,
    missing: ["Indique o seu nome.", "Indique o seu endereço de e-mail.", "Escreva a sua mensagem."],
    short: "menos de 10 caracteres",
    sending: "A enviar…",
    wait: "dentro de 2 minutos",
    retry: "Tentar novamente",
    phone: staff.portugal.phones[0],
  },
} as const;

describe.each(["fr", "en", "pt"] as const)("%s", (language) => {
  const say = texts[language];
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
    expect(await house.received(letter.email)).toMatchObject([{ ...letter, locale: language, state: "queued" }]);
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
    await form.fill(newLetter());
    await expect.poll(() => form.note.count(), soon).toBe(0);
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    expect(await page.title()).toBe(title);
    expect(errors).toEqual([]);
  });

  test("L10 D12 while it is sent it says so; where too many came, when to try again, and whom to call", async () => {
    const { page } = await guest();
    let answer = () => {};
    await page.route("**/api/contact", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
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

test("L10 D12 a double click sends one message", async () => {
  const { page } = await guest();
  const letter = newLetter();
  await openLive(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(letter);
  await form.send.dblclick();
  await form.thanks.waitFor();
  expect(await house.received(letter.email)).toHaveLength(1);
});

test("L10 D12 an answer lost on the way, a reload, and a second attempt make one message, with the same key", async () => {
  const { page } = await guest();
  const letter = newLetter();
  const keys: (string | null)[] = [];
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(new URLSearchParams(request.postData() ?? "").get("idempotencyKey"));
  });
  await page.route("**/api/contact", loseAnswer);
  await openLive(page, "/fr/contact/");
  const form = contactForm(page);
  await form.fill(letter);
  await form.send.click();
  await form.note.waitFor();
  expect(await focused(page)).toBe("alert");
  expect(await form.written()).toEqual(letter);
  await page.reload();
  await form.untilLive();
  expect(await form.written()).toEqual(letter);
  await form.send.click();
  await form.note.waitFor();
  await page.unroute("**/api/contact", loseAnswer);
  await form.note.getByRole("button").click();
  await form.thanks.waitFor();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  expect(await house.received(letter.email)).toHaveLength(1);
});

test("L10 D12 a draft follows the visitor into another language, and is forgotten once it is sent", async () => {
  const { page } = await guest();
  const letter = newLetter();
  await openLive(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(letter);
  await form.message.press("End");
  await form.message.press("!");
  await page.locator("header a[hreflang], header a[lang]").filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname !== "/en/contact/");
  await form.untilLive();
  await expect.poll(async () => (await form.written()).name, soon).toBe(letter.name);
  expect(await form.written()).toEqual({ ...letter, message: `${letter.message}!` });
  await form.send.click();
  await form.thanks.waitFor();
  await page.reload();
  expect(await form.written()).toEqual({ name: "", email: "", message: "" });
});

test("L10 what is typed before the script arrives stays, and is sent by it", async () => {
  const { page, errors } = await guest();
  const letter = newLetter();
  const release = await holdScript(page);
  await page.goto("/pt/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  await form.fill(letter);
  await form.message.focus();
  release();
  await form.untilLive();
  expect(await form.written()).toEqual(letter);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await house.received(letter.email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("L10 D12 where the form's script is lost the browser posts it; what is mended on the page that comes back stays", async () => {
  const { page } = await guest();
  const letter = newLetter();
  const lose = (route: Route) => route.abort();
  await page.route(SCRIPT_OF_FORM, lose);
  await openLive(page, "/fr/contact/");
  const form = contactForm(page);
  await form.name.fill(letter.name);
  await form.email.fill(letter.email);
  await form.message.fill("abc");
  await form.message.press("Tab");
  await page.unroute(SCRIPT_OF_FORM, lose);
  const release = await holdScript(page);
  await form.send.click({ noWaitAfter: true });
  await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  expect(await form.written()).toEqual({ ...letter, message: "abc" });
  expect(readable(await page.title())).toMatch(texts.fr.mark);
  await form.message.fill("abcd");
  release();
  await form.untilLive();
  expect(await form.written()).toEqual({ ...letter, message: "abcd" });
  expect(await form.note.count()).toBe(1);
  await form.message.fill(letter.message);
  await expect.poll(() => form.note.count(), soon).toBe(0);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await house.received(letter.email)).toHaveLength(1);
});

test("L10 the form is filled, sent, mended and sent again with the keyboard alone", async () => {
  const { page } = await guest();
  const letter = newLetter();
  await openLive(page, "/en/contact/");
  const form = contactForm(page);
  await form.name.focus();
  await form.untilLive();
  await page.keyboard.type(letter.name);
  await page.keyboard.press("Enter");
  await form.note.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page), soon).toBe("contact-email");
  await page.keyboard.type(letter.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("A question in one line.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await form.thanks.waitFor();
  expect(await house.received(letter.email)).toMatchObject([{ message: "A question in one line." }]);
});
