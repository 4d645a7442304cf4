import type { Languages, Slip, WrittenLanguage } from "../i18n/language.ts";
import { contentProse, NO_TEXT, type Passage } from "./content-prose.ts";

/** The end and the beginning of a word or a sentence. A variable may be a word. */
const END = `[\\p{L}\\p{N}${NO_TEXT}.,;:!?…)»”"’'%€°ªº*_]`;
const BEGIN = `[\\p{L}\\p{N}${NO_TEXT}(«“"*_]`;

/** The marker of a list's item, after which spaces may be aligned. */
const ITEM = "(?<=^|\\n)[ \\t>]*(?:\\p{N}+[.)]|[*+-])";

/**
 * The slips of every language, in the order in which they are fixed. The generator itself sets apostrophes, quotation marks,
 * ellipses, dashes and the spaces of French marks (`i18n/typography.ts`), so texts may be written plainly: here is what it
 * would publish as it stands.
 */
const SLIPS: readonly Slip[] = [
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

/** A place in a file where typography is set right. */
export interface Fix {
  /** Line, counted from 1. */
  readonly line: number;
  /** The words around it, as they were and as they are to be. */
  readonly before: string;
  readonly after: string;
}

/** A content file, and what visitors read of it. */
export interface FileProse {
  readonly text: string;
  readonly passages: readonly Passage[];
}

/**
 * Sets the typography of a content file right where it is certain. Only what visitors read is touched; every other
 * character, and the number of lines, stay.
 *
 * @param file path below the content folder
 * @param text the whole file, with plain line breaks
 */
export function fixTypography(site: Languages<WrittenLanguage>, file: string, text: string): FileProse {
  let fixed = text;
  let passages = contentProse(site, file, fixed);
  const ofLanguages = Object.entries(site.languages).flatMap(([locale, { typography }]) =>
    (typography.slips ?? []).map((slip) => ({ ...slip, only: locale })),
  );
  for (const slip of [...SLIPS, ...ofLanguages]) {
    const edits = passages.flatMap(({ text: passage, start, locale }) =>
      "only" in slip && slip.only !== locale ? [] : editsOf(slip, passage, start),
    );
    if (edits.length === 0) continue;
    for (const { from, to, write } of edits.toSorted((a, b) => b.from - a.from)) {
      fixed = fixed.slice(0, from) + write + fixed.slice(to);
    }
    passages = contentProse(site, file, fixed);
  }
  return { text: fixed, passages };
}

/** The differences between a file and its fixed text, line by line. */
export function fixesBetween(text: string, fixed: string): Fix[] {
  const lines = fixed.split("\n");
  return text.split("\n").flatMap((before, index) => {
    const after = lines[index] ?? "";
    return before === after ? [] : [{ line: index + 1, ...wordsAround(before, after) }];
  });
}

/** Writes fixed lines into a file as it was read: its byte-order mark and the line breaks of Windows stay. */
export function withFixedLines(raw: string, fixed: string): string {
  const lines = fixed.split("\n");
  const mark = raw.startsWith("\uFEFF") ? "\uFEFF" : "";
  const parts = raw.slice(mark.length).split(/(\r\n?|\n)/);
  return mark + parts.map((part, index) => (index % 2 === 0 ? (lines[index / 2] ?? part) : part)).join("");
}

/** Where a slip stands in a file, and what is written in its place. */
function editsOf({ pattern, right, capital = right }: Slip, passage: string, start: number) {
  return [...passage.matchAll(pattern)].flatMap((found) => {
    const [written] = found;
    const template = /^\p{Lu}/u.test(written) ? capital : right;
    const write = template.replace(/\$([&\d])/g, (_, name: string) => found[name === "&" ? 0 : Number(name)] ?? "");
    if (written.includes(NO_TEXT) || write === written) return [];
    const from = start + found.index;
    return [{ from, to: from + written.length, write }];
  });
}

/** Characters of a line that are shown. */
const MOST_SHOWN = 80;

/** The differing part of two lines, with the whole words around it, or its beginning. */
function wordsAround(before: string, after: string): Pick<Fix, "before" | "after"> {
  const shortest = Math.min(before.length, after.length);
  let first = 0;
  while (first < shortest && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shortest - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const from = before.slice(0, Math.max(0, first - 1)).search(/\S*$/);
  const to = last - (/^\s?\S*/.exec(before.slice(before.length - last))?.[0].length ?? 0);
  return { before: shown(before.slice(from, before.length - to)), after: shown(after.slice(from, after.length - to)) };
}

function shown(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
