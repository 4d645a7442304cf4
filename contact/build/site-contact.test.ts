import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { publicPosts } from "#engine/build/pages/public-posts.ts";
import type { Content } from "#engine/content/model/content.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { defineSite, type Site } from "#engine/define-site.ts";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { definePage } from "#engine/pages/definition/define-page.ts";
import type { SiteInput } from "#engine/pages/definition/site-input.ts";
import { hooksOf, type ServerBundle } from "#engine/site-hooks.ts";
import { languages } from "#engine/test-support/made-up-languages.ts";
import { messages } from "#engine/test-support/made-up-messages.ts";
import type { ContactInput } from "../client/site-contact-form.tsx";
import { contactMessageKeys, defaultWords } from "../words/words.ts";
import { type ContactOptions, siteContact } from "./site-contact.ts";

const page = definePage({ id: "write", kind: "one", paths: "", content: ({ texts }) => texts });
const options: ContactOptions = {
  page: "write",
  phone: () => ({ number: "+41 22 00", url: "tel:+412200" }),
  months: () => 6,
};
/** A site of one page, in French; its words are its own where they are given. */
const bare = (words = {}): Site =>
  defineSite({
    pages: [page],
    languages: { fr: languages.fr },
    messages: { keys: messages.keys, words: { fr: { ...messages.words.fr, ...words } } },
  });

/** What the site says with a form that writes to an endpoint, published in a place. */
async function read(endpoint: string, publish = "release: /srv/site", site = siteContact(bare(), options)) {
  const folder = await mkdtemp(join(tmpdir(), "contact-"));
  const yaml = `brand: Auberge
url: https://auberge.example
description: { fr: "Une auberge." }
languages: { published: [fr], missing: error }
fonts: { stylesheet: self }
contact: { endpoint: ${JSON.stringify(endpoint)} }
publish: { ${publish} }
`;
  const files = {
    "site.yaml": yaml,
    "pages/write/fr.md":
      "---\ntitle: Écrire\ndescription: Une phrase.\nheading: Écrire\n---\n\nOn garde {contact.fields}.\n",
  };
  for (const name of ["theme", "theme.yaml"]) {
    await cp(resolve(import.meta.dirname, "../../examples/postcard/content", name), join(folder, name), {
      recursive: true,
    });
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { content } = await readContent(folder, await mkdtemp(join(tmpdir(), "cache-")), site);
  return { content, posts: publicPosts(content), hooks: hooksOf(content), source: readYaml("site.yaml", yaml) };
}

/** What pages in French are made of. */
async function inputOf({ hooks, ...published }: Awaited<ReturnType<typeof read>>) {
  return hooks.input?.({ locale: "fr" } as SiteInput, published) as SiteInput & ContactInput;
}

/** What the server is given, by the names of its files. */
async function filesOf({ hooks, content }: Awaited<ReturnType<typeof read>>, bundle?: ServerBundle) {
  return await hooks.server?.({ content, localeData: {}, bundle });
}

const plain = (text: unknown) => JSON.stringify(text).replaceAll(/[\u00a0\u202f]/g, " ");

describe("a site that calls it once", () => {
  test("gives the page of the form what it says, with the limits and the number to call", async () => {
    const { contactForm } = await inputOf(await read("/api/contact"));
    expect(contactForm).toMatchObject({ locale: "fr", endpoint: "/api/contact", page: "/fr/", phone: "tel:+412200" });
    expect(contactForm?.texts.fields.email).toEqual({ label: "Adresse e-mail", placeholder: "prenom.nom@exemple.fr" });
    const errors = contactForm?.words.errors;
    expect(errors?.name, "a text for each error that can be, and for no other").not.toHaveProperty("tooShort");
    expect(plain(errors?.message.tooLong)).toContain("dépasse 5 000 caractères");
    expect(plain(contactForm?.words.unreachable)).toContain("appelez-nous au +41 22 00");
    expect(contactForm?.words.tooMany).toContain("+41\u00a022\u00a000");
  });

  test("has what the form asks for in its texts, and the server's answers", async () => {
    const site = await read("/api/contact");
    expect(plain(site.content.pages)).toContain("Nom, adresse e-mail, message");
    const { files, retentionMonths, away } = (await filesOf(site)) ?? {};
    expect(retentionMonths).toBe(6);
    expect(away, "nothing renders the page of a rejected message in development").toBeUndefined();
    const { fr } = JSON.parse(files?.[".build/contact.json"] ?? "");
    expect(fr).toMatchObject({ back: { href: "/fr/", label: "Contact" }, failed: { phone: { href: "tel:+412200" } } });
    expect(fr.refusals).not.toHaveProperty("404");
  });

  test("has a server that renders its page with a rejected message", async () => {
    const site = await read("/api/contact");
    const renderer = join(await mkdtemp(join(tmpdir(), "renderer-")), "render.js");
    await writeFile(renderer, "export const contactPageRenderer = (pages) => () => pages.pages.fr.data.context;");
    const form = (await inputOf(site)).contactForm;
    const bundleWith = (content: object) =>
      ({ css: "", theme: {}, renderer, parts: () => ({ data: { context: { content } } }) }) as unknown as ServerBundle;
    const { files, away } = (await filesOf(site, bundleWith({ form }))) ?? {};
    expect(files?.[".build/contact-page.js"]).toContain(JSON.stringify(form?.endpoint));
    expect(plain(away)).toContain("+41 22 00");
    await expect(filesOf(site, bundleWith({}))).rejects.toThrow('page "write" has no form');
    await writeFile(renderer, "export const renderApp = 0;");
    await expect(filesOf(site, bundleWith({ form }))).rejects.toThrow("has to export contactPageRenderer");
  });

  test("without an endpoint has no form, and a server that says so", async () => {
    const site = await read("");
    expect((await inputOf(site)).contactForm).toBeUndefined();
    expect(site.hooks.policy?.(site)).toMatchObject({ "connect-src": [], "form-action": [] });
    const { files } = (await filesOf(site, {} as ServerBundle)) ?? {};
    expect(plain(files)).toContain("a pas de formulaire : votre message");
  });

  test("lets its form reach the receiver, which leads back to the site; what is tried out does not reach it", async () => {
    const site = await read("https://messages.example/api/contact");
    expect(site.hooks.policy?.(site)).toMatchObject({
      "connect-src": ["https://messages.example"],
      "form-action": ["'self'", "https://messages.example", "https://auberge.example"],
    });
    const tried = site.hooks.triedOut?.(site.content as Content);
    expect(tried?.site).toMatchObject({ contact: { endpoint: "/api/contact" } });
  });

  test.each([
    ["folder: a-envoyer", "/api/contact", true],
    ["git: /srv/site.git", "/api/contact", true],
    ["release: /srv/site", "/api/contact", false],
    ["folder: a-envoyer", "", false],
    ["git: /srv/site.git", "https://messages.example/api/contact", false],
  ])("published by %s, a form that writes to %s loses its messages: %s", async (place, endpoint, lost) => {
    const { hooks, source, ...published } = await read(endpoint, place);
    const problem = { file: "site.yaml", line: 6, id: "site:form-without-server", values: { write: 'endpoint: ""' } };
    const found = lost ? [expect.objectContaining(problem)] : [];
    expect(hooks.decisions?.(published, source).toDecide).toEqual(found);
    expect(hooks.publication?.(published.content.site, source).problems).toEqual(found);
  });

  test("says a message as the site does, where it says it", async () => {
    const { contactForm } = await inputOf(
      await read("/api/contact", undefined, siteContact(bare({ "contact.send": "Envoyer la carte" }), options)),
    );
    expect(contactForm?.texts).toMatchObject({ send: "Envoyer la carte", retry: "Réessayer" });
  });
});

describe("what the site has not got is named", () => {
  test("the page of the form", () => {
    expect(() => siteContact(bare(), { ...options, page: "contact" })).toThrow(
      'given the page "contact", which the site does not have: write.',
    );
  });

  test("somebody to call", async () => {
    const site = siteContact(bare(), { ...options, phone: () => undefined });
    await expect(read("/api/contact", undefined, site).then(inputOf)).rejects.toThrow(
      'phone() of siteContact() gives none in "fr".',
    );
  });

  test("words of a language, but for those that the site says", () => {
    const words = { ...messages.words.en, ...defaultWords.en, "contact.send": "Versturen" };
    const dutch = (said: Record<string, string>) =>
      siteContact(
        { ...bare(), languages: { nl: languages.en }, messages: { ...messages, words: { nl: said } } },
        options,
      );
    expect(dutch(words).messages.words.nl).toMatchObject({ "contact.send": "Versturen" });
    const { "contact.sent": _, "contact.call": __, ...some } = words;
    expect(() => dutch(some)).toThrow(/no words in "nl".*: contact\.sent, contact\.call\.$/);
  });

  test("a message that neither has", () => {
    expect(() => siteContact(bare({ "contact.sned": "Envoyer" }), options)).toThrow(
      'Neither contact nor the site has these messages in "fr": contact.sned.',
    );
  });
});

// Their spelling is that of the dictionaries: site/languages/words.test.ts.
test.each(Object.entries(defaultWords))("the words in %s have the values of their keys", (_locale, words) => {
  const values = Object.entries(words).map(([key, text]) => [key, placeholdersOf(text).sort()]);
  const asked = Object.entries(contactMessageKeys).map(([key, names]) => [key, [...names].sort()]);
  expect(Object.fromEntries(values)).toEqual(Object.fromEntries(asked));
});
