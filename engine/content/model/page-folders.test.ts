import { expect, test } from "vitest";
import { translation } from "../../i18n/test-support/translation.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { pageFolders, pageKind } from "./page-folders.ts";

/** A content folder with these files, each of which says the same. */
function holding(names: readonly string[], text = "---\n---\n"): ContentFiles {
  return {
    folder: "content",
    links: [],
    list: (folder) => names.filter((name) => name.startsWith(folder)),
    text: (name) => (names.includes(name) ? text : undefined),
    load: async () => text,
  };
}

const services = (count: number) => Array.from({ length: count }, (_, index) => `pages/service-${index}/fr.md`);
const ids = (count: number) => pageFolders(translation, holding(services(count))).problems.map(({ id }) => id);

test("a folder's name says whether it is a page that every site has, a service, or a page of texts", () => {
  expect(["home", "service-finance", "services", "commitments"].map(pageKind)).toEqual([
    "home",
    "service",
    "services",
    "text",
  ]);
});

test("one to eight services are shown; none, or nine, is told", () => {
  expect([ids(0), ids(1), ids(8), ids(9)]).toEqual([["no-service"], [], [], ["too-many-services"]]);
});

test("a folder of another name is a page once a file of it says “layout: text”", () => {
  const names = ["pages/service-a/fr.md", "pages/commitments/fr.md"];
  expect(pageFolders(translation, holding(names, "---\nlayout: text\n---\n")).textPages).toEqual(["commitments"]);
  const { textPages, problems } = pageFolders(translation, holding(names));
  expect([textPages, problems.map(({ id, file }) => [id, file])]).toEqual([
    [],
    [["page-stray", "pages/commitments/fr.md"]],
  ]);
});
