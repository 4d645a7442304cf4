import type { Slip } from "../../i18n/language.ts";
import { NO_TEXT } from "../prose/passage.ts";

/** The end and the beginning of a word or a sentence. A variable may be a word. */
const END = `[\\p{L}\\p{N}${NO_TEXT}.,;:!?…)»”"’'%€°ªº*_]`;
const BEGIN = `[\\p{L}\\p{N}${NO_TEXT}(«“"*_]`;

/** The sign of a list's item, after which spaces may be aligned. */
const ITEM = "(?<=^|\\n)[ \\t>]*(?:\\p{N}+[.)]|[*+-])";

/**
 * The slips of every language, in the order in which they are fixed. The generator itself sets apostrophes, quotation marks,
 * ellipses, dashes and the spaces of French marks (`i18n/typography.ts`), so texts may be written plainly: here is what it
 * would publish as it stands.
 */
export const slips: readonly Slip[] = [
  // An accent typed for an apostrophe.
  { pattern: /(?<=\p{L})[´ʼ‘](?=\p{L})/gu, right: "'" },
  { pattern: new RegExp(`(?<=${END})(?<!${ITEM}) {2,}(?=${BEGIN})`, "gu"), right: " " },
  { pattern: /(?<=\S) +(?=[,.](?:\s|$))/g, right: "" },
  { pattern: /(?<=\p{L}{2}|[%€)»])[,;](?=\p{L}{2})/gu, right: "$& " },
  { pattern: /(?<=\p{Ll}{2}) ?\.(?=\p{Lu}\p{Ll})/gu, right: ". " },
  { pattern: /(?<=\s\() +(?=\S)|(?<=[\p{L}\p{N}]) +(?=\))/gu, right: "" },
  // One space at the end of a line; two are a line break in Markdown.
  { pattern: /(?<=\S)[ \t](?=\n)/g, right: "" },
];
