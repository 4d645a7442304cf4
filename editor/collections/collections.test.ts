import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { changedContent } from "#engine/content/test-support/changed-content.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { fillingIn } from "../site/filled-texts.ts";
import { collectionsIn } from "./collections.ts";

const POST = (date: string) =>
  `---\ntitle: Un essai\ndate: ${date}\ndescription: Un essai.\ntags: []\n---\n\nUn mot.\n`;

/** The collections on 25 November 2026, before the first publication. */
async function collections(files: Readonly<Record<string, string>>) {
  const folder = await changedContent(files);
  const translation = translationIn(readYaml("site.yaml", ""), site);
  const filled = fillingIn(site, await readFile(join(folder, "site.yaml"), "utf8"));
  return collectionsIn(folder, {
    site,
    translation,
    language: "fr",
    today: "2026-11-25",
    published: undefined,
    filled,
  });
}

test.each([
  ["2026-11-25", "ready"],
  ["2026-11-26", "scheduled"],
  ["demain", "broken"],
  ["2027-02-30", "broken"],
])("the state of an article of %s is “%s”", async (date, state) => {
  const { texts } = await collections({ "posts/fr/essai.md": POST(date) });
  expect(texts.find(({ key }) => key === "essai")?.versions.fr?.state).toBe(state);
});

test("titles are shown as visitors read them: typeset in their language, without marks, with what stands for {brand}", async () => {
  const french = POST("2026-11-25").replace("Un essai", '"{brand} : **un** interlocuteur"');
  const page = "---\nname: Santé : un guide\ntitle: Santé\nheading: Santé\ndescription: Un guide.\n---\n\nUn mot.\n";
  const { texts } = await collections({ "posts/fr/essai.md": french, "pages/guide/fr.md": page });
  const titleOf = (wanted: string) => texts.find(({ key }) => key === wanted)?.versions.fr?.title;
  expect([titleOf("essai"), titleOf("guide")]).toEqual(["Estuaire\u00a0: un interlocuteur", "Santé\u00a0: un guide"]);
});

test("before the first publication nothing is online, nor is the page that says that there is none", async () => {
  const { texts } = await collections({});
  expect(texts.map(({ key }) => key)).toContain("not-found");
  expect(texts.flatMap(({ versions }) => Object.values(versions)).map(({ state }) => state)).not.toContain("online");
});
