import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "#engine/content/theme/theme.ts";
import type { Scheme } from "#engine/content/theme/theme-schema.ts";
import { paintOf } from "#engine/content/theme/tokens.ts";
import { siteScheme, themeColors } from "../../styles/theme-colors.ts";

/** The houses of one bank, as a file of the site: too large to travel in every page. */
export interface ShoreFile {
  readonly href: string;
  readonly svg: string;
}

/** The files of both banks by country, in the colours of the theme. */
export function shoreFiles({ light, dark }: Pick<Theme, "light" | "dark">): Readonly<Record<"fr" | "pt", ShoreFile>> {
  return { fr: shoreFile("fr", light, dark), pt: shoreFile("pt", light, dark) };
}

function shoreFile(country: string, light: Scheme, dark: Scheme): ShoreFile {
  const drawing = readFileSync(join(import.meta.dirname, `shore-${country}.svg`), "utf8");
  const names = new Set([...drawing.matchAll(/var\(--(\w+)\)/g)].map(([, name = ""]) => name));
  const colors = (scheme: Scheme) =>
    Object.entries(tokensOf(scheme))
      .filter(([name]) => names.has(name))
      .map(([name, color]) => `--${name}:${color}`)
      .join(";");
  const rules = `svg{${colors(light)}}@media (prefers-color-scheme:dark){svg{${colors(dark)}}}`;
  const svg = drawing.replace(/<!--.*?-->\n/s, "").replace("<style>\n", `<style>\n${rules}\n`);
  return { href: `/assets/drawings/shore-${country}-${hash("sha256", svg).slice(0, 10)}.svg`, svg };
}

/** Colours by token; those of houses have the names of their roles. */
function tokensOf(scheme: Scheme): Readonly<Record<string, string>> {
  return { ...paintOf(scheme, themeColors), ...siteScheme(scheme).houses };
}
