import { deleting, inSite, mistake, mistakesIn, writeFor, writeSetting } from "./mistake.ts";

const PUBLISHED = /^ {2}published: .*$/m;

/** Mistakes in the languages of `site.yaml`: in those that are published, and in a setting beside them. */
export const languageMistakes = [
  ...mistakesIn(
    (codes) => inSite(PUBLISHED, `  published: ${codes}`),
    [
      ["[fr, en, pt, de]", "language-not-known", deleting(", de")],
      ["[fr, en, xx, pt]", "language-none", deleting(", xx")],
      ["[fr, en, pt-PT]", "language-misspelled", writeFor("pt-PT")],
      ["[fr, en, pt, en]", "language-twice", writeSetting],
      ["[]", "value-empty", writeSetting],
    ],
  ),
  ...mistakesIn(
    (line) => inSite(PUBLISHED, `  published: [fr, en, pt]\n  ${line}`),
    [
      ["default: es", "language-not-published", writeSetting],
      ["pathAliases: { pt: Português }", "not-a-name", writeFor("pt: Português")],
      // The address of a page, another language's code, and another one's prefix.
      ["pathAliases: { pt: contact }", "prefix-taken", writeFor("pt: contact")],
      ["pathAliases: { pt: en }", "prefix-taken", writeFor("pt: en")],
      ["pathAliases: { en: estrangeiro, pt: estrangeiro }", "prefix-taken", writeFor("pt: estrangeiro")],
      ["enablePathRewrite: false", "languages-without-prefix", writeSetting],
    ],
  ),
  mistake(
    "a fallback language that is not published",
    inSite(PUBLISHED, "  published: [fr, en]\n  fallback: pt"),
    "language-not-published",
    writeSetting,
    "fallback: pt",
  ),
];
