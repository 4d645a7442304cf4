import { expect, test } from "vitest";
import type { Problem } from "#engine/content/source/problem.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { findingOf, labelsOf } from "./findings.ts";

const SITE = 'name: Estuaire\nshop:\n  phones:\n    - number: "12"\n';
const POST = "---\ntitle: Un essai\ndate: 2027-06-01\n---\n\nUn mot.\n";

test("a finding names its field by the labels of the form, items by their number", () => {
  const values = { name: "shop › phones › 1 › number", write: "…" };
  const { field, labels, sentence } = findingOf(
    { file: "site.yaml", line: 1, field: ["shop", "phones", 0, "number"], id: "value-empty", values },
    "error",
    SITE,
    "fr",
    site,
  );
  expect(field).toEqual(["shop", "phones", 0, "number"]);
  expect(labels).toEqual(["Boutique", "Téléphones", "1", "Numéro"]);
  // Nobody adds a line to a form.
  expect(sentence).toContain("→ Remplissez ce champ.");
  expect(labelsOf(site, "site", ["hours", "offices", "monday-friday"], "fr").at(-1)).toBe("lundi\u00a0– vendredi");
});

test("what its owner has named is called by its text in the owner's language, and by its name where it has none", () => {
  const values = { name: "vie-a-deux › en", write: "…" };
  const found = (tags: string) =>
    findingOf(
      { file: "tags.yaml", line: 1, field: ["vie-a-deux", "en"], id: "key-missing", values },
      "error",
      tags,
      "fr",
      site,
    );
  const { labels, sentence } = found("vie-a-deux:\n  fr: Vie à deux\n");
  expect(labels).toEqual(["Vie à deux", "anglais"]);
  expect(sentence).toContain("Vie à deux › anglais");
  expect(sentence).not.toContain("vie-a-deux");
  expect(found("vie-a-deux:\n  fr: ''\n").labels).toEqual(["vie-a-deux", "anglais"]);
});

test("a field that the file lacks is named, and not the one on whose line that is said", () => {
  const at = { file: "posts/fr/essai.md", line: 1, field: ["description"] };
  const values = { name: "description", write: "description: …" };
  const problem: Problem = { ...at, id: "key-missing", values };
  expect(findingOf(problem, "error", POST, "fr", site).field).toEqual(["description"]);
});

test.each([
  ["a value that no check has seen", 2, POST.replace("Un essai", "Un **essai**"), ["title"]],
  ["an item of a list", 4, POST.replace("date:", "tags:\n  - a\ndate:"), ["tags", 0]],
  ["a name that is there twice", 4, POST.replace("---\n\n", "title: Deux\n---\n\n"), ["title"]],
  ["a line of a broken file", 3, POST.replace("date: ", "date = "), ["date"]],
  ["the text", 6, POST, null],
] as const)("a line alone leads to its field: %s", (_name, line, text, field) => {
  const problem: Problem = {
    file: "posts/fr/essai.md",
    line,
    id: "invisible-character",
    values: { code: "", before: "" },
  };
  expect(findingOf(problem, "note", text, "fr", site).field).toEqual(field);
});

test("what stops answering is put right with buttons and in fields, not in files", () => {
  const values = { addresses: "/fr/a/", aliases: 'aliases: ["/fr/a/"]', write: "npm run publish-site -- --accept" };
  const put = { file: "posts/fr/essai.md", line: 3, id: "text-stops-answering", values } as const;
  expect(findingOf(put, "note", POST, "fr", site)).toMatchObject({ field: ["date"], labels: ["Date"] });
  const moved = {
    file: "published.txt",
    line: 7,
    id: "address-moved",
    values: { ...values, other: "posts/fr/essai.md" },
  } as const;
  const found = findingOf(moved, "note", "/fr/a/\n", "fr", site);
  expect(found).toMatchObject({ path: "posts/fr/essai.md", labels: ["Anciennes adresses"], line: 1 });
  expect(found.sentence).toMatch(/\s\/fr\/a\//);
  const stop = { file: "published.txt", line: 7, id: "addresses-stop", values } as const;
  for (const problem of [put, moved, stop])
    expect(findingOf(problem, "note", POST, "fr", site).sentence).not.toMatch(/aliases|\.yaml|\.md|npm/);
});

test.each([
  ["posts/fr/essai.md", "typography", { before: "coeur", after: "cœur", write: "npm run check -- --fix" }],
  ["pages/home/en.md", "page-untranslated", { write: "pages/home/en.md" }],
  ["posts/fr/Essai.md", "not-a-slug", { slug: "Essai", write: "essai.md" }],
  ["posts/fr/essai.md", "old-address-of-a-page", { old: "/fr/a/" }],
] as const)("in %s, %s is put right in the editor, without a command, a file's name or a line", (file, id, values) => {
  const { sentence } = findingOf({ file, line: 1, id, values } as Problem, "error", POST, "fr", site);
  expect(sentence).not.toMatch(/npm|\.md|\.yaml|aliases|draft|ligne «/);
});

test("what to write into a file that is shown as a text is said as it stands there", () => {
  const values = { write: 'title: "Un essai"' };
  const broken = POST.replace("Un essai", '"Un essai');
  const problem = { file: "posts/fr/essai.md", line: 2, id: "quote-open", values } as const;
  expect(findingOf(problem, "error", broken, "fr", site).sentence).toContain('title: "Un essai"');
});
