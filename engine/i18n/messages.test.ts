import { expect, test } from "vitest";
import { type MessageTexts, message, placeholdersOf } from "./messages.ts";

const texts = { "pagination.page-of": "page {page} sur {pages}", "error.title": "Erreur" } as MessageTexts;

test("fills in every placeholder", () => {
  expect(message(texts, "pagination.page-of", { page: 2, pages: 3 })).toBe("page 2 sur 3");
  expect(message(texts, "error.title")).toBe("Erreur");
});

test("does not interpret a value as a pattern", () => {
  expect(message(texts, "pagination.page-of", { page: "$&{pages}", pages: 3 })).toBe("page $&{pages} sur 3");
});

test("knows the placeholders of a text in their order, each once", () => {
  expect(placeholdersOf("{b} {a} {b}")).toEqual(["b", "a"]);
});
