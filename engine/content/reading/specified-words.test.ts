import { expect, test } from "vitest";
import { unusualWords } from "./specified-words.ts";

const specifiedWords = [
  { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
  { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
];

test("words that the specification gives and no Portuguese writes so are named, with the line to write instead", () => {
  const page = '---\ntitle: Página não encontrada\nheading: "Página **não encontrada !**"\n---\n';
  const at = { file: "pages/not-found/pt.md", id: "words-unusual" };
  expect(unusualWords(specifiedWords, "pages/not-found/pt.md", page)).toEqual([
    {
      ...at,
      line: 3,
      values: { text: "encontrada !", locale: "pt", write: 'heading: "Página **não encontrada!**"' },
    },
  ]);
  expect(unusualWords(specifiedWords, "pages/not-found/pt.md", page.replace("encontrada !", "encontrada!"))).toEqual(
    [],
  );
  expect(
    unusualWords(specifiedWords, "messages/pt.yaml", "a: b\nnot-found.back-home: de volta a casa\n"),
  ).toMatchObject([{ line: 2, values: { write: "not-found.back-home: voltar ao início" } }]);
});

test("the same words elsewhere are the owner's", () => {
  expect(unusualWords(specifiedWords, "posts/pt/a.md", "O gato está de volta a casa.")).toEqual([]);
});
