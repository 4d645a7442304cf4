import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ColorPairs, partPairs, textPairs } from "../test-support/color-pairs.ts";
import { contrast } from "../test-support/contrast.ts";
import { type Palette, paletteOf, type Scheme } from "../test-support/palette.ts";

const TEXT = 7;
const PART = 4.5;

const tokens = await readFile(join(import.meta.dirname, "tokens.css"), "utf8");
const pairs = [...textPairs.map((pair) => [TEXT, pair] as const), ...partPairs.map((pair) => [PART, pair] as const)];

/** The pairs with too little contrast, in words. */
function faint(least: number, { marks, grounds, where }: ColorPairs, palette: Palette): string[] {
  return grounds.flatMap((ground) =>
    marks
      .map((mark) => ({ mark, ratio: contrast(palette[mark] ?? "", palette[ground] ?? "") }))
      .filter(({ ratio }) => ratio < least)
      .map(({ mark, ratio }) => `${where}: --${mark} on --${ground} is ${ratio.toFixed(2)}:1, less than ${least}:1`),
  );
}

describe.each<Scheme>(["light", "dark"])("colours, %s", (scheme) => {
  test("text has a contrast of 7:1 and interface parts of 4.5:1, in every band", () => {
    expect(pairs.flatMap(([least, pair]) => faint(least, pair, paletteOf(tokens, scheme, pair.within)))).toEqual([]);
  });
});

test("the dark scheme inverts background and text", () => {
  const [light, dark] = [paletteOf(tokens, "light"), paletteOf(tokens, "dark")];
  const between = (name: string) => contrast(light[name] ?? "", dark[name] ?? "");
  expect(between("paper")).toBeGreaterThan(7);
  expect(between("ink")).toBeGreaterThan(7);
});

describe("with forced colours", () => {
  // The browser replaces the colours of text, borders and backgrounds, but not those of SVG drawings and their text.
  const DRAWN = ["t0", "t1", "t2", "t3", "t4", "masonry", "ink", "soft", "paper"];

  test.each([undefined, ".sea", ".relay"])("drawings use only system colours (%s)", (band) => {
    const palette = paletteOf(tokens, "forced", band);
    const own = DRAWN.filter((name) => !/^(Canvas|CanvasText|Highlight)$/.test(palette[name] ?? ""));
    expect(own).toEqual([]);
  });

  test("no drawing has the colour of its background", () => {
    for (const { marks, grounds, within } of partPairs.filter(({ where }) => /map|mark|dots|masonry/.test(where))) {
      const palette = paletteOf(tokens, "forced", within);
      for (const ground of grounds.filter((name) => DRAWN.includes(name))) {
        for (const mark of marks) expect(palette[mark], `--${mark} on --${ground}`).not.toBe(palette[ground]);
      }
    }
  });
});

describe("the list of pairs", () => {
  const listed = (of: "marks" | "grounds", all: readonly ColorPairs[]) => new Set(all.flatMap((pair) => pair[of]));

  /** Tokens that the CSS uses for a property, each once. */
  async function used(property: string): Promise<Set<string>> {
    const names = new Set<string>();
    const declaration = new RegExp(`(?<![\\w-])${property}:[^;{}]*var\\(--([\\w-]+)\\)`, "g");
    for await (const file of glob("{app,consent}/**/*.css", { cwd: join(import.meta.dirname, "../..") })) {
      const css = await readFile(join(import.meta.dirname, "../..", file), "utf8");
      for (const [, name = ""] of css.matchAll(declaration)) names.add(name);
    }
    return names;
  }

  test("has every text colour", async () => {
    expect([...(await used("color"))].filter((name) => !listed("marks", textPairs).has(name))).toEqual([]);
  });

  test("has every background", async () => {
    // `sea` is the background of the band itself; t4 and masonry are drawings without text.
    const known = new Set([...listed("grounds", [...textPairs, ...partPairs]), ...listed("marks", partPairs), "sea"]);
    expect([...(await used("background"))].filter((name) => !known.has(name))).toEqual([]);
  });

  test("has every border and outline", async () => {
    const edges = await Promise.all(
      ["border(?:-[a-z-]+)?", "outline", "box-shadow"].map(async (property) => [...(await used(property))]),
    );
    expect(edges.flat().filter((name) => !listed("marks", partPairs).has(name))).toEqual([]);
  });
});
