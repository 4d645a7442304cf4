import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { directiveForms } from "../source/parse-directive.ts";

/** Where a run of text stands. */
interface Place {
  /** Whether it is the text of a link, which may be an address. */
  readonly inLink: boolean;
  /** Whether it begins its block, a line that follows another, or neither. */
  readonly begins: "block" | "line" | undefined;
}

/** A sign, where it counts, and what is said of it. */
interface Sign {
  readonly pattern: RegExp;
  readonly at?: "block" | "line" | "outside-links";
  readonly describe: (found: RegExpExecArray) => ProblemDetails;
}

/** The problem of the first sign in a run of text that was meant as Markdown or HTML and stayed text. */
export function leftover(text: string, place: Place): ProblemDetails | undefined {
  for (const { pattern, at, describe } of SIGNS) {
    const found = counts(at, place) ? pattern.exec(text) : null;
    if (found) return describe(found);
  }
  return undefined;
}

function counts(at: Sign["at"], { inLink, begins }: Place): boolean {
  if (at === "outside-links") return !inLink;
  if (at === "block") return begins === "block";
  return at !== "line" || begins === "line";
}

const unread = ([sign]: RegExpExecArray): ProblemDetails => ({
  id: "sign-not-read",
  values: { sign: sign.trim(), write: "**…**" },
});
const linkNotWhole = (): ProblemDetails => ({
  id: "link-not-whole",
  values: { picture: "![…](image.jpg)", write: "[…](/fr/contact/)" },
});
const tableNotWhole = (): ProblemDetails => ({ id: "table-not-whole", values: { write: "| --- | --- |" } });
/** An item of a list with another sign than Markdown's, on a separate line. */
const itemWith = (mark: string, { input, 0: sign }: RegExpExecArray): ProblemDetails => ({
  id: "item-with-another-sign",
  values: { sign: sign.trim(), write: `${mark} ${input.slice(sign.length)}` },
});

const SIGNS: readonly Sign[] = [
  { pattern: /<!--/, describe: () => ({ id: "comment-open", values: { write: "-->" } }) },
  { pattern: /\[\^[^\][\s]+\]/, describe: ([sign]) => ({ id: "footnote", values: { sign } }) },
  { pattern: /^\[[ xX]\](?=\s)/, at: "block", describe: ([sign]) => ({ id: "box-to-tick", values: { sign } }) },
  {
    // “[text] (address)” lacks nothing but the space that is too much.
    pattern: /\[([^\][\n]+)\]\s+\(((?:https?:|mailto:|tel:|\/|#)[^\s)]*)\)/,
    describe: ([, words, address]) => ({ id: "link-with-space", values: { write: `[${words}](${address})` } }),
  },
  { pattern: /!\[[^\]]*\]?|\]\(|\]\[|\[\[/, describe: linkNotWhole },
  {
    pattern: /\*\*|__|`/,
    describe: ([sign]) => ({ id: "sign-alone", values: { sign, write: `${sign}…${sign}` } }),
  },
  {
    pattern: /<\/?[a-z][^<>]*>/i,
    describe: ([tag]) => ({ id: "html-in-text", values: { tag: tag.slice(0, 40), write: directiveForms.embed } }),
  },
  { pattern: /&(?:#\w+|[a-z]\w+);|&nbsp\b/i, describe: ([sign]) => ({ id: "entity-in-text", values: { sign } }) },
  {
    pattern: /^(#{1,6})(?=\p{L})/u,
    at: "block",
    describe: ({ input, 1: sign = "" }) => ({
      id: "heading-without-space",
      values: { write: `${sign} ${input.slice(sign.length)}` },
    }),
  },
  {
    pattern: /\{[#.:][^{}]*\}/,
    describe: ([sign]) => ({ id: "anchor-not-read", values: { sign, write: "{#mon-titre}" } }),
  },
  { pattern: /^\|.*\|$/, at: "block", describe: tableNotWhole },
  { pattern: /^:?-{2,}:?\s*\|[\s:|-]*$/, at: "line", describe: tableNotWhole },
  { pattern: /^[•‣◦▪●○■·]\s*/, at: "block", describe: (found) => itemWith("-", found) },
  { pattern: /^(?:[•‣◦▪●○■·]\s*|[–—]\s+|[-+](?=\p{L}))/u, at: "line", describe: (found) => itemWith("-", found) },
  {
    pattern: /^(\p{N}{1,2})(?:[°º/]\)?\s*|[.)](?=\p{L}))/u,
    at: "line",
    describe: (found) => itemWith(`${found[1]}.`, found),
  },
  {
    pattern: /={2,}|~{2,}|\^[^\s^]+\^|(?<!\S)~[^\s~]+~|^:{3,}|^#{7,}|@\[|\{\{|\}\}|\{%|^\[toc\]$|[＃＊＿［］｀]/i,
    describe: unread,
  },
  {
    pattern: /https?:\/\/\S+/,
    at: "outside-links",
    describe: ([address]) => ({ id: "address-alone", values: { write: `[…](${address})` } }),
  },
];

const LANGUAGE_MARK = /:[a-z]{2,3}\[/;
/** Stars within words, `5*3*2` or `client*e*s`, are stars. */
const STAR_IN_WORD = /(?<=[\p{L}\p{N}])\\?\*(?=[\p{L}\p{N}])/gu;
const SIGNS_OF_LAYOUT =
  /\*\*|__|\*\S[^*\n]*\*|~~|==|!?\[[^\]\n]*\]\([^)\n]*\)?|\[\^[^\]\s]+\]|<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]\w+);|&nbsp\b/i;

/**
 * The problem of a text that has no layout, where every sign would be read as it is: a title, a description, the
 * description of a picture, a caption.
 */
export function plainTextProblem(text: string): ProblemDetails | undefined {
  const mark = LANGUAGE_MARK.exec(text)?.[0];
  if (mark !== undefined) return { id: "language-in-plain-text", values: { mark } };
  const sign = SIGNS_OF_LAYOUT.exec(text.replace(STAR_IN_WORD, ""))?.[0];
  return sign === undefined ? undefined : { id: "sign-in-plain-text", values: { sign } };
}
