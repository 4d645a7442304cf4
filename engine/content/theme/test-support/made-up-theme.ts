import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { themeColors } from "#site/styles/theme-colors.ts";
import { readContentFiles } from "../../source/content-files.ts";
import type { Problem } from "../../source/problem.ts";
import { readTheme } from "../read-theme.ts";
import type { Theme } from "../theme.ts";

/** The theme of the content made for tests. */
export async function madeUpTheme(): Promise<Theme> {
  const files = await readContentFiles(resolve(import.meta.dirname, "../../../../tests/support/content"));
  const problems: Problem[] = [];
  const theme = await readTheme(files, themeColors, tmpdir(), problems);
  if (theme === undefined) throw new Error(`The theme made for tests has errors: ${JSON.stringify(problems)}`);
  return theme;
}
