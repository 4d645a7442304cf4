import { expect, test } from "vitest";
import { editorSay } from "../words/words.ts";
import { stateInWords, titlesIn } from "./texts.ts";

test.each([
  ["fr", "Paraîtra le 1er juin 2027"],
  ["en", "Will appear on 1 June 2027"],
  ["pt", "Aparecerá a 1 de junho de 2027"],
] as const)("an article that appears on a day to come says which, in %s", (language, words) => {
  const said = stateInWords(editorSay(language), { state: "scheduled", date: "2027-06-01" });
  expect(said.replace(/\s/g, " ")).toBe(words);
});

const version = { path: "posts/fr/essai.md", title: "Un essai", date: "", state: "online" } as const;
const essay = { kind: "article", list: "articles", key: "essai", versions: { fr: version }, isFixed: false } as const;
const { titleOf, withTitles } = titlesIn({ texts: [essay] }, editorSay("fr"), () => "français");

test.each([
  ["L’adresse /fr/a/ est déjà celle de posts/fr/essai.md.", "est déjà celle de « Un essai (français) »."],
  ["Ajoutez à words.txt : mott", "Ajoutez à « Mots que la relecture accepte » : mott"],
  ["« words.txt » ne contient rien.", "« Mots que la relecture accepte » ne contient rien."],
  ["Lisez https://exemple.fr/words.txt, ou mon-devis.txt", "Lisez https://exemple.fr/words.txt, ou mon-devis.txt"],
])("a sentence of the build names files by their titles, and leaves the rest: %s", (sentence, shown) => {
  expect(withTitles(sentence).replace(/\s/g, " ")).toContain(shown);
});

test("a text that somebody deleted is called by its title, and never by its path", () => {
  expect(titleOf("posts/fr/parti.md", '---\ntitle: "Un **adieu**"\n---\n')).toBe("Un adieu");
  expect(titleOf("posts/fr/parti.md")).not.toContain("parti");
});
