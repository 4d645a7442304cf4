import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";
import { esPaths } from "#site/test-support/spanish-language.ts";
import type { ContentChange } from "../../support/setup/changed-build.ts";
import { copyProject } from "../../support/setup/changed-project.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

/**
 * Copies the project, and adds Spanish, which the site does not know, as docs/how-to/add-a-language.md says.
 *
 * @param more files and folders beside those that a build reads
 * @returns its folder
 */
export async function spanishProject(more: readonly string[]): Promise<string> {
  const project = await copyProject(more, ["node_modules", ".cache"]);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(join(project, file), edit(await readFile(join(project, file), "utf8")));
  await mkdir(join(project, "site/languages/es"));
  for (const file of ["language", "words"])
    await cp(join(project, `site/test-support/spanish-${file}.ts`), join(project, `site/languages/es/${file}.ts`));
  await change("site/languages/languages.ts", (text) =>
    text
      .replace(
        /^import \{ french/m,
        'import { spanish } from "./es/language.ts";\nimport { es, esPhrases } from "./es/words.ts";\n$&',
      )
      .replace(/(WrittenLanguage>> = \{[^}]*?),?(\s*\})/, "$1, es: spanish$2")
      .replace(/(MessageTexts>> = \{[^}]*?),?(\s*\})/, "$1, es$2")
      .replace(/(Phrases>> = \{[^}]*?),?(\s*\})/, "$1, es: esPhrases$2"),
  );
  for (const [page, word] of Object.entries(esPaths))
    await change(`site/pages/${page}/page.ts`, (text) =>
      text.replace(/( {2}paths: \{(?:(?!es:)[^}])*?)( \})/, `$1, es: "${word}"$2`),
    );
  return project;
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
