import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, type Language, languages } from "./test-content.ts";

/** The slug, the name and the heading of a page of texts. */
type PageWords = Readonly<Record<Language, { readonly slug: string; readonly name: string; readonly heading: string }>>;

/** The words of a page that menu, footer and site map lead to. */
export const ADDED_PAGE = {
  fr: { slug: "nos-engagements", name: "Engagements", heading: "Nos engagements" },
  en: { slug: "our-commitments", name: "Commitments", heading: "Our commitments" },
  pt: { slug: "os-nossos-compromissos", name: "Compromissos", heading: "Os nossos compromissos" },
} as const satisfies PageWords;

/** The words of a page that nothing leads to. */
export const PAGE_WITHOUT_PLACE = {
  fr: { slug: "pages-en-attente", name: "Réserve", heading: "Pages en réserve" },
  en: { slug: "spare", name: "Spare", heading: "Spare pages" },
  pt: { slug: "reserva", name: "Reserva", heading: "Páginas de reserva" },
} as const satisfies PageWords;

/** The slug of a further service: a copy of the first with another name. */
export const ADDED_SERVICE = "service-1";

/** The files of two pages of texts with everything that one can have, and of a further service, in three languages. */
export const addedPages: Readonly<Record<string, string>> = {
  ...pageOfTexts("commitments", ADDED_PAGE, ["menu", "footer", "site-map"]),
  ...pageOfTexts("spare", PAGE_WITHOUT_PLACE, []),
  ...addedService(),
};

function pageOfTexts(folder: string, words: PageWords, places: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => {
      const { slug, name, heading } = words[language];
      const text = `---
layout: text
slug: ${slug}
name: ${name}
places: [${places.join(", ")}]
title: ${heading}
description: ${heading}.
heading: ${heading}
lead: ${heading}.
steps: { heading: How, items: [{ title: One, text: First. }, { title: Two, text: Second. }] }
questions: { heading: Why, items: [{ question: Why not, answer: Because. }] }
call: { heading: Call, text: Call us., button: Write }
---

## A first part

Some words.

## A second part

Other words.
`;
      return [`pages/${folder}/${language}.md`, text];
    }),
  );
}

function addedService(): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => {
      const text = readFileSync(join(contentFolder, `pages/service-finance/${language}.md`), "utf8");
      const named = text
        .replace(/^slug: .*$/m, `slug: ${ADDED_SERVICE}`)
        .replace(/^name: .*$/m, "name: Service 1")
        .replace(/^title: .*$/m, "title: Service 1");
      return [`pages/service-z/${language}.md`, named];
    }),
  );
}
