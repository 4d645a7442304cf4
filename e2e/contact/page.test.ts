import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { ownerSite } from "../built/owner-content.ts";
import { readable } from "../built/queries.ts";
import { answeredConsent } from "../pages/answered-consent.ts";
import { contactForm } from "../pages/contact-form.ts";
import { linkFacts } from "../pages/link-facts.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { type Visitor, visitors } from "../setup/browser.ts";

const visit = visitors();
const { staff, offices } = await ownerSite();
const message = { name: "Ana Lopes", email: "ana@example.org", message: "Bonjour, je vous écris\nen deux lignes." };
const languages = ["fr", "en", "pt"] as const;
let page: Page;
beforeAll(async () => {
  page = (await visit()).page;
});

/** Labels, each with its placeholder, and the name of the button. */
const texts = {
  fr: {
    fields: {
      name: ["Nom", "Votre nom"],
      email: ["Adresse e-mail", /^\S+@\S+\.\S+$/],
      message: ["Message", "Votre message"],
    },
    send: "Envoyer un message",
    phone: staff.france.phones[0],
  },
  en: {
    fields: {
      name: ["Name", "Your name"],
      email: ["E-mail address", /^\S+@\S+\.\S+$/],
      message: ["Message", "Your message"],
    },
    send: "Send a message",
    phone: staff.france.phones[0],
  },
  pt: {
    fields: {
      name: ["Nome", "O seu nome"],
      email: ["Endereço de e-mail", /^\S+@\S+\.\S+$/],
      message: ["Mensagem", "A sua mensagem"],
    },
    send: "Enviar uma mensagem",
    phone: staff.portugal.phones[0],
  },
} as const;

describe.each(languages)("%s", (language) => {
  const { fields, send, phone } = texts[language];
  const path = `/${language}/contact/`;

  test("[L6] whom to call in each country, and both offices with all their lines", async () => {
    await page.goto(path);
    const main = page.getByRole("main");
    const text = readable(await main.innerText());
    for (const { name, phones } of Object.values(staff)) {
      const entry = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: name[language] }) });
      const links = await linkFacts(entry.locator("a[href^='tel:']"));
      expect(links).toEqual(phones.map(({ number, url }) => [number, url]));
    }
    for (const office of Object.values(offices)) {
      const number = office.siret === undefined ? `NIPC ${office.nipc}` : `SIRET ${office.siret}`;
      const lines = [office.name, office.street, office.street2, `${office.postCode} ${office.city}`, number];
      for (const line of lines) expect(text).toContain(readable(line));
    }
  });

  test("[L10] each field has its label and placeholder, the button its name", async () => {
    await page.goto(path);
    const form = contactForm(page);
    for (const [name, [label, placeholder]] of Object.entries(fields)) {
      const field = page.getByRole("textbox", { name: label, exact: true });
      expect(await field.getAttribute("name")).toBe(name);
      expect(await field.getAttribute("placeholder")).toMatch(placeholder);
    }
    expect(await form.send.innerText()).toBe(send);
  });

  test("[L10] a message that cannot be taken is reported as not sent, with the number to call, and stays as typed (D12)", async () => {
    const { page: unlucky } = await unluckyVisit();
    await openHydrated(unlucky, path);
    const form = contactForm(unlucky);
    await form.fill(message);
    await form.send.click();
    await form.note.waitFor();
    expect(readable(await form.note.innerText())).toContain(phone?.number);
    expect(await form.note.evaluate((note) => note.contains(document.activeElement))).toBe(true);
    expect(await form.written()).toEqual(message);
    expect(new URL(unlucky.url()).pathname).toBe(path);
  });
});

/** A visitor whose messages the server cannot take at the moment. */
async function unluckyVisit(): Promise<Visitor> {
  const visitor = await visit(answeredConsent());
  await visitor.page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  return visitor;
}
