import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { signInWords } from "#editor/client/sign-in/sign-in-words.ts";
import { editorWords } from "#editor/client/words/editor-words.ts";
import { siteForms } from "#editor/schemas/site-forms.ts";
import type { OwnerText } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import site from "./site.config.ts";

const guide = resolve(import.meta.dirname, "../docs/guide");
const INDEX = "README.md";
const words = Object.values<OwnerText>({ ...editorWords, ...signInWords });
const languages = ["fr", "en", "pt"] as const;
const labels = { fr: labelsIn("fr"), en: labelsIn("en"), pt: labelsIn("pt") };

/** What the editor calls its buttons, the fields of every form, and what can be chosen in them. */
function labelsIn(language: OwnerLanguage): ReadonlySet<string> {
  const forms = JSON.stringify(siteForms({ site, language, locales: ["fr", "en", "pt"] }));
  const titles = [...forms.matchAll(/(?:"title":|\["[\w-]+",)("(?:[^"\\]|\\.)*")/g)].map(
    ([, title = ""]) => JSON.parse(title) as string,
  );
  const groups = site.pages.flatMap(({ group }) => Object.values(group ?? {}));
  return new Set([...[...words, ...groups].map((word) => word[language]), ...titles].map(plain));
}

/** A label as it is typed in the guide: plain spaces and apostrophes, no number at its end. */
function plain(text: string): string {
  return text
    .replace(/(?: \(|[ \u00a0]?: ).*\{.*/, "")
    .replace(/\s+/g, " ")
    .replaceAll("’", "'");
}

/** A page of the guide without what is to be copied. */
function textOf(language: string, page: string): string {
  return readFileSync(join(guide, language, page), "utf8")
    .replace(/```.*?```/gs, "")
    .replace(/`[^`]*`/g, "");
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) => path);
}

function pagesOf(language: string): string[] {
  return readdirSync(join(guide, language)).filter((page) => page !== INDEX);
}

describe.each(languages)("the owner's guide in %s", (language) => {
  test("has an index that leads to each page once", () => {
    const led = linksOf(textOf(language, INDEX)).filter((path) => !path.startsWith("../"));
    expect(led.toSorted()).toEqual(pagesOf(language).toSorted());
  });

  test.each([INDEX, ...pagesOf(language)])(
    "%s names buttons and fields as the editor does, and links to files that exist",
    (page) => {
      const text = textOf(language, page);
      const named = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name = ""]) => plain(name));
      expect(named.filter((name) => !labels[language].has(name))).toEqual([]);
      for (const path of linksOf(text)) expect(() => readFileSync(join(guide, language, path)), path).not.toThrow();
    },
  );
});

test("the guide has the same pages in each language, with the same pictures", () => {
  const [first, ...others] = languages.map((language) =>
    linksOf(textOf(language, INDEX))
      .filter((path) => !path.startsWith("../"))
      .map((page) =>
        linksOf(textOf(language, page))
          .filter((path) => path.endsWith(".png"))
          .map((path) => path.split("/").at(-1)),
      ),
  );
  for (const other of others) expect(other).toEqual(first);
});
