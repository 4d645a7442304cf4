import { describe, expect, test } from "vitest";
import { contentProse } from "#engine/proofreading/content-prose.ts";
import { readOwnerWords } from "#engine/proofreading/owner-words.ts";
import { wordProblems } from "#engine/proofreading/word-problems.ts";
import { languages } from "../languages.ts";

/** What is said of a Portuguese text: the name of the problem, the words, and what to write. */
function saidOf(text: string, { own = "" } = {}) {
  const [file, source] = ["posts/pt/a.md", `---\ndate: 2026-01-02\n---\n${text}\n`];
  const files = new Map([[file, { text: source, passages: contentProse({ languages }, file, source) }]]);
  return wordProblems({ locales: ["fr", "en", "pt"], languages }, files, readOwnerWords(own)).map(({ id, values }) => [
    id,
    ...("words" in values && "write" in values ? [values.words, values.write] : []),
  ]);
}

test("tells a Brazilian, a French and a misspelled word of a Portuguese text", () => {
  expect(saidOf("O usuário paga um imposto muito économique com um prblema.")).toEqual([
    ["site:word-brazilian", "usuário", "utilizador"],
    ["word-foreign", "économique", ":fr[économique]"],
    ["word-misspelled", "prblema", "problema, prema, problemas"],
  ]);
});

describe("Brazilian words", () => {
  test.each([
    ["O contato rápido", "site:word-brazilian-spelling", "contato", "contacto, contactar"],
    ["O contexto econômico", "site:word-brazilian-spelling", "econômico", "económico"],
    ["Vê-se na tela do computador", "site:word-brazilian-meaning", "na tela", "ecrã"],
    ["Por o fato de que chove", "site:word-brazilian-spelling", "o fato de que", "facto"],
    ["Envie o arquivo", "site:word-brazilian-meaning", "Envie o arquivo", "ficheiro"],
    ["Um bom planejamento", "site:word-brazilian", "planejamento", "planear, planeamento"],
    ["A EQUIPE TODA", "site:word-brazilian", "EQUIPE", "equipa"],
  ])("in “%s”", (text, ...said) => {
    expect(saidOf(text)).toEqual([said]);
  });

  test("are not taken for such where Portugal says the same", () => {
    const text =
      "O contacto económico vê-se no ecrã, e o facto de que chove. O fato azul está no arquivo, o rosto na tela branca.";
    expect(saidOf(text)).toEqual([]);
  });

  test("may be right where only the dictionary tells", () => {
    expect(saidOf("Um ressarcimento.")).toEqual([["site:word-only-brazilian", "ressarcimento", "ressarcimento"]]);
  });

  test("pass where the owner says so", () => {
    expect(saidOf("A equipe e o usuário.", { own: "equipe\nusuário\n" })).toEqual([]);
  });
});
