import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { fontStyles } from "../../build/output/theme-styles.ts";
import { site } from "../../test-support/made-up-site.ts";
import { readContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import { type ContentChanges, changedContent } from "../test-support/changed-content.ts";
import { NO_COLORS } from "./colors.ts";
import { readTheme } from "./read-theme.ts";
import { isFirst, type Theme } from "./theme.ts";

const fontFile = (subset: string, weight: number) =>
  readFile(
    createRequire(import.meta.url).resolve(
      `@fontsource/nunito-sans/files/nunito-sans-${subset}-${weight}-normal.woff2`,
    ),
  );

/** The theme made for tests, after changes that hold no mistake. */
async function themeWith(changes: ContentChanges): Promise<Theme> {
  const folder = await changedContent({ posts: null, media: null, ...changes });
  const problems: Problem[] = [];
  const theme = await readTheme(await readContentFiles(folder), site.colors ?? NO_COLORS, tmpdir(), problems);
  expect(problems).toEqual([]);
  if (theme === undefined) throw new Error("A theme without a mistake was not read.");
  return theme;
}

const font = (lines: string) => ({
  "theme.yaml": (text: string) => text.replace(/^font:\n(?: .*\n)+/m, `font:\n${lines}`),
});

test("colours are understood without quotes, short, and in capitals", async () => {
  const { light, dark } = await themeWith({
    "theme.yaml": (text) =>
      text
        .replace('paper: "#fcfaf5"', "paper: #FCFAF5")
        .replace('glaze: "#ffffff"', 'glaze: "#FFF"')
        .replace(/sea:\n {4}paper: "#040f1d"/, "sea:\n    paper: #040f1d # by night"),
  });
  expect([light.paper, light.glaze, dark.sea]).toEqual(["#fcfaf5", "#ffffff", { paper: "#040f1d", accent: "#eb9a6a" }]);
});

test("a theme without an icon has its logo as icon", async () => {
  const { logo, icon } = await themeWith({ "theme.yaml": (text) => text.replace(/^icon: .*\n/m, "") });
  expect(icon).toEqual(logo);
});

test("of font files of one's own, those for all characters are fetched first", async () => {
  const { font: own } = await themeWith({
    "theme/a.woff2": await fontFile("latin", 400),
    "theme/b.woff2": await fontFile("latin", 700),
    "theme/c.woff2": await fontFile("latin-ext", 400),
    ...font(
      "  family: House\n  style: sans-serif\n  files:\n    - { file: a.woff2, weight: 400 }\n    - { file: b.woff2, weight: 700 }\n    - { file: c.woff2, weight: 400, range: U+0100-02BA }\n",
    ),
  });
  expect(own.files.map((file) => [file.name, isFirst(file)])).toEqual([
    ["a", true],
    ["b", true],
    ["c", false],
  ]);
  expect(own.credit).toBe("House");
  const css = await fontStyles(own, ({ name }) => `/${name}.woff2`);
  expect(css).toContain('@font-face{font-family:"House";font-weight:700;font-display:swap;src:url(/b.woff2)}');
  expect(css).toContain("src:url(/c.woff2);unicode-range:U+0100-02BA}");
  expect(css).toMatch(/"House Fallback: Arial".*size-adjust:\d+/);
});

test("a font that visitors have needs no file", async () => {
  const { font: own } = await themeWith(font("  family: Charter, Georgia\n  style: serif\n"));
  expect(own.files).toEqual([]);
  expect(await fontStyles(own, () => "")).toBe(":root{--font:Charter, Georgia, serif}");
});

test("a serif is stood in for by serifs", async () => {
  const { font: own } = await themeWith(
    font('  family: House\n  style: serif\n  package: "@fontsource/nunito-sans"\n'),
  );
  const css = await fontStyles(own, ({ name }) => `/${name}.woff2`);
  expect(css).toContain('"House Fallback: Times New Roman"');
  expect(css).not.toContain("Arial");
});
