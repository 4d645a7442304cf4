import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContentFiles } from "../content/source/content-files.ts";
import { changedContent } from "../content/test-support/changed-content.ts";
import { languages } from "../test-support/made-up-languages.ts";
import { contentProse, filesWithProse, NO_TEXT } from "./content-prose.ts";

/** What is read of a file, by language. */
function readIn(file: string, text: string): string[] {
  return contentProse({ languages }, file, text)
    .map(({ text: passage, locale }) => `${locale}: ${passage.replaceAll(NO_TEXT, " ").replace(/\s+/g, " ").trim()}`)
    .filter((passage) => !passage.endsWith(": "));
}

const head = '---\ntitle: Porto : une **visite**\ndate: 2026-01-02\ndescription: "Une phrase."\ntags: [company]\n---\n';

test("reads the title, the description and the text of a post, and nothing else of its head", () => {
  expect(readIn("posts/fr/a.md", `${head}\nUn texte.\n`)).toEqual([
    "fr: Porto : une **visite**",
    "fr: Une phrase.",
    "fr: Un texte.",
  ]);
});

test.each([
  ["code", "Un `mot code` ici.", "Un ici."],
  ["the address of a link", "Un [lien nommé](/fr/contact/).", "Un [lien nommé] ."],
  ["the name of a picture, not its caption", '![Un plan](plan é (1).jpg "La légende")', "![Un plan] La légende"],
  ["variables", "Appelez le {shop.phones.0.number} !", "Appelez le !"],
  ["the marks of an embed, not its title", '::embed[Un film]{service="video" src="https://v.example/"}', "Un film"],
  ["addresses, hosts and files", "Voir https://a.example/x, ecrire@a.example, www.a.pt et plan.pdf.", "Voir , et ."],
  ["the sign of an anchor", "## Un titre {#anchor}", "## Un titre"],
  ["the rule of a table", "| A | B |\n| -- | :--- |\n| un | deux |", "| A | B | | un | deux |"],
])("passes over %s", (_name, source, read) => {
  expect(readIn("posts/fr/a.md", `${head}\n${source}\n`).at(-1)).toBe(`fr: ${read}`);
});

test("reads words that are marked as of another language in that one, and none in a language that the site has not", () => {
  const text = "L'acte, ou *:pt[escritura :fr[publique] aqui]*, se signe :es[ahora mismo].";
  expect(readIn("posts/fr/a.md", `${head}\n${text}\n`).slice(2)).toEqual([
    "fr: L'acte, ou * *, se signe .",
    "pt: escritura aqui",
    "fr: publique",
  ]);
});

test("reads every text of a page, also one of several lines", () => {
  const page =
    "---\ntitle: \"Un titre\"\nabout:\n  text: |\n    Une ligne.\n\n    Une autre.\n  link: 'Aller'\n---\nLe corps.\n";
  expect(readIn("pages/home/fr.md", page)).toEqual([
    "fr: Un titre",
    "fr: Une ligne. Une autre.",
    "fr: Aller",
    "fr: Le corps.",
  ]);
});

test("reads of the settings what is said in each language", () => {
  expect(readIn("site.yaml", "brand: Maison\nname: { fr: Bonjour, en: Hello }\n")).toEqual([
    "fr: Bonjour",
    "en: Hello",
  ]);
  expect(readIn("messages/pt.yaml", "# comentário\na.b: Olá, {name}\n")).toEqual(["pt: Olá,"]);
});

test("gives each passage letter for letter as it stands in its file", async () => {
  const folder = await changedContent();
  const files = filesWithProse((await readContentFiles(folder)).list(""));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    for (const { start, text: passage } of contentProse({ languages }, file, text)) {
      const written = [...text.slice(start, start + passage.length)];
      const wrong = [...passage].filter((letter, index) => letter !== NO_TEXT && letter !== written[index]);
      expect(wrong, `${file} at ${start}`).toEqual([]);
    }
  }
});
