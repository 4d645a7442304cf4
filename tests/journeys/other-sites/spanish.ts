import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseDocument, visit } from "yaml";
import { esPaths } from "#site/test-support/spanish-language.ts";
import type { ContentChange } from "../../support/setup/changed-build.ts";
import type { CodeChanges } from "../../support/setup/changed-project.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

/** Spanish, which the site does not know, as docs/how-to/add-a-language.md adds it. */
const root = resolve(import.meta.dirname, "../../..");
const LANGUAGE_FILE = "site/test-support/spanish-language.ts";
const WORDS_FILE = "site/test-support/spanish-words.ts";

/** The changes of code: the files of the language, their entries beside those of languages that the project has by now, and its paths. */
export async function spanishCode(): Promise<CodeChanges> {
  return {
    "site/languages/es/language.ts": await readFile(join(root, LANGUAGE_FILE), "utf8"),
    "site/languages/es/words.ts": await readFile(join(root, WORDS_FILE), "utf8"),
    "site/languages/languages.ts": (text) =>
      text.includes("spanish")
        ? text
        : text
            .replace(
              /^import \{ french/m,
              'import { spanish } from "./es/language.ts";\nimport { es, esPhrases } from "./es/words.ts";\n$&',
            )
            .replace(/(WrittenLanguage>> = \{[^}]*?),?(\s*\})/, "$1, es: spanish$2")
            .replace(/(MessageTexts>> = \{[^}]*?),?(\s*\})/, "$1, es$2")
            .replace(/(Phrases>> = \{[^}]*?),?(\s*\})/, "$1, es: esPhrases$2"),
    ...Object.fromEntries(
      Object.entries(esPaths).map(([page, word]) => [
        `site/pages/${page}/page.ts`,
        (text: string) => text.replace(/( {2}paths: \{(?:(?!es:)[^}])*?)( \})/, `$1, es: "${word}"$2`),
      ]),
    ),
  };
}

/** An article in Spanish. */
const ARTICLE = `---
title: Nuestro **nuevo sitio web**
date: 2026-11-03
description: Un sitio más claro, más rápido y ahora también en español.
tags: [company]
key: nouveau-site
---

El 12 de octubre de 2026 pusimos en línea un nuevo sitio. Pregunte "por qué" y le contamos el resto.
`;

/**
 * Everything that makes the content made for tests one in four languages. What its pages and settings say in English stands
 * for Spanish, which nobody proofreads.
 */
export async function spanishContent(): Promise<Readonly<Record<string, ContentChange>>> {
  const pages = (await readdir(join(contentFolder, "pages"))).map(async (page) => {
    const english = await readFile(join(contentFolder, "pages", page, "en.md"), "utf8");
    return [`pages/${page}/es.md`, english.replaceAll("/en/site-map/", "/es/mapa-del-sitio/")] as const;
  });
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    "posts/es/nuevo-sitio-web.md": ARTICLE,
    "tags.yaml": inSpanish,
    "site.yaml": (text) => inSpanish(text.replace("published: [fr, en, pt]", "published: [fr, en, pt, es]")),
  };
}

/** Settings whose texts in several languages are there in Spanish too. */
function inSpanish(text: string): string {
  const settings = parseDocument(text);
  visit(settings, { Map: (_, map) => void (map.has("fr") && map.has("en") && map.set("es", map.get("en"))) });
  return settings.toString({ lineWidth: 0 });
}
