import type { SpecifiedWords } from "#engine/content/reading/specified-words.ts";

/** Those of the page that is not found (specification §8). */
export const specifiedWords: readonly SpecifiedWords[] = [
  { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
  { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
];
