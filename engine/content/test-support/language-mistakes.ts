import type { ContentChanges } from "./changed-content.ts";
import { deleting, inSite, mistake, writeFor, writeSetting } from "./mistake.ts";

/** `site.yaml` with other languages. */
function published(codes: string): ContentChanges {
  return inSite(/^ {2}published: .*$/m, `  published: ${codes}`);
}

/** `site.yaml` with one more setting of its languages. */
function languages(line: string, codes = "[fr, en, pt]"): ContentChanges {
  return inSite(/^ {2}published: .*$/m, `  published: ${codes}\n  ${line}`);
}

/** Mistakes in the languages of `site.yaml`. */
export const languageMistakes = [
  mistake(
    "a language that the program does not know",
    published("[fr, en, pt, de]"),
    "language-not-known",
    deleting(", de"),
  ),
  mistake("a code of no language", published("[fr, en, xx, pt]"), "language-none", deleting(", xx")),
  mistake("a language with its country", published("[fr, en, pt-PT]"), "language-misspelled", writeFor("pt-PT")),
  mistake("a language twice", published("[fr, en, pt, en]"), "language-twice", writeSetting),
  mistake("a default language that is not published", languages("default: es"), "language-not-published", writeSetting),
  mistake(
    "a fallback language that is not published",
    languages("fallback: pt", "[fr, en]"),
    "language-not-published",
    writeSetting,
    "fallback: pt",
  ),
  mistake(
    "a prefix with capitals",
    languages("pathAliases: { pt: Português }"),
    "not-a-name",
    writeFor("pt: Português"),
  ),
  mistake(
    "a prefix that is a page's address",
    languages("pathAliases: { pt: contact }"),
    "prefix-taken",
    writeFor("pt: contact"),
  ),
  mistake(
    "a prefix that is another language's code",
    languages("pathAliases: { pt: en }"),
    "prefix-taken",
    writeFor("pt: en"),
  ),
  mistake(
    "one prefix for two languages",
    languages("pathAliases: { en: estrangeiro, pt: estrangeiro }"),
    "prefix-taken",
    writeFor("pt: estrangeiro"),
  ),
  mistake(
    "several languages without prefixes",
    languages("enablePathRewrite: false"),
    "languages-without-prefix",
    writeSetting,
  ),
  mistake("no language", published("[]"), "value-empty", writeSetting),
];
