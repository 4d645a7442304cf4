import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { changedBuild } from "../support/setup/changed-build.ts";
import { filesBelow } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";
import { attributes, only } from "./queries.ts";

type Color = readonly [red: number, green: number, blue: number];
interface SchemeColors {
  readonly [role: string]: string | Readonly<Record<string, string>>;
}
interface ThemeColors {
  readonly light: SchemeColors;
  readonly dark: SchemeColors;
}

/** Colours nearer than this are taken for the same: an image's edges are mixed. */
const NEAR = 6;

const theme = Object.fromEntries(await filesBelow(resolve(import.meta.dirname, "../../docs/themes/douro")));
const before = parse(await readFile(join(contentFolder, "theme.yaml"), "utf8")) as ThemeColors;
const after = parse(String(theme["theme.yaml"])) as ThemeColors;
const build = await changedBuild(theme);
const files = await filesBelow(build.folder);
/** Text files of the build by path: all that is no picture and no font. */
const texts = [...files]
  .filter(([file]) => !/\.(?:png|ico|webp|avif|jpeg|woff2|pdf|br|gz)$/.test(file))
  .map(([file, bytes]) => [file, bytes.toString("utf8")] as const);
const sea = after.light.sea as Readonly<Record<string, string>>;

/** The colours of a theme, each once. */
function colorsOf({ light, dark }: ThemeColors): Set<string> {
  const values = [light, dark].flatMap((scheme) => Object.values(scheme));
  return new Set(values.flatMap((value) => (typeof value === "string" ? [value] : Object.values(value))));
}

function channels(color: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** The share of an image's pixels that are near a colour. */
async function shareOf(image: Buffer, color: string): Promise<number> {
  const { data, info } = await sharp(image)
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = channels(color);
  let near = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= NEAR)) near++;
  }
  return near / (info.width * info.height);
}

describe("a build with another theme", () => {
  test("has none of the colours before, in any notation", () => {
    const gone = [...colorsOf(before).difference(colorsOf(after))];
    expect(gone.length).toBeGreaterThan(40);
    const written = gone.flatMap((color) => {
      const [red, green, blue] = channels(color);
      return [color.slice(1), `${red}[, ]+${green}[, ]+${blue}(?!\\d)`];
    });
    // A placeholder has the mean colour of the owner's picture, whatever the theme.
    const mean = /"color":"#[0-9a-f]{6}"|<rect fill="#[0-9a-f]{6}" width="\d+" height="\d+">/g;
    const pattern = new RegExp(`(?:${written.join("|")})`, "i");
    const found = texts.flatMap(([file, text]) => pattern.exec(text.replace(mean, ""))?.[0].concat(" in ", file) ?? []);
    expect(found).toEqual([]);
  });

  test("has nothing of the font before: not its name, not its files", () => {
    expect(texts.filter(([file, text]) => /nunito/i.test(file) || /nunito/i.test(text))).toEqual([]);
    expect([...files.keys()].filter((file) => file.endsWith(".woff2"))).toEqual([
      expect.stringMatching(/spectral-400/),
      expect.stringMatching(/spectral-700/),
    ]);
  });

  test("is drawn in the new theme on every page", async () => {
    const document = await build.page("/fr/");
    const css = only(document, "style").textContent ?? "";
    for (const color of [after.light.ink, after.light.paper, after.dark.paper]) expect(css).toContain(color);
    expect(css).toContain("--radius:0px");
    expect(css).toMatch(/--font:\s*"?Spectral"?,/);
    expect(css).toContain('"Spectral Fallback: Times New Roman"');
    expect(attributes(document, "meta[name=theme-color]", "content")).toEqual([after.light.paper, after.dark.paper]);
    expect(attributes(document, "link[rel=preload][as=font]", "href")).toHaveLength(2);
    expect(only(document, "#_mark").getAttribute("viewBox")).toBe("0 0 40 36");
    const manifest = JSON.parse(await build.text("/site.webmanifest")) as Record<string, unknown>;
    expect([manifest.background_color, manifest.theme_color]).toEqual([after.light.paper, sea.paper]);
  });

  test("has icons in the new colours", async () => {
    const icons = [...files].filter(([file]) => /^assets\/icons\/.*\.png$/.test(file));
    expect(icons.length).toBe(11);
    for (const [file, bytes] of icons) {
      expect(await shareOf(bytes, sea.paper ?? ""), file).toBeGreaterThan(0.4);
      expect(await shareOf(bytes, "#0b2748"), file).toBe(0);
      expect(await shareOf(bytes, "#eb9a6a"), file).toBe(0);
    }
  });

  test("has social images in the new colours", async () => {
    const address = attributes(await build.page("/fr/"), "meta[property='og:image']", "content")[0] ?? "";
    const image = files.get(new URL(address).pathname.slice(1)) ?? Buffer.alloc(0);
    expect(await shareOf(image, String(after.light.stone))).toBeGreaterThan(0.4);
    for (const color of ["#0b2748", "#1b4e9b", "#c65a33"]) {
      expect(await shareOf(image, color), color).toBeLessThan(0.0005);
    }
  });
});
