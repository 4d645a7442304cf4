import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inOwnerLanguage, type OwnerTexts } from "../../i18n/owner-text.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();

/**
 * Tests texts for the owner.
 *
 * @param problems those that say what is wrong and what to do
 * @param lines the others
 * @param folders of the code that tells them
 */
export function testOwnerTexts(problems: OwnerTexts, lines: OwnerTexts, folders: readonly string[]): void {
  const all = Object.entries({ ...problems, ...lines });

  describe("every message", () => {
    test("has the same placeholders in every language (D25)", () => {
      const different = all.filter(([, { fr, en, pt }]) =>
        [fr, pt].some((own) => String(placeholders(own)) !== String(placeholders(en))),
      );
      expect(different.map(([id]) => id)).toEqual([]);
    });

    test("has what is to be copied at its very end, after a colon, so that nothing has to be cut off (D25)", () => {
      const wrong = all.flatMap(([id, texts]) =>
        ownerLanguages
          .filter((language) => texts[language].includes("{write}") && !texts[language].endsWith(": {write}"))
          .map((language) => `${id} (${language})`),
      );
      expect(wrong).toEqual([]);
    });

    test("holds nothing to be copied that French typography would change: such things are filled in", () => {
      expect(all.map(([, { fr }]) => fr).filter((text) => /[\p{L}\d]:(?!\/\/)/u.test(text))).toEqual([]);
    });

    test("of a problem is what is wrong and what to do, each from a capital letter or a value to a full stop or what is to be copied", () => {
      const wrong = Object.entries(problems).flatMap(([id, texts]) =>
        Object.values(texts)
          .filter((text) => {
            const sentences = text.split(" → ");
            return sentences.length !== 2 || !sentences.every((one) => /^[\p{Lu}«“{:\d].*(?:\.|\}|:)$/u.test(one));
          })
          .map((text) => `${id}: ${text}`),
      );
      expect(wrong).toEqual([]);
    });

    test("has French typography: no breakable space before : ; ? ! and inside « »", () => {
      const set = all.map(([, text]) => inOwnerLanguage(text, "fr"));
      expect(set.filter((text) => / [:;?!»]|«[^\u00a0]|[^\u00a0]»|[\p{L}»}][;?!]|'|\u202f/u.test(text))).toEqual([]);
      expect(set.join(" ")).toMatch(/«\u00a0\{\w+\}\u00a0»/);
    });

    test("is used", () => {
      const code = folders
        .flatMap((folder) =>
          readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
        )
        .filter((file) => /(?<!test)\.tsx?$/.test(file))
        .map((file) => readFileSync(file, "utf8"))
        .join("\n");
      // A list of texts has the name too, before its text.
      const isUsed = (id: string) => new RegExp(`"${id}"(?!: \\{)`).test(code);
      expect(all.map(([id]) => id).filter((id) => !isUsed(id))).toEqual([]);
    });
  });
}
