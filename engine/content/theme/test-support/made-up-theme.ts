import { tmpdir } from "node:os";
import { madeUpContent, site } from "../../../test-support/made-up-site.ts";
import { readContentFiles } from "../../source/content-files.ts";
import type { Problem } from "../../source/problem.ts";
import { NO_COLORS } from "../colors.ts";
import { readTheme } from "../read-theme.ts";
import type { Theme } from "../theme.ts";

/** The theme of a content folder: that of the made-up site. */
export async function madeUpTheme(from = madeUpContent, colors = site.colors ?? NO_COLORS): Promise<Theme> {
  const files = await readContentFiles(from);
  const problems: Problem[] = [];
  const theme = await readTheme(files, colors, tmpdir(), problems);
  if (theme === undefined) throw new Error(`The theme made for tests has errors: ${JSON.stringify(problems)}`);
  return theme;
}
