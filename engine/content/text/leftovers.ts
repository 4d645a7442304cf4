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

/** What stands for something else than text, where it begins a block. */
export const INSTRUCTION = /^::[a-z]/;
/** Characters of a sign that are told. */
const MOST_TOLD = 40;

/** The problem of the first sign in a run of text that was meant as Markdown or HTML and stayed text. */
export function leftover(text: string, place: Place): ProblemDetails | undefined {
  // An instruction below a line of text is one that runs on.
  if (place.begins === "line" && INSTRUCTION.test(text)) return undefined;
  for (const { pattern, at, describe } of SIGNS) {
    const found = counts(at, place) ? pattern.exec(text) : null;
    if (found) return describe(found);
  }
  return undefined;
}

function counts(at: Sign["at"], { inLink, begins }: Place): boolean {
  if (at === "outside-links") return !inLink;
  return at === undefined || begins === at;
}

/** Signs around words make them bold; what holds no words is deleted. */
const unread = ({ 0: sign, groups }: RegExpExecArray): ProblemDetails => ({
  id: "sign-not-read",
  values: { sign: sign.trim().slice(0, MOST_TOLD), write: `**${groups?.words ?? "…"}**` },
});
const linkNotWhole = (): ProblemDetails => ({
  id: "link-not-whole",
  values: { picture: "![…](image.jpg)", write: "[…](/fr/contact/)" },
});
const tableNotWhole = (): ProblemDetails => ({ id: "table-not-whole", values: { write: "| --- | --- |" } });

const HTML = /<(?:\/|[?%!]=?\s*)?[a-z][^<>]*>/i;
const ENTITY = /&(?:#\w+|[a-z]\w+);|&nbsp\b/i;
const FOOTNOTE = /\[\^[^\][\s]+\]|\^\[[^\][]+\]/;

/**
 * Signs of other programs, by what ordinary writing does not do: it doubles no sign of calculation (a stroke separates cells of tables, and may be doubled), puts none around words
 * without a space, and has words, numbers or dots in its brackets.
 */
const UNREAD: readonly RegExp[] = [
  // Doubled around words: ==mark==, ++new++, %%remark%%, '''bold'''. C++ and 5'30'' are words.
  /(?<![\p{L}\p{N}])([=~%@#'+])\1{1,2}(?<words>[\p{L}\p{N}][^=~%@#'+]*)\1{2,3}/u,
  // Doubled: ===== below a heading, ::: around a block, {{templates}}.
  /([=~%@#{}:])\1+|(?<![\p{L}\p{N}])''|^\+{3,}$|@\[/u,
  // Brackets around settings, commands or nothing: [gallery ids="1"], [/b], [!NOTE], [*].
  /\[(?:[@!/][^\][]*|[^\][]*\/|[^\][]*[\p{L}\p{N}](?:_\p{L}|=\S)[^\][]*|[^\p{L}\p{N}.…?\][]*)\]/u,
  // A word in brackets that is all of its line: [TOC].
  /^\[[\w,-]+\]$/,
  // Braces around what is no variable: {% if %}, { name }.
  /\{(?![a-zA-Z][\w-]*(?:\.[\w-]+)*\})[^{}]*\}/,
  // Formulas: $x$, $a + b = c$. Between prices is a space or a number.
  /(?<![\p{L}\p{N}])\$(?!\s)(?:[^\s$]+|[^$]*[\\^_={}][^$]*)(?<!\s)\$(?!\p{N})/u,
  // Commands: \newpage. The folders of Windows stand behind a colon or a name.
  /(?<![\p{L}\p{N}:\\/])\\[a-z]{2,}/u,
  // Names between colons: :smile:, :ref:. Times and ratios have numbers beside them.
  /(?<![\p{L}\p{N}:]):(?:[a-z][\w+-]*|[+-]1):(?![\p{L}\p{N}])/u,
  // Letters or numbers between single signs: m^2^, H~2~O; =code=, +new+, where no word goes on.
  /(?<!\/)([~^])(?=[^\s~^]*[\p{L}\p{N}])[^\s~^]+\1(?!\p{N})/u,
  /(?<![\p{L}\p{N}/])([=+])(?=[^\s=+]*[\p{L}\p{N}])[^\s=+]+\1(?![\p{L}\p{N}])/u,
  // Signs of another keyboard, or of a font of symbols, but those of lists.
  /[＃＊＿［］｀]|(?<=.)\p{Co}/u,
];

const SIGNS: readonly Sign[] = [
  { pattern: /<!--/, describe: () => ({ id: "comment-open", values: { write: "-->" } }) },
  { pattern: FOOTNOTE, describe: ([sign]) => ({ id: "footnote", values: { sign } }) },
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
    pattern: HTML,
    describe: ([tag]) => ({
      id: "html-in-text",
      values: { tag: tag.slice(0, MOST_TOLD), write: directiveForms.embed },
    }),
  },
  { pattern: ENTITY, describe: ([sign]) => ({ id: "entity-in-text", values: { sign } }) },
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
  ...UNREAD.map((pattern): Sign => ({ pattern, describe: unread })),
  {
    pattern: /https?:\/\/\S+/,
    at: "outside-links",
    describe: ([address]) => ({ id: "address-alone", values: { write: `[…](${address})` } }),
  },
];

const LANGUAGE_MARK = /:[a-z]{2,3}\[/;
/** Stars within words, `5*3*2` or `client*e*s`, are stars. */
const STAR_IN_WORD = /(?<=[\p{L}\p{N}])\\?\*(?=[\p{L}\p{N}])/gu;
/** What a text with layout would read, or takes for a mistake: without layout all of it is one. */
const IN_PLAIN_TEXT: readonly RegExp[] = [
  /\*\*|__|\*\S[^*\n]*\*/,
  /!?\[[^\]\n]*\]\([^)\n]*\)?/,
  /<!--[\s\S]*?-->/,
  ...[FOOTNOTE, HTML, ENTITY, ...UNREAD],
];

/**
 * The problem of a text that has no layout, where every sign would be read as it is: a title, a description, the
 * description of a picture, a caption.
 */
export function plainTextProblem(text: string): ProblemDetails | undefined {
  const mark = LANGUAGE_MARK.exec(text)?.[0];
  if (mark !== undefined) return { id: "language-in-plain-text", values: { mark } };
  const written = text.replace(STAR_IN_WORD, "");
  const [sign] = IN_PLAIN_TEXT.flatMap((pattern) => pattern.exec(written)?.[0] ?? []);
  return sign === undefined ? undefined : { id: "sign-in-plain-text", values: { sign: sign.slice(0, MOST_TOLD) } };
}
