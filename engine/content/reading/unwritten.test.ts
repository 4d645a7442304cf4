import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../test-support/made-up-site.ts";
import { type ContentChanges, changedContent } from "../test-support/changed-content.ts";
import { post, soundContent } from "../test-support/mistake.ts";
import { readTexts } from "./read-texts.ts";
import { unwrittenTexts } from "./unwritten.ts";

const cache = await mkdtemp(join(tmpdir(), "cache-"));

/** What is said before the sound content goes online with other texts. */
async function said(changes: ContentChanges) {
  const read = await readTexts(await changedContent({ ...soundContent, ...changes }), cache, site);
  return unwrittenTexts(read, "2026-11-23").map(({ file, id, field = [] }) => [file, id, ...field]);
}

const page = (lead: string, more = "") =>
  `---\nlayout: text\nslug: tarifs\nname: Tarifs\ntitle: Tarifs\ndescription: Ce que nous demandons.\nheading: Tarifs\nlead: ${lead}\n${more}---\n\nUne phrase de la page, assez longue.\n`;
const PAGE = "pages/tarifs/fr.md";
const mine = post.replace("Une phrase.", "Ce que dit cet article.");
const own = `${mine}\nUne phrase qui n'est qu'à lui, et qui est assez longue pour compter.\n`;

test("what somebody wrote goes online without a word", async () => {
  expect(await said({ [PAGE]: page("Des mots."), "posts/fr/b.md": own })).toEqual([]);
});

test("an article without a word, and texts for which the title stands, are said, and not of drafts", async () => {
  const empty = mine.replace("Un texte.\n", "");
  expect(await said({ [PAGE]: page("Tarifs"), "posts/fr/b.md": empty })).toEqual([
    [PAGE, "text-to-write", "lead"],
    ["posts/fr/b.md", "text-empty"],
  ]);
  expect(
    await said({
      [PAGE]: page("Tarifs", "draft: true\n"),
      "posts/fr/b.md": empty.replace("tags", "draft: true\ntags"),
    }),
  ).toEqual([]);
});

test("what is still as its model is said once, of an article, of a page, and of another language of one", async () => {
  const both = { "posts/fr/b.md": own, "posts/fr/c.md": own.replace("Un titre", "Une copie") };
  expect(await said(both)).toEqual([["posts/fr/b.md", "text-as-its-model"]]);
  expect(await said({ ...both, "published.txt": "/fr/b/\n" })).toEqual([["posts/fr/c.md", "text-as-its-model"]]);
  const copy = page("Des mots.").replace("slug: tarifs", "slug: prix");
  const pages = { [PAGE]: page("Des mots."), "pages/prix/fr.md": copy, "published.txt": "/fr/tarifs/\n" };
  expect(await said(pages)).toEqual([["pages/prix/fr.md", "text-as-its-model"]]);
  const languages = { [PAGE]: page("Des mots."), "pages/tarifs/en.md": page("Words.") };
  expect(await said({ ...languages, "published.txt": "/fr/tarifs/\n/en/tarifs/\n" })).toHaveLength(1);
});
