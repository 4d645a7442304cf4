import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatDate } from "#engine/i18n/format.ts";
import { languageIn } from "#site/languages/languages.ts";
import { builtDocument, builtDocuments } from "../support/setup/documents.ts";
import { contentFolder, languages } from "../support/setup/test-content.ts";
import { attributes, only, readable, textOf } from "./queries.ts";

const root = resolve(import.meta.dirname, "../..");
/** How many criteria each theme of RGAA 4.1.2 has. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
/** A criterion, or several of a theme that nothing concerns. */
const ROW = /^\| (\d+)\.(\d+)(?:–\1\.(\d+))? \| [^|]+ \| (C|NC|N\/A) \| ([^|]*) ?\|$/gm;

interface Declared {
  readonly status: "full" | "partial" | "none";
  readonly referential: string;
  readonly criteria: { readonly applicable: number; readonly met: number };
  readonly date: string;
  readonly email: string;
}

const addresses = { fr: "/fr/accessibilite/", en: "/en/accessibility/", pt: "/pt/acessibilidade/" };
const states = { fr: "partiellement conforme", en: "partially compliant", pt: "parcialmente conforme" };
/** Whom to turn to, in both countries. */
const remedies = ["defenseurdesdroits.fr", "inr.pt", "provedor-jus.pt", "livroreclamacoes.pt"];

const walk = await readFile(join(root, "docs/accessibility.md"), "utf8");
const site = parse(await readFile(join(contentFolder, "site.yaml"), "utf8")) as { readonly accessibility: Declared };
const declared = site.accessibility;

describe("the walk through the criteria", () => {
  test("has the 106 criteria, each once and in order, with a result and how it was tested", () => {
    const rows = [...walk.matchAll(ROW)];
    const walked = rows.flatMap(([, theme, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${theme}.${Number(first) + index}`),
    );
    expect(walked).toEqual(
      THEMES.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
    );
    expect(rows.filter(([, , , last, result]) => last !== undefined && result !== "N/A")).toEqual([]);
    expect(rows.filter(([, , , , result, how = ""]) => result === "C" && how.trim() === "")).toEqual([]);
  });

  test("names files that exist", () => {
    const files = [...walk.matchAll(/`((?:engine|consent|contact|site|publish|editor|content|tests)\/[^`]+)`/g)].map(
      ([, file = ""]) => file,
    );
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe.each(languages)("the statement in %s", (language) => {
  test("says status, referential, counts, rate and date as the site's data have them", async () => {
    const text = textOf(only(await builtDocument(addresses[language]), "main"));
    const { applicable, met } = declared.criteria;
    expect(text).toContain(states[language]);
    expect(text).toContain(declared.referential);
    expect(text).toMatch(
      new RegExp(`\\b${applicable}\\b.*\\b${met}\\b.*\\b${Math.floor((100 * met) / applicable)} ?%`),
    );
    expect(text).toContain(readable(formatDate(declared.date, languageIn(language))));
  });

  test("says how to reach us, in numbers as its readers dial them, and whom to turn to in both countries", async () => {
    const main = only(await builtDocument(addresses[language]), "main");
    const links = attributes(main, "a", "href").join(" ");
    expect(links).toContain(`mailto:${declared.email}`);
    expect(links.match(/tel:\+/g)).toHaveLength(2);
    expect(textOf(main.querySelector("a[href^='tel:+33']"))).toMatch(language === "fr" ? /^0\d/ : /^\+33 [1-9]/);
    for (const remedy of remedies) expect(links).toContain(remedy);
  });

  test("is linked, with its status, in every footer of the language", async () => {
    const pages = [...(await builtDocuments())].filter(([, { documentElement }]) =>
      documentElement.lang.startsWith(language),
    );
    expect(pages.length).toBeGreaterThan(25);
    for (const [path, document] of pages) {
      const link = document.querySelector(`footer a[href='${addresses[language]}']`);
      expect(textOf(link), path).toContain(states[language]);
    }
  });
});
