import { madeUpTheme } from "#engine/content/theme/test-support/made-up-theme.ts";
import { themeColors } from "../styles/theme-colors.ts";
import { contentFolder } from "./content-folder.ts";

/** The theme of the content made for tests of this site. */
export const siteTheme = () => madeUpTheme(contentFolder, themeColors);
