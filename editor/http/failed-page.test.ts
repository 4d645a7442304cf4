import { expect, test } from "vitest";
import { ContentError } from "#engine/content/source/problem.ts";
import { failedPage } from "./preview-server.ts";

test("a page that the program cannot make says so in the owner's language, and folds what its maintainer needs", () => {
  const page = failedPage(new TypeError("Cannot read <main>"), "pt");
  const [before = "", details = ""] = page.split("<details>");
  expect(before).toContain("O programa encontrou um erro");
  expect(before).not.toContain("Cannot read");
  expect(details).toContain("<summary>Pormenores</summary>");
  expect(details).toContain("TypeError: Cannot read &lt;main&gt;");
  expect(failedPage(new ContentError([]), "fr")).toContain("Textes à corriger");
});
