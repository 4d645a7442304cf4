import { madeUpTheme } from "#engine/content/theme/test-support/made-up-theme.ts";
import { contentFolder } from "#tests/support/setup/test-content.ts";
import { themeColors } from "../styles/theme-colors.ts";

/** The theme of the content made for tests of this site. */
export const siteTheme = () => madeUpTheme(contentFolder, themeColors);
