import { expect, test } from "vitest";
import type { Problem } from "#engine/content/source/problem.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { findingOf, labelsOf } from "./findings.ts";

const SITE = 'name: Estuaire\nshop:\n  phones:\n    - number: "12"\n';
const POST = "---\ntitle: Un essai\ndate: 2027-06-01\n---\n\nUn mot.\n";

test("a finding names its field by the labels of the form, items by their number", () => {
  const values = { name: "shop › phones › 1 › number", write: "…" };
  const { field, labels, sentence } = findingOf(
    { file: "site.yaml", line: 1, id: "value-empty", values },
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
    findingOf({ file: "tags.yaml", line: 1, id: "key-missing", values }, "error", tags, "fr", site);
  const { labels, sentence } = found("vie-a-deux:\n  fr: Vie à deux\n");
  expect(labels).toEqual(["Vie à deux", "anglais"]);
  expect(sentence).toContain("Vie à deux › anglais");
  expect(sentence).not.toContain("vie-a-deux");
  const gone = { tag: "vie-a-deux", address: "/fr/a/", aliases: "aliases", write: "- /fr/a/" };
  const unused = { file: "tags.yaml", line: 1, id: "tag-unused", values: gone } as unknown as Problem;
  const { sentence: said } = findingOf(unused, "error", "vie-a-deux:\n  fr: Vie à deux\n", "fr", site);
  expect(said).toContain("le thème «\u00a0Vie à deux\u00a0»");
  expect(found("vie-a-deux:\n  fr: ''\n").labels).toEqual(["vie-a-deux", "anglais"]);
});

test("a field that the file lacks is named, and not the one on whose line that is said", () => {
  const problem = { file: "posts/fr/essai.md", line: 1, id: "key-missing", values: { name: "description" } } as Problem;
  expect(findingOf(problem, "error", POST, "fr", site).field).toEqual(["description"]);
});

test("what to do about an article that its new date takes away is done with buttons, not in files", () => {
  const values = {
    addresses: "/fr/essai/",
    aliases: 'aliases: ["/fr/essai/"]',
    write: "- /fr/essai/",
    day: "2027-06-01",
  };
  const put = findingOf({ file: "posts/fr/essai.md", line: 3, id: "post-put-off", values }, "error", POST, "fr", site);
  expect(put).toMatchObject({ field: ["date"], labels: ["Date"] });
  expect(put.sentence).toContain("juin 2027");
  expect(put.sentence).toContain("Remettre en brouillon");
  expect(put.sentence).not.toMatch(/aliases|gone\.yaml/);
});

test.each([
  ["address-vanished", {}, "gone.yaml", []],
  ["address-renamed", { other: "posts/fr/essai.md" }, "posts/fr/essai.md", ["Anciennes adresses"]],
  ["tag-vanished", { tag: "voyages" }, "gone.yaml", []],
] as const)("a published address that answers nothing is put right in a form: %s", (id, more, path, labels) => {
  const values = { address: "/fr/a/", aliases: 'aliases: ["/fr/a/"]', write: "\n- /fr/a/\n- /en/a/", ...more };
  const problem = { file: "published.txt", line: 7, id, values } as Problem;
  const found = findingOf(problem, "error", "/fr/a/\n", "fr", site);
  expect(found).toMatchObject({ path, labels, line: 1 });
  expect(found.sentence).toContain("Adresses supprimées");
  expect(found.sentence).toMatch(/\s\/fr\/a\/, \/en\/a\//);
  expect(found.sentence).not.toMatch(/aliases|\.yaml|\.md/);
});

test.each([
  ["posts/fr/essai.md", "typography", { before: "coeur", after: "cœur", write: "npm run check -- --fix" }],
  ["pages/home/en.md", "page-untranslated", { write: "pages/home/en.md" }],
  ["posts/fr/Essai.md", "not-a-slug", { slug: "Essai", write: "essai.md" }],
  ["posts/fr/essai.md", "old-address-of-a-page", { old: "/fr/a/" }],
  [
    "posts/fr/essai.md",
    "post-a-draft-again",
    { addresses: "/fr/a/", aliases: 'aliases: ["/fr/a/"]', write: "- /fr/a/" },
  ],
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
