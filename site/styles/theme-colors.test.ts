import { glob, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { colorPairs, tokensByPart } from "#engine/content/theme/colors.ts";
import { readTheme } from "#engine/content/theme/read-theme.ts";
import { themeColors } from "./theme-colors.ts";

const FORCED = /@media \(forced-colors: active\) \{(?<rules>[\s\S]*?)\n {2}\}/;
const project = join(import.meta.dirname, "../..");
const pairs = colorPairs(themeColors);
const pageToken = (role: string) => tokensByPart(themeColors)[":root"]?.[role];

describe("the list of pairs", () => {
  const listed = (of: "marks" | "grounds") =>
    new Set(pairs.flatMap((pair) => pair[of].map(pageToken)).filter((token) => token !== undefined));

  /** Tokens that the CSS uses for a property, each once. */
  async function used(property: string): Promise<Set<string>> {
    const names = new Set<string>();
    const declaration = new RegExp(`(?<![\\w-])${property}:[^;{}]*var\\(--([\\w-]+)\\)`, "g");
    for await (const file of glob("{site,consent}/**/*.css", { cwd: project })) {
      const css = await readFile(join(project, file), "utf8");
      for (const [, name = ""] of css.matchAll(declaration)) names.add(name);
    }
    return names;
  }

  test("has every text colour", async () => {
    const texts = pairs.filter(({ least }) => least === 7).flatMap(({ marks }) => marks.map(pageToken));
    expect((await used("color")).size).toBeGreaterThan(4);
    expect([...(await used("color"))].filter((name) => !texts.includes(name))).toEqual([]);
  });

  test("has every background", async () => {
    // t4 and masonry are drawings without text.
    const known = new Set([...listed("grounds"), ...listed("marks")]);
    expect([...(await used("background"))].filter((name) => !known.has(name))).toEqual([]);
  });

  test("has every border and outline", async () => {
    const edges = await Promise.all(
      ["border(?:-[a-z-]+)?", "outline", "box-shadow"].map(async (property) => [...(await used(property))]),
    );
    expect(edges.flat().filter((name) => name !== "radius" && !listed("marks").has(name))).toEqual([]);
  });
});

test.each(["douro", "minho"])(
  "the shipped theme %s has no mistake, and no pair that is hard to read",
  async (theme) => {
    const problems: Problem[] = [];
    await readTheme(await readContentFiles(join(project, "docs/themes", theme)), themeColors, tmpdir(), problems);
    expect(problems).toEqual([]);
  },
);

describe("with forced colours", async () => {
  const tokens = await readFile(join(project, "site/styles/tokens.css"), "utf8");
  // The browser replaces the colours of text, borders and backgrounds, but not those of SVG drawings and their text.
  const DRAWN = ["t0", "t1", "t2", "t3", "t4", "masonry", "ink", "soft", "paper"];

  test.each([":root", ".sea"])("drawings use only system colours (%s)", (part) => {
    const forced = forcedTokens(tokens, part);
    expect(DRAWN.filter((name) => !/^(Canvas|CanvasText|Highlight)$/.test(forced[name] ?? ""))).toEqual([]);
  });

  test("no drawing has the colour of its background", () => {
    const drawings = pairs.filter(({ marks }) => marks.some((mark) => /tiles|accent/.test(mark)));
    expect(drawings.length).toBeGreaterThan(2);
    for (const { marks, grounds } of drawings) {
      const forced = forcedTokens(tokens, marks.some((mark) => mark.startsWith("sea.")) ? ".sea" : ":root");
      const tokenOf = (role: string) => pageToken(role.replace(/^sea\.accent$/, "tiles.accent").replace(/^sea\./, ""));
      const drawn = (roles: readonly string[]) => roles.map(tokenOf).filter((name) => DRAWN.includes(name ?? ""));
      for (const mark of drawn(marks)) {
        for (const ground of drawn(grounds)) expect(forced[mark ?? ""], mark).not.toBe(forced[ground ?? ""]);
      }
    }
  });
});

/**
 * The tokens of an element where the visitor's system sets all colours.
 *
 * @param css text of `tokens.css`
 * @param part selector of an element with its own tokens
 */
function forcedTokens(css: string, part: string): Readonly<Record<string, string>> {
  const rules = FORCED.exec(css)?.groups?.rules ?? "";
  const matching = [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) => {
    const selected = selectors.split(",").map((selector) => selector.trim());
    return selected.includes(":root") || selected.includes(part);
  });
  return Object.fromEntries(
    matching.flatMap(([, , declarations = ""]) =>
      [...declarations.matchAll(/--([\w-]+): (\w+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
}
