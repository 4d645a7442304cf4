import { expect, test } from "vitest";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { only } from "./queries.ts";

const LAYERS = ["tokens", "base", "parts", "pages", "state"];

test("every document names all cascade layers in their order", async () => {
  for (const [path, document] of [...(await builtDocuments()), ...(await notFoundDocuments())]) {
    expect(layersOf(only(document, "style").textContent ?? ""), path).toEqual(LAYERS);
  }
});

/** The names of layers in the order in which a style sheet first has them. */
function layersOf(css: string): string[] {
  const names = [...css.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, list = ""]) => list.split(/, */));
  return [...new Set(names)];
}
