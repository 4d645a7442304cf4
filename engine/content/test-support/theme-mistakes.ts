import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ContentChanges } from "./changed-content.ts";
import { inText, mistake, mistakesIn, replacing, writeFor, writeSetting } from "./mistake.ts";

const THEME = "theme.yaml";
const LOGO = "theme/logo.svg";
const bold = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff2"),
);
const SHAPE = /<path d="[^"]*"\/>/;

function inTheme(from: string | RegExp, to: string): ContentChanges {
  return { [THEME]: replacing(from, to) };
}

/** The group of the dark colours, as it is in a theme. */
const darkOf = (text: string) => text.slice(text.indexOf("\ndark:") + 1);
let dark = "";

/** Mistakes in the theme. */
export const themeMistakes = [
  mistake(
    "a theme without a dark scheme",
    {
      [THEME]: (text) => {
        dark = darkOf(text);
        return text.slice(0, text.indexOf("\ndark:") + 1);
      },
    },
    "scheme-missing",
    ({ text, write }) => ({ [THEME]: `${text}${write}${dark.slice("dark:".length)}` }),
    "light:",
  ),
  ...mistakesIn(
    // A setting in the place of the first of its name: text that is hard to read, and a page between light and dark, too.
    (line) => inTheme(new RegExp(`^( *)${line.split(":")[0]}: .*$`, "m"), `$1${line}`),
    [
      ['soft: "#8fa3bd"', "contrast-too-low", writeSetting],
      ['paper: "#8d8d8d"', "contrast-too-low", writeSetting],
      ["link: navy", "not-a-color", writeSetting],
      ["radius: 3px", "not-a-number", writeSetting],
      ["logo: ../logo.svg", "not-a-theme-file", writeSetting],
      ["logo: mark.svg", "theme-file-missing", inText("mark.svg", "logo.svg")],
      ['package: "@fontsource/not-installed"', "font-package-missing", inText("not-installed", "nunito-sans")],
      ["family: Nunito Sans, Georgia", "not-a-family", writeSetting],
    ],
  ),
  mistake(
    "a logo in a fixed colour",
    { [LOGO]: replacing(SHAPE, '<path fill="#c02020" d="M0 0h9v9z"/>') },
    "logo-color",
    writeFor('fill="#c02020"'),
  ),
  mistake(
    "a font without its bold letters",
    inTheme(/^ {2}package: .*$/m, "  files: [{ file: a.woff2, weight: 400 }]"),
    "font-weight-missing",
    inText("files: [{ file: a.woff2, weight: 400 }]", 'package: "@fontsource/nunito-sans"'),
  ),
  mistake(
    "a file that is not a font",
    {
      "theme/a.woff2": "no font",
      "theme/b.woff2": bold,
      ...inTheme(
        /^ {2}package: .*$/m,
        "  files:\n    - { file: a.woff2, weight: 400 }\n    - { file: b.woff2, weight: 700 }",
      ),
    },
    "font-unreadable",
    inText(/ {2}files:\n.*\n.*$/m, '  package: "@fontsource/nunito-sans"'),
    "a.woff2, weight: 400",
  ),
];
