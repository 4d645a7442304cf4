import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { editorWords } from "./editor-words.ts";
import { editorSay, useLanguageName } from "./words.ts";

test("[O7] the interface speaks three languages with their own typography", () => {
  expect(editorSay("fr")("erase-title", { email: "a@b.example" })).toBe("Effacer les données de a@b.example\u202f?");
  expect(editorSay("fr")("no-way-to-publish")).toContain("«\u202fL’entreprise\u202f»");
  expect(editorSay("pt")("no-way-to-publish")).toContain("«A empresa»");
  expect(editorSay("en")("notes", { count: 3 })).toBe("Notes: 3");
});

test("[O7] the interface names no command: whoever opened it by its icon has none", () => {
  expect(JSON.stringify(editorWords)).not.toMatch(/\bnpm\b|\.yaml\b/);
});

test("the first day of a month is said as in the texts of the site", () => {
  expect(editorSay("fr")("moment", { day: "2027-06-01", time: "10:00" })).toBe("1er juin 2027 à 10:00");
  expect(editorSay("pt")("weekday-and-day", { weekday: "terça-feira", day: "2027-06-01" })).toBe(
    "terça-feira, 1 de junho de 2027",
  );
});

test("what cannot be a language is called as it is: any view may name a file such as messages/fr-old.yaml", () => {
  const Name = ({ language }: { readonly language: string }) => useLanguageName()(language);
  const shown = ["pt", "fr-old"].map((language) => renderToString(createElement(Name, { language })));
  expect(shown).toEqual(["portugais", "fr-old"]);
});
