import { join } from "node:path";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { validate } from "../source/validate.ts";
import { readYaml, settingsIn, type YamlSource } from "../source/yaml-source.ts";
import { contrastProblems } from "./check-contrast.ts";
import { readDrawing } from "./read-drawing.ts";
import { readFont } from "./read-font.ts";
import type { SiteColors } from "./site-colors.ts";
import type { Theme } from "./theme.ts";
import { themeSchema } from "./theme-schema.ts";

/** The owner's file, and the folder of the files that it names. */
const THEME_FILE = "theme.yaml";
const THEME_FOLDER = "theme";

const SCHEMES = ["light", "dark"] as const;

/**
 * Reads and checks the theme: its settings, its logo, its font files, and whether its colours can be told apart.
 *
 * @param colors those of the site beside the colours of every site
 * @param cache what is kept of it between readings: the measures of its fonts
 * @param problems gets every error
 * @param parse reads its settings, or remembers them
 * @returns undefined where there is one
 */
export async function readTheme(
  files: ContentFiles,
  colors: SiteColors,
  cache: string,
  problems: Problem[],
  parse: typeof readYaml = readYaml,
): Promise<Theme | undefined> {
  const text = files.text(THEME_FILE);
  if (text === undefined) {
    problems.push({ file: THEME_FILE, line: 1, id: "file-missing", values: {} });
    return undefined;
  }
  const source = settingsIn(parse(THEME_FILE, quoteColors(text)));
  const settings = validate(themeSchema(colors), source);
  if (!("value" in settings)) {
    const alone = missingScheme(source, text);
    problems.push(...(alone === undefined ? settings.problems : [alone]));
    return undefined;
  }
  const { light, dark, radius, font, logo, icon = logo } = settings.value;
  const found = contrastProblems({ light, dark }, colors, source);
  const report = (path: readonly (string | number)[], details: ProblemDetails) =>
    void found.push({ ...source.at(path), ...details });
  const own = await readFont(font, join(files.folder, THEME_FOLDER), join(cache, "fonts"), (path, details) =>
    report(["font", ...path], details),
  );
  const draw = (key: "logo" | "icon", name: string): Drawing | undefined => {
    const file = `${THEME_FOLDER}/${name}`;
    const svg = files.text(file);
    if (svg === undefined) {
      report([key], { id: "theme-file-missing", values: { file } });
      return undefined;
    }
    const reading = readDrawing(file, svg, colors.accent);
    if ("drawing" in reading) return reading.drawing;
    found.push(...reading.problems);
    return undefined;
  };
  const drawings = { logo: draw("logo", logo), icon: draw(icon === logo ? "logo" : "icon", icon) };
  problems.push(...found);
  if (found.length > 0 || drawings.logo === undefined || drawings.icon === undefined) return undefined;
  return { light, dark, colors, radius, font: own, logo: drawings.logo, icon: drawings.icon };
}

/** A text with its colours in quotes: without them YAML takes them for comments. The lines stay where they are. */
function quoteColors(text: string): string {
  return text.replace(/([:{,][ \t]+(?:\w+:[ \t]+)?)(#[0-9a-f]{3,8})(?=\s|,|}|$)/gi, '$1"$2"');
}

/** Says that one of the two schemes is missing, where it is. */
function missingScheme({ value }: YamlSource, text: string): Problem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [missing, ...more] = SCHEMES.filter((scheme) => !(value as Record<string, unknown>)[scheme]);
  if (missing === undefined || more.length > 0) return undefined;
  const there = missing === "dark" ? "light" : "dark";
  const line = lineOf(`\n${text}`, `\n${there}:`);
  return { file: THEME_FILE, line, id: "scheme-missing", values: { there, write: `${missing}:` } };
}
