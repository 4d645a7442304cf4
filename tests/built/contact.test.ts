import { describe, expect, test } from "vitest";
import { builtDocument } from "../support/setup/documents.ts";
import { languages, testMessages, testSite, writtenHours } from "../support/setup/test-content.ts";
import { attributes, nameOf, only, readable, textOf } from "./queries.ts";

const forms = {
  fr: {
    name: ["Nom", "Votre nom"],
    email: ["Adresse e-mail", /^\S+@\S+\.fr$/],
    message: ["Message", "Votre message"],
    send: "Envoyer un message",
  },
  en: {
    name: ["Name", "Your name"],
    email: ["E-mail address", /^\S+@\S+\.com$/],
    message: ["Message", "Your message"],
    send: "Send a message",
  },
  pt: {
    name: ["Nome", "O seu nome"],
    email: ["Endereço de e-mail", /^\S+@\S+\.pt$/],
    message: ["Mensagem", "A sua mensagem"],
    send: "Enviar uma mensagem",
  },
} as const;

describe.each(languages)("the contact page in %s", (language) => {
  const main = async () => only(await builtDocument(`/${language}/contact/`), "main");

  test("[L10] asks for name, e-mail and message, each labelled and with a placeholder", async () => {
    const form = only(await main(), "form");
    for (const field of ["name", "email", "message"] as const) {
      const input = only(form, `[name=${field}]`);
      const [label, placeholder] = forms[language][field];
      expect(nameOf(input)).toBe(label);
      expect(input.getAttribute("placeholder")).toMatch(
        placeholder instanceof RegExp ? placeholder : new RegExp(`^${placeholder}$`),
      );
      expect(input.hasAttribute("required"), field).toBe(true);
    }
    expect(only(form, "[name=email]").getAttribute("type")).toBe("email");
    expect(only(form, "[name=message]").tagName).toBe("TEXTAREA");
  });

  test("[L10] sends with its button, as a plain form, in the page's language", async () => {
    const form = only(await main(), "form");
    expect(textOf(only(form, "button[type=submit]"))).toBe(forms[language].send);
    expect(form.getAttribute("method")?.toLowerCase()).toBe("post");
    expect(form.getAttribute("action")).toBe("/api/contact");
    expect(only(form, "[name=locale]").getAttribute("value")).toBe(language);
  });

  test("[L10] cuts nothing that is pasted: limits are told, by the form's script or by the server (D12)", async () => {
    expect(attributes(await main(), "form [maxlength]", "maxlength")).toEqual([]);
  });

  test("contains the thank-you note for visitors without JavaScript, hidden until the address points to it (D12)", async () => {
    const note = only(await main(), "#_form[role=status]");
    expect(textOf(note)).toContain(readable((await testMessages(language))["contact.sent-title"] ?? "missing"));
    expect(only(note, "a").getAttribute("href")).toBe(`/${language}/contact/`);
    expect(note.nextElementSibling?.tagName).toBe("FORM");
  });

  test("has a honeypot that people neither see nor reach, and keeps the browser's own messages away (D12)", async () => {
    const honeypot = only(await main(), "form [name=fax_ref]");
    expect(honeypot.getAttribute("tabindex")).toBe("-1");
    expect(honeypot.closest("label")?.getAttribute("aria-hidden")).toBe("true");
    expect(only(await main(), "form").hasAttribute("novalidate")).toBe(true);
  });

  test("[L6] names France and Portugal with their phones", async () => {
    const { staff } = await testSite();
    const rows = [...(await main()).querySelectorAll("tr:has(a[href^='tel:'])")];
    const shown = rows.map((row) => [textOf(row.querySelector("th")), ...attributes(row, "a[href^='tel:']", "href")]);
    const urls = [staff.france, staff.portugal].map(({ phones }) => phones.map(({ url }) => url));
    expect(shown.map(([, ...numbers]) => numbers)).toEqual([...urls, urls[0]?.slice(0, 1)]);
    for (const [index, { name }] of [staff.france, staff.portugal].entries()) {
      expect(shown[index]?.[0]).toContain(name[language]);
    }
  });

  test("writes numbers in international form, but for readers in the country itself; to residents abroad always", async () => {
    const rows = [...(await main()).querySelectorAll("tr:has(a[href^='tel:+33'])")];
    const [office, residents, ...more] = rows.map((row) => textOf(row.querySelector("a")));
    expect(office).toMatch(language === "fr" ? /^0\d/ : /^\+33 [1-9]/);
    expect(residents).toMatch(/^\+33 [1-9]/);
    expect(more).toEqual([]);
  });

  test("gives the general e-mail address", async () => {
    const { email } = (await testSite()).legal;
    expect(attributes(await main(), "tr a[href^='mailto:']", "href")).toEqual([`mailto:${email}`]);
  });

  test("[L6] gives both offices with name, street, second line, post code, city and company number", async () => {
    const { france, portugal } = (await testSite()).offices;
    const cards = [...(await main()).querySelectorAll("article:has(address)")];
    expect(cards.map((card) => textOf(card.querySelector("h3")))).toEqual([france.name, portugal.name]);
    for (const [index, { street, street2, postCode, city, siret, nipc }] of [france, portugal].entries()) {
      const lines = [street, street2, `${postCode} ${city}`].map(readable).join("");
      expect(textOf(cards[index]?.querySelector("address"))).toContain(lines);
      expect(textOf(cards[index])).toContain(siret === undefined ? `NIPC ${nipc}` : `SIRET ${siret}`);
    }
    expect(attributes(await main(), "address [lang]", "lang")).toEqual(["fr", "pt-PT"]);
  });

  test("[K1] gives the opening hours and those of the telephone service", async () => {
    const rows = [...(await main()).querySelectorAll("table tr:has(a[href^='tel:'])")].map(textOf);
    const [offices, abroad] = [await writtenHours("offices", language), await writtenHours("abroad", language)];
    const inGmt = abroad.map((spans) => spans.map((span) => `${span} GMT`));
    for (const [index, lines] of [offices, offices, inGmt].entries()) {
      for (const span of lines.flat()) expect(rows[index]).toContain(span);
    }
  });
});
