import { describe, expect, test } from "vitest";
import { formatProblem } from "../content/source/problem.ts";
import type { Locale } from "../i18n/language.ts";
import { languages } from "../test-support/made-up-languages.ts";
import { contentProse } from "./content-prose.ts";
import { readOwnerWords } from "./owner-words.ts";
import { wordProblems } from "./word-problems.ts";

/** What is said of a file with a text: the line, the name of the problem, the words, and what to write. */
function problemsIn(file: string, text: string, own = ""): (readonly [number, string, string, string])[] {
  const files = new Map([[file, { text, passages: contentProse({ languages }, file, text) }]]);
  return wordProblems({ locales: ["fr", "en", "pt"], languages }, files, readOwnerWords(own)).map(
    ({ line, id, values }) => {
      if (!("words" in values && "write" in values)) throw new Error(`${id} is not about words`);
      return [line, id, values.words, values.write];
    },
  );
}

/** The same of a post's text, without the line. */
function saidOf(text: string, { locale = "pt" as Locale, own = "" } = {}) {
  return problemsIn(`posts/${locale}/a.md`, `---\ndate: 2026-01-02\n---\n${text}\n`, own).map(([, ...said]) => said);
}

describe("words of another language", () => {
  test("are one problem where they belong together, up to a sentence", () => {
    expect(saidOf("O relevé de carrière e a injonction de payer. Votre comptable vous accompagne.")).toEqual([
      ["word-foreign", "relevé de carrière", ":fr[relevé de carrière]"],
      ["word-foreign", "injonction de payer", ":fr[injonction de payer]"],
      ["word-foreign", "Votre comptable vous accompagne", ":fr[Votre comptable vous accompagne]"],
    ]);
  });

  test("are two where letters become bold between them: a mark around both would tear the signs apart", () => {
    const heading = '---\nheading: "Votre **comptable vous accompagne**"\n---\n';
    expect(problemsIn("pages/home/pt.md", heading).map(([, , , write]) => write)).toEqual([
      ":fr[Votre]",
      ":fr[comptable vous accompagne]",
    ]);
  });

  test("are read in their own language where they are marked", () => {
    expect(saidOf("O :fr[commissaire aux comptes] e o :fr[comissaire], com :de[Wörtern].")).toEqual([
      ["word-misspelled", "comissaire", expect.stringMatching(/^commissaire/) as string],
    ]);
  });

  test.each([
    [
      "fr",
      "pt",
      "agrupamento, apoio domiciliário, caderneta, certidão, conservatória, contabilista, l'escritura, imposto",
    ],
    ["en", "pt", "juntas de freguesia, licença, recibos verdes, revisor oficial, solicitador, número de utente, selo"],
    [
      "pt",
      "fr",
      "carte professionnelle, commissaire, Défenseur des droits, expert-comptable, injonction de payer, relevé de carrière",
    ],
    ["en", "fr", "carte professionnelle, commissaire, Défenseur des droits, relevé de carrière"],
    ["fr", "en", "lay-off"],
  ] as const)("are found on a page in %s when they are in %s: %s", (locale, language, words) => {
    const isFound = ([id, , write]: readonly string[]) => id === "word-foreign" && write?.startsWith(`:${language}[`);
    const missed = words.split(", ").filter((word) => !saidOf(word, { locale }).some(isFound));
    expect(missed).toEqual([]);
  });
});

test("a text that was left in another language is one note, which says of how many passages; its other slips are told", () => {
  const sentences = [
    "Votre comptable vous accompagne.",
    "Le commissaire aux comptes vérifie.",
    "Voici le relevé de carrière.",
    "Demandez une injonction de payer.",
    "Nous écrivons vos déclarations.",
    "Les salariés sont embauchés ici.",
  ];
  const left = (count: number) => {
    const text = ["O prblema:", ...sentences.slice(0, count)].join("\n\n");
    const files = new Map([
      ["pages/home/pt.md", { text, passages: contentProse({ languages }, "pages/home/pt.md", text) }],
    ]);
    return wordProblems({ locales: ["fr", "en", "pt"], languages }, files, readOwnerWords("")).map((note) =>
      formatProblem(note, "en"),
    );
  };
  const few = left(2);
  expect(few.length).toBeGreaterThanOrEqual(3);
  expect(few.join()).not.toContain("passages");
  expect(left(6)).toEqual([
    expect.stringMatching(/^pages\/home\/pt\.md:1: “prblema” /),
    expect.stringMatching(
      /^pages\/home\/pt\.md:3: \d+ passages are of another language .*“Votre comptable vous accompagne”/,
    ),
  ]);
});

test("names of people and places, acronyms, numbers and the owner's own words pass", () => {
  const text = "Em Lyon e em Manchester, o IVA, os 25 m2 da Estuário Digital e os dropshippers em Exempleville.";
  expect(saidOf(text, { own: "# Nomes\nEstuário Digital\nExempleville\ndropshippers\n" })).toEqual([]);
  expect(saidOf(text).map(([, words]) => words)).toEqual(["dropshippers", "Exempleville"]);
  expect(saidOf("The Urssaf’s advance, and Coimbra’s.", { locale: "en" })).toEqual([]);
});

test.each([
  ["erronnée", "erronée"],
  ["Etat", "État"],
  ["comissaire", "commissaire"],
])("“%s” was probably meant as “%s”: the nearest word, and first what the language calls a slip", (written, meant) => {
  const [[id, words, write] = []] = saidOf(written, { locale: "fr" });
  expect([id, words, write?.split(", ")[0]]).toEqual(["word-misspelled", written, meant]);
});

test("a word is said once for each file, with the line on which it stands first", () => {
  const text =
    '---\ntitle: Um titullo\ndate: 2026-01-02\n---\n\nUm prblema.\nOutro Prblema.\n\n![Uma gaivotta](a.png "A legeenda")\n';
  expect(problemsIn("posts/pt/a.md", text).map(([line, , words]) => [line, words])).toEqual([
    [2, "titullo"],
    [6, "prblema"],
    [9, "gaivotta"],
    [9, "legeenda"],
  ]);
});

test("texts of the interface are read too, and take no mark of a language", () => {
  expect(problemsIn("messages/fr.yaml", "# Les textes\nmenu.news: Actualittés\nmenu.call: Um escritório\n")).toEqual([
    [2, "word-unknown", "Actualittés", "Actualittés"],
    [3, "word-foreign-in-settings", "Um escritório", "Um escritório"],
  ]);
});
