import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { publicPosts } from "#engine/build/pages/public-posts.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import { defineSite } from "#engine/define-site.ts";
import type { WrittenLanguage } from "#engine/i18n/language.ts";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { definePage } from "#engine/pages/definition/define-page.ts";
import { hooksOf } from "#engine/site-hooks.ts";
import { languages } from "#engine/test-support/made-up-languages.ts";
import { messages } from "#engine/test-support/made-up-messages.ts";
import { consentMessageKeys, defaultWords } from "../words/words.ts";
import { siteConsent } from "./site-consent.ts";

const german: WrittenLanguage = {
  ...languages.en,
  ...{ tag: "de", openGraph: "de_DE", name: "Deutsch" },
  typography: { quotes: ["„", "“"], frenchSpaces: false, counted: "Tage?|Monate?", titles: "(?:Dr|Prof)\\." },
};

const page = definePage({ id: "home", kind: "one", paths: "", content: ({ texts, body }) => ({ ...texts, body }) });
/** A site of one page in German, which says one message of consent itself. */
const bare = defineSite({
  pages: [page],
  languages: { de: german },
  messages: {
    keys: messages.keys,
    words: { de: { ...messages.words.en, "consent.privacy": "Was wir von Ihnen wissen" } },
  },
});

const files = {
  "site.yaml": `brand: Gasthof
url: https://gasthof.example
description: { de: "Ein Gasthof." }
languages: { published: [de], missing: error }
fonts: { stylesheet: self }
analytics:
  matomo: { url: "https://stats.example/", siteId: 2 }
  tag: { url: "", propertyId: "" }
consent:
  services:
    - { name: counting, title: { de: Zählung }, purposes: [analytics], callback: analytics }
    - { name: video, title: { de: Videos }, purposes: [media] }
`,
  "pages/home/de.md": `---
title: Willkommen
description: Ein Satz.
heading: Willkommen
---

::embed[Ein Film]{service="video" src="https://films.example/1" width=560 height=315}

::cookie-table

::other-hosts
`,
};

async function read(site = siteConsent(bare)) {
  const folder = await mkdtemp(join(tmpdir(), "consent-"));
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
  return { content, posts: publicPosts(content) };
}

describe("a site that calls it once", () => {
  test("is refused its services without it, and has them with it", async () => {
    await expect(read(bare)).rejects.toThrow();
    const { content } = await read();
    expect(content.site).toMatchObject({ consent: { services: [{ name: "counting" }, { name: "video" }] } });
  });

  test("gives each page the services with their words, the trackers, and the address of the dialog's words", async () => {
    const published = await read();
    const now = new Date("2026-11-28");
    const facts = hooksOf(published.content).facts?.(published, "de", now) as { consentWords: string };
    expect(facts).toMatchObject({
      consent: {
        services: [
          { title: "Zählung", purposes: ["Zählen der Besuche, um die Website zu verbessern"] },
          { title: "Videos", purposes: ["Zeigen von Inhalten anderer Websites"] },
        ],
      },
      analytics: { matomo: { url: "https://stats.example/", siteId: 2 } },
    });
    const [dialog] = hooksOf(published.content).files?.(published.content, now) ?? [];
    expect(dialog).toMatchObject({ path: facts.consentWords, isImmutable: true });
    expect(JSON.parse(String(dialog?.text))).toMatchObject({ save: "Meine Wahl speichern" });
  });

  test("lets pages reach the trackers", async () => {
    const published = await read();
    expect(hooksOf(published.content).policy?.(published)).toMatchObject({
      "script-src": ["https://stats.example"],
      "connect-src": ["https://stats.example"],
    });
  });

  test("says in the text what is kept, and by whom", async () => {
    const { content } = await read();
    const told = JSON.stringify(content);
    for (const words of ["Ihre Wahl bei Cookies", "Cookies, deren Namen mit _pk_ beginnen", "Die Besuchsmessung"]) {
      expect(told.replaceAll("\u00a0", " ")).toContain(words);
    }
  });

  test("has the words by default, but for what it says itself", async () => {
    const { content } = await read();
    expect(content.messages.de).toMatchObject({
      "consent.accept-all": "Alle akzeptieren",
      "consent.privacy": "Was wir von Ihnen wissen",
    });
  });
});

test("a language without words is named; given its words, it has them", () => {
  const other = { ...bare, languages: { nl: german } };
  expect(() => siteConsent(other)).toThrow('Consent has no words in "nl".');
  const { de } = defaultWords;
  const given = siteConsent(other, de && { nl: de });
  expect(given.messages.words.nl).toMatchObject({ "consent.save": "Meine Wahl speichern" });
});

describe.each(Object.entries(defaultWords))("the words in %s", (_locale, { shown, built, phrases }) => {
  test("have the values of their keys", () => {
    const values = Object.entries({ ...shown, ...built }).map(([key, text]) => [key, placeholdersOf(text).sort()]);
    const asked = Object.entries(consentMessageKeys).map(([key, names]) => [key, [...names].sort()]);
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(asked));
  });

  test("put in what they are given", () => {
    const { cookies, otherHosts } = phrases;
    for (const text of [cookies.days(3), cookies.months(3)]) expect(text).toContain("3");
    const named = [cookies.begins, cookies.cookie, otherHosts.fontsOf, otherHosts.allowedFontsOf, otherHosts.early];
    for (const say of named) expect(say("_x")).toContain("_x");
    expect(cookies.head).toHaveLength(4);
  });
});

// Their spelling is that of the dictionaries: site/languages/words.test.ts.
test.each([
  ["fr", "« Gestion"],
  ["en", "“Cookie management”"],
  ["pt", "«Gestão de cookies»"],
] as const)("in %s a name stands in the quotation marks of the language", (locale, named) => {
  const text = typeset(defaultWords[locale]?.built["consent.settings-text"] ?? "", languages[locale]);
  expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(named);
});
