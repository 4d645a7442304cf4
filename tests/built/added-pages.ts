import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentChange } from "../support/setup/changed-build.ts";
import { contentFolder, type Language, languages } from "../support/setup/test-content.ts";

/** The words of the added page of texts: its slug, its name and its heading. */
export const ADDED_PAGE = {
  fr: { slug: "nos-engagements", name: "Engagements", heading: "Nos engagements" },
  en: { slug: "our-commitments", name: "Commitments", heading: "Our commitments" },
  pt: { slug: "os-nossos-compromissos", name: "Compromissos", heading: "Os nossos compromissos" },
} as const satisfies Record<Language, object>;

/** The files of a page of texts with everything that one can have, in three languages. */
export function addedPage(places: readonly string[]): Record<string, ContentChange> {
  return Object.fromEntries(
    languages.map((language) => {
      const { slug, name, heading } = ADDED_PAGE[language];
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
      return [`pages/commitments/${language}.md`, text];
    }),
  );
}

/** The files of further services: copies of the first with other names and slugs. */
export function addedServices(count: number): Record<string, ContentChange> {
  const copies = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    copies.flatMap((number) =>
      languages.map((language) => {
        const text = readFileSync(join(contentFolder, `pages/service-finance/${language}.md`), "utf8");
        const named = text
          .replace(/^slug: .*$/m, `slug: service-${number}`)
          .replace(/^name: .*$/m, `name: Service ${number}`)
          .replace(/^title: .*$/m, `title: Service ${number}`);
        return [`pages/service-z${number}/${language}.md`, named] as const;
      }),
    ),
  );
}
