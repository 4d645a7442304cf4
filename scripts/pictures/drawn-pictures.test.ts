import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { languageTags, locales } from "../../site/i18n/site-locales.ts";
import { projectFolder } from "../project-folder.mjs";
import { drawnPictures, picturePng } from "./drawn-pictures.ts";
import { payments } from "./tax-calendar.ts";

const content = (file: string) => join(projectFolder, "content", file);
const calendars = {
  fr: "posts/fr/tresorerie-deux-calendriers.md",
  en: "posts/en/cash-flow-two-calendars.md",
  pt: "posts/pt/tesouraria-dois-calendarios.md",
} as const;

describe("the drawn pictures of the articles", () => {
  test.each(drawnPictures().map((picture) => [picture.file, picture] as const))(
    "%s is what the script draws (if not: node scripts/draw-pictures.ts)",
    async (file, picture) => {
      const pixels = (bytes: Buffer) => sharp(bytes).resize(300).greyscale().raw().toBuffer();
      const [kept, drawn] = [
        await pixels(await readFile(content(`media/${file}`))),
        await pixels(await picturePng(picture)),
      ];
      expect(kept.length).toBe(drawn.length);
      expect(kept.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 8)).toHaveLength(0);
      expect(picture.drawing).not.toMatch(/NaN|undefined|<text/);
    },
  );
});

test.each(locales)("the calendar has the months of the article's table and of its description (%s)", async (locale) => {
  const text = await readFile(content(calendars[locale]), "utf8");
  const name = new Intl.DateTimeFormat(languageTags[locale], { month: "long", timeZone: "UTC" });
  const list = new Intl.ListFormat(languageTags[locale].slice(0, 2) === "en" ? "en-GB" : locale, {
    type: "conjunction",
  });
  const months = (numbers: readonly number[]) =>
    list.format(numbers.map((month) => name.format(Date.UTC(2026, month - 1, 15))));
  const row = text.split("\n").filter((line) => line.startsWith("|") && line.includes(months(payments.frenchTax)));
  expect(row).toHaveLength(1);
  expect(row[0]).toContain(months(payments.portugueseTax));
  const description = text.split("\n").find((line) => line.startsWith("![")) ?? "";
  for (const numbers of [payments.frenchTax, payments.portugueseVat, payments.portugueseTax]) {
    expect(description).toContain(months(numbers));
  }
});
