import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContentFiles } from "../content/source/content-files.ts";
import { changedContent } from "../content/test-support/changed-content.ts";
import { languages } from "../test-support/made-up-languages.ts";
import { filesWithProse } from "./content-prose.ts";
import { fixesBetween, fixTypography, withFixedLines } from "./fix-typography.ts";

const head = "---\ntitle: Un titre\ndate: 2026-01-02\ndescription: Une phrase.\ntags: [company]\n---\n\n";

/** A text in a post of a language, fixed. */
function fixed(text: string, locale = "fr"): string {
  return fixTypography({ languages }, `posts/${locale}/a.md`, head + text).text.slice(head.length);
}

const SLIPS: readonly (readonly [locale: string, written: string, right: string])[] = [
  ["fr", "l´acte", "l'acte"],
  ["fr", "dit << oui >> ici", "dit « oui » ici"],
  ["pt", "diz << sim >> aqui", "diz «sim» aqui"],
  ["fr", "un  mot   seul", "un mot seul"],
  ["en", "a word , and another .", "a word, and another."],
  ["en", "Really ? Yes !", "Really? Yes!"],
  ["pt", "Sim ; não :", "Sim; não:"],
  ["fr", "un,deux;trois", "un, deux; trois"],
  ["fr", "La fin.Le début", "La fin. Le début"],
  ["fr", "la visite ( en été ) finie", "la visite (en été) finie"],
  ["fr", "une ligne \nautre", "une ligne\nautre"],
  ["fr", "Soeurs, coeur, OEUVRE, main-d'oeuvre, Oeil", "Sœurs, cœur, ŒUVRE, main-d'œuvre, Œil"],
  ["fr", "A partir de lundi. A Porto.", "À partir de lundi. À Porto."],
  ["fr", "- A noter\n- **A bientôt**", "- À noter\n- **À bientôt**"],
  ["fr", "la 1ère, le 1 er, la 2ème", "la 1re, le 1er, la 2e"],
  ["fr", "N°5, nº 6", "N° 5, n° 6"],
  ["pt", "N.º5, nº 6, n° 7", "N.º 5, n.º 6, n.º 7"],
  ["fr", "100€ et 5%", "100 € et 5 %"],
  ["en", "€ 40 at 5%", "€40 at 5%"],
];

test.each(SLIPS)("in %s “%s” becomes “%s”", (locale, written, right) => {
  expect(fixed(`${written}\n`, locale)).toBe(`${right}\n`);
});

test("has nothing more to do the second time", () => {
  const texts = SLIPS.map(([locale, written]) => [locale, fixed(written, locale)] as const);
  expect(texts.map(([locale, text]) => fixed(text, locale))).toEqual(texts.map(([, text]) => text));
});

test.each([
  ["what may be meant", "A obtenu le prix. Le plan A. Bâtiment A, porte B. 2 € 50. S.A.R.L. Mme A.-M. Il y a 1,5 h."],
  ["words that have no ligature", "moelle, coexister, coefficient, poêle, Noé, goéland"],
  ["what the generator sets", `Pourquoi ? "Oui"... C'est simple -- et clair : voilà !`],
  ["line breaks of Markdown", "une ligne  \nune autre"],
  ["indentation, lists and tables", "1.  un\n   -  deux\n\n*  trois\n\n| a   |  b |\n| --  | -- |\n| c   |  d |"],
  ["code", "`le  coeur ,`"],
  ["comments", "un mot <!-- le  coeur ,\n\nla  soeur -->"],
  ["addresses", "[le lien](/fr/soeur/) ![Un plan](le  plan ,2.jpg)"],
  ["variables", "{coeur.oeuvre} et {coeur}"],
  ["embeds", '::embed[Un film]{service="coeur" src="https://v.example/a,b;oeuvre?5%"  width=5}'],
  ["words of a language that the site has not", ":de[das  Wort ,]"],
])("%s: nothing is touched", (_name, text) => {
  expect(fixed(text)).toBe(text);
});

test("touches of the head only what visitors read", () => {
  const text =
    "---\n# coeur  ,\ntitle: A Porto : le  coeur\nkey: coeur\ntags:   [company]\ndescription: Une phrase.   # coeur\n---\n";
  const right = text.replace("A Porto : le  coeur", "À Porto : le cœur");
  expect(fixTypography({ languages }, "posts/fr/a.md", text).text).toBe(right);
  expect(fixesBetween(text, right)).toEqual([
    { line: 3, before: "title: A Porto : le  coeur", after: "title: À Porto : le cœur" },
  ]);
});

test("keeps the byte-order mark and the line breaks of Windows", () => {
  const raw = "\uFEFFun\r\nle  mot\r\n\nfin\r";
  expect(withFixedLines(raw, "un\nle mot\n\nfin\n")).toBe("\uFEFFun\r\nle mot\r\n\nfin\r");
});

test("finds nothing in the content made for tests", async () => {
  const folder = await changedContent();
  const files = filesWithProse((await readContentFiles(folder)).list(""));
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    expect(fixesBetween(text, fixTypography({ languages }, file, text).text), file).toEqual([]);
  }
});
