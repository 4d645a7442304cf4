import { expect, test } from "vitest";
import { unusualWords } from "./specified-words.ts";

test("words that the specification gives and no Portuguese writes so are named, with the line to write instead", () => {
  const file = "pages/not-found/pt.md";
  const words = { file, locale: "pt", given: "encontrada !", usual: "encontrada!" };
  const page = '---\ntitle: Página não encontrada\nheading: "Página **não encontrada !**"\n---\n';
  const write = 'heading: "Página **não encontrada!**"';
  expect(unusualWords(words, page)).toEqual([
    { file, line: 3, id: "words-unusual", values: { text: "encontrada !", locale: "pt", write } },
  ]);
  expect(unusualWords(words, page.replace("encontrada !", "encontrada!"))).toEqual([]);
});
