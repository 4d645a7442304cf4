import { expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { pageFolders, pageOfFolder } from "./page-folders.ts";

/** A content folder with these files, each of which says the same. */
function holding(names: readonly string[], text = "---\n---\n"): ContentFiles {
  return {
    folder: "content",
    links: [],
    copies: [],
    list: (folder) => names.filter((name) => name.startsWith(folder)),
    text: (name) => (names.includes(name) ? text : undefined),
    load: async () => text,
  };
}

test("a folder's name says whether it is a page that every site has, a service, or a page of texts", () => {
  expect(
    ["home", "service-finance", "services", "commitments"].map((name) => pageOfFolder(translation.pages, name)?.id),
  ).toEqual(["home", "service", "services", "text"]);
});

test("a folder of another name is a page once a file of it says “layout: text”", () => {
  const names = ["pages/service-a/fr.md", "pages/commitments/fr.md"];
  expect(pageFolders(translation, holding(names, "---\nlayout: text\n---\n")).folders.text).toEqual(["commitments"]);
  const { folders, problems } = pageFolders(translation, holding(names));
  expect([folders.text, problems.map(({ id, file }) => [id, file])]).toEqual([
    [],
    [["page-stray", "pages/commitments/fr.md"]],
  ]);
});
