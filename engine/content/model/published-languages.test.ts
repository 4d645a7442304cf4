import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import { languages } from "../../test-support/made-up-languages.ts";
import { site } from "../../test-support/made-up-site.ts";
import { readContent } from "../reading/read-content.ts";
import { ContentError, formatProblem } from "../source/problem.ts";
import { readYaml } from "../source/yaml-source.ts";
import { type ContentChanges, changedContent } from "../test-support/changed-content.ts";
import { replacing, soundContent } from "../test-support/mistake.ts";
import { translationIn } from "./translation-settings.ts";

const cache = await mkdtemp(join(tmpdir(), "cache-"));
const published = (codes: string): ContentChanges => ({
  "site.yaml": replacing(/^ {2}published: .*$/m, `  published: ${codes}`),
});
const read = async (changes: ContentChanges) =>
  readContent(await changedContent({ ...soundContent, ...changes }), cache, site, {
    now: new Date("2026-11-23T12:00:00Z"),
  });

describe("the languages of a site", () => {
  test("are those of its settings, in their order", async () => {
    const { content } = await read(published("[en, fr]"));
    expect(content.translation).toMatchObject({ locales: ["en", "fr"], defaultLocale: "en", fallbackLocale: "en" });
  });

  test("are understood as far as possible where a setting is wrong", () => {
    const localesOf = (text: string) =>
      translationIn(readYaml("site.yaml", text), site, (locale) => locale === "fr").locales;
    expect(localesOf("languages: { published: [pt, xx, fr, pt] }")).toEqual(["pt", "fr"]);
    expect(localesOf("languages: fr")).toEqual(["fr"]);
  });

  test("may be fewer than those of the texts: the others are passed over, and said once", async () => {
    const { content } = await read({
      ...published("[fr, en]"),
      // What nobody publishes may be wrong.
      "pages/home/pt.md": "No front matter.",
      "messages/pt.yaml": "menu.news: [",
    });
    expect(Object.keys(content.messages)).toEqual(["fr", "en"]);
    const left = content.notes.filter(({ id }) => id === "language-left-over");
    expect(left).toEqual([
      expect.objectContaining({ file: "site.yaml", values: expect.objectContaining({ locale: "pt" }) }),
    ]);
    expect(formatProblem(left[0] as (typeof left)[0], "en")).toMatch(/Portuguese: \d+\).* → .*: \[fr, en, pt\]$/);
  });
});

test("the alias of a language that is not published is passed over, and the settings count together or not at all", () => {
  const inSite = (text: string) =>
    translationIn(readYaml("site.yaml", `languages: { ${text}, missing: error }`), { pages: [], languages });
  expect(inSite("published: [fr, en], default: en, pathAliases: { pt: portugues, fr: francais }")).toMatchObject({
    locales: ["fr", "en"],
    defaultLocale: "en",
    fallbackLocale: "en",
    pathAliases: { fr: "francais" },
  });
  expect(inSite("published: [fr, en], rewriteDefaultLanguage: non").unprefixed).toBe("default");
  expect(inSite("published: [fr, en], default: pt, rewriteDefaultLanguage: non")).toEqual({
    ...resolveTranslationSetup({ locales: ["fr", "en"] }),
    pages: [],
    languages,
  });
});

test("a language that is half there gives one list of what is missing, each with its file and line", async () => {
  const half = read({
    "pages/home/pt.md": null,
    "pages/service-finance/pt.md": null,
    "tags.yaml": "company: { fr: La société, en: The company }\n",
    "site.yaml": (text) => text.replace(/, pt: "Gestão[^"]*"/, ""),
  });
  const error = await half.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  const { problems } = error as ContentError;
  expect(problems.map(({ file, id }) => [file, id])).toEqual([
    ["pages/home/pt.md", "page-untranslated"],
    ["pages/service-finance/pt.md", "page-untranslated"],
    ["site.yaml", "key-missing"],
    ["tags.yaml", "key-missing"],
  ]);
  expect((error as ContentError).inWords("en")).toContain("shop › topics › pt");
});
