import type { Token } from "markdown-it";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { directiveForms } from "../source/parse-directive.ts";

/** Where a run of text stands. */
interface Place {
  /** Whether it is the text of a link, which may be an address. */
  readonly inLink: boolean;
  /** Whether it begins its block, a line that follows another, or neither. */
  readonly begins: "block" | "line" | undefined;
}

/** Markup that is not read, where it counts, and what is said of it. */
interface Markup {
  /** Finds all of it: global. */
  readonly pattern: RegExp;
  readonly at?: "block" | "line" | "outside-links";
  readonly describe: (found: RegExpExecArray, text: string) => ProblemDetails;
}

/** What stands for something else than text, where it begins a block. */
const INSTRUCTION = /^::[a-z]/;
/** Characters of markup that are told. */
const MOST_TOLD = 40;
/** Stands for a character that is told already. */
const TOLD = "\uFFFF";

/** The problems of what was meant as Markdown or HTML in a run of text and stayed text, each once. */
export function leftovers(text: string, { inLink, begins }: Place): ProblemDetails[] {
  // An instruction below a line of text is one that runs on.
  if (begins === "line" && INSTRUCTION.test(text)) return [];
  return problemsOf(
    text,
    MARKUP.filter(({ at }) => (at === "outside-links" ? !inLink : at === undefined || begins === at)),
  );
}

/** What is told of a text, by the first kind of markup that each of its parts may be. */
function problemsOf(text: string, kinds: readonly Markup[]): ProblemDetails[] {
  let rest = text;
  const problems = kinds.flatMap(({ pattern, describe }) => {
    // Of most texts there is none; "matchAll" copies the expression before it looks.
    if (rest.search(pattern) < 0) return [];
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => TOLD.repeat(whole.length));
    return found.filter(([whole]) => !whole.includes(TOLD)).map((own) => describe(own, text));
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Characters around words make them bold; what holds no words is deleted. */
const unread = ({ 0: markup, groups }: RegExpExecArray): ProblemDetails => ({
  id: "markup-not-read",
  values: { markup: markup.trim().slice(0, MOST_TOLD), write: `**${groups?.words ?? "…"}**` },
});
const linkNotWhole = (): ProblemDetails => ({
  id: "link-not-whole",
  values: { picture: "![…](image.jpg)", write: "[…](/)" },
});
const tableNotWhole = (): ProblemDetails => ({ id: "table-not-whole", values: { write: "| --- | --- |" } });

const HTML = /<(?:\/|[?%!]=?\s*)?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#\w+|[a-z]\w+);|&nbsp\b/gi;
const FOOTNOTE = /\[\^[^\][\s]+\]|\^\[[^\][]+\]/g;

/**
 * Markup of other programs, by what ordinary writing does not do: it doubles no symbol of calculation (a stroke separates
 * cells of tables, and may be doubled), puts none around words without a space, and has words, numbers or dots in its
 * brackets.
 */
const UNREAD: readonly RegExp[] = [
  // Doubled around words: ==mark==, ++new++, %%remark%%, '''bold'''. C++ and 5'30'' are words.
  /(?<![\p{L}\p{N}])([=~%@#'+])\1{1,2}(?<words>[\p{L}\p{N}][^=~%@#'+]*)\1{2,3}/gu,
  // Doubled: ===== below a heading, ::: around a block, {{templates}}.
  /([=~%@#{}:])\1+|(?<![\p{L}\p{N}])''|^\+{3,}$|@\[/gu,
  // Brackets around settings, commands or nothing: [gallery ids="1"], [/b], [!NOTE], [*].
  /\[(?:[@!/][^\][]*|[^\][]*\/|[^\][]*[\p{L}\p{N}](?:_\p{L}|=\S)[^\][]*|[^\p{L}\p{N}.…?\][]*)\]/gu,
  // A word in brackets that is all of its line: [TOC].
  /^\[[\w,-]+\]$/g,
  // Braces around what is no variable: {% if %}, { name }.
  /\{(?![a-zA-Z][\w-]*(?:\.[\w-]+)*\})[^{}]*\}/g,
  // Formulas: $x$, $a + b = c$. Between prices is a space or a number.
  /(?<![\p{L}\p{N}])\$(?!\s)(?:[^\s$]+|[^$]*[\\^_={}][^$]*)(?<!\s)\$(?!\p{N})/gu,
  // Commands: \newpage. The folders of Windows stand behind a colon or a name.
  /(?<![\p{L}\p{N}:\\/])\\[a-z]{2,}/gu,
  // Names between colons: :smile:, :ref:. Times and ratios have numbers beside them.
  /(?<![\p{L}\p{N}:]):(?:[a-z][\w+-]*|[+-]1):(?![\p{L}\p{N}])/gu,
  // Characters between single symbols: m^2^, H~2~O; =code=, +new+, where no word goes on.
  /(?<!\/)([~^])(?=[^\s~^]*[\p{L}\p{N}])[^\s~^]+\1(?!\p{N})/gu,
  /(?<![\p{L}\p{N}/])([=+])(?=[^\s=+]*[\p{L}\p{N}])[^\s=+]+\1(?![\p{L}\p{N}])/gu,
  // Characters of another keyboard, or of a font of symbols, but those of lists.
  /[＃＊＿［］｀]|(?<=.)\p{Co}/gu,
];

const MARKUP: readonly Markup[] = [
  { pattern: /<!--/g, describe: () => ({ id: "comment-open", values: { write: "-->" } }) },
  { pattern: FOOTNOTE, describe: ([markup]) => ({ id: "footnote", values: { markup } }) },
  { pattern: /^\[[ xX]\](?=\s)/g, at: "block", describe: ([markup]) => ({ id: "box-to-tick", values: { markup } }) },
  {
    // “[text] (address)” lacks nothing but the space that is too much.
    pattern: /\[([^\][\n]+)\]\s+\(((?:https?:|mailto:|tel:|\/|#)[^\s)]*)\)/g,
    describe: ([, words, address]) => ({ id: "link-with-space", values: { write: `[${words}](${address})` } }),
  },
  { pattern: /!\[[^\]]*\]?|\]\(|\]\[|\[\[/g, describe: linkNotWhole },
  {
    // Within a word, __ means nothing (CommonMark §6.2).
    pattern: /\*\*|(?<![\p{L}\p{N}_])__+|__+(?![\p{L}\p{N}_])|`/gu,
    describe: ([markup]) => ({ id: "markup-alone", values: { markup, write: `${markup}…${markup}` } }),
  },
  {
    pattern: HTML,
    describe: ([tag]) => ({
      id: "html-in-text",
      values: { tag: tag.slice(0, MOST_TOLD), write: directiveForms.embed },
    }),
  },
  { pattern: ENTITY, describe: ([markup]) => ({ id: "entity-in-text", values: { markup } }) },
  {
    pattern: /^#{1,6}(?=\p{L})/gu,
    at: "block",
    describe: ([marker], text) => ({
      id: "heading-without-space",
      values: { write: `${marker} ${text.slice(marker.length)}` },
    }),
  },
  {
    pattern: /\{[#.:][^{}]*\}/g,
    describe: ([markup]) => ({ id: "anchor-not-read", values: { markup, write: "{#mon-titre}" } }),
  },
  { pattern: /^\|.*\|$/g, at: "block", describe: tableNotWhole },
  { pattern: /^:?-{2,}:?\s*\|[\s:|-]*$/g, at: "line", describe: tableNotWhole },
  {
    // Behind = or a quotation mark it is a setting of other markup.
    pattern: /(?<![="'\p{L}\p{N}])(?<scheme>https?:\/\/|www\.(?=[\p{L}\p{N}]))[^\s\]]*[\p{L}\p{N}/=_-]/gu,
    at: "outside-links",
    describe: ({ 0: address, groups }) => ({
      id: "address-alone",
      values: { write: `[…](${groups?.scheme === "www." ? "https://" : ""}${address})` },
    }),
  },
  {
    pattern: /(?:mailto:)?(?<mailbox>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu,
    at: "outside-links",
    describe: ({ groups }) => ({
      id: "address-alone",
      values: { write: `[${groups?.mailbox}](mailto:${groups?.mailbox})` },
    }),
  },
  ...UNREAD.map((pattern): Markup => ({ pattern, describe: unread })),
  // Two signs with which no sentence begins: !!! note, *[NIF]: number, #+TITLE.
  { pattern: /^[!?*#%&;+^@][!?*#%&;+^@[{]\S*/g, at: "block", describe: unread },
];

/** Stars within words, `5*3*2` or `client*e*s`, are stars. */
const STAR_IN_WORD = /(?<=[\p{L}\p{N}])\\?\*(?=[\p{L}\p{N}])/gu;
/** What a text with layout would read, or takes for a mistake: without layout all of it is one. */
const IN_PLAIN_TEXT: readonly Markup[] = [
  { pattern: /:[a-z]{2,3}\[/g, describe: ([mark]) => ({ id: "language-in-plain-text", values: { mark } }) },
  ...[
    /\*\*|(?<![\p{L}\p{N}_])__+|__+(?![\p{L}\p{N}_])|\*\S[^*\n]*\*/gu,
    /!?\[[^\]\n]*\]\([^)\n]*\)?/g,
    /<!--[\s\S]*?-->/g,
    ...[FOOTNOTE, HTML, ENTITY, ...UNREAD],
  ].map(
    (pattern): Markup => ({
      pattern,
      describe: ([markup]) => ({ id: "markup-in-plain-text", values: { markup: markup.slice(0, MOST_TOLD) } }),
    }),
  ),
];

/**
 * The problems of a text that has no layout, where every character would be read as it is: a title, a description, the
 * description of a picture, a caption.
 */
export function plainTextProblems(text: string): ProblemDetails[] {
  return problemsOf(text.replace(STAR_IN_WORD, ""), IN_PLAIN_TEXT);
}

interface ParagraphLine {
  /** Its text up to the first mark; empty where it begins with a mark. */
  readonly text: string;
  /** All of it, as it is written. */
  readonly source: string;
  /** What stands before it: only after the end of a plain line it is shown on the same line as that. */
  readonly after: "nothing" | "softbreak" | "hardbreak";
}

/** A line that runs on, as it is written, and what is said of it. */
type RunOnLine = readonly [source: string, details: ProblemDetails];

/** How a line begins: lines of one kind are items of one list. Of counters, the numbers that they may stand for. */
interface Beginning {
  readonly head: string;
  readonly kinds: readonly (readonly [kind: string, number: number])[];
  /** Whether the head only marks the item, before a space: all else belongs to what is said. */
  readonly isMarker: boolean;
}

/** Characters that begin nothing but items: those of word processors, also as their fonts have them. */
const BULLET = /^[•‣⁃·∙\u25A0-\u25FF\p{Co}]\s*/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** A single symbol that is no quotation mark, bracket or mark of a sentence, and that Markdown leaves there for nothing else. */
const SYMBOL = /^(?!(.)\1)(?![\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'.,;:!?%|\\`<])[\p{S}\p{P}]\s*/u;
const COUNTER = /^(?<open>[([]?)(?<count>\p{N}{1,3}|\p{L}|[ivx]{2,4})(?<close>[°º/]\)?|[.)\]]|\.[°º])\s+/iu;
const KEYCAP = /^(?<count>\p{N})\uFE0F?\u20E3\s*/u;
/** Begins an item also alone, where another line is before it and would run into it. */
const ALONE = /^(?:[–—:](?=\s)|[-+](?=\p{L}))\s*/u;
const NUMBER_ALONE = /^(\p{N}{1,2})(?:[°º/]\)?\s*|[.)](?=\p{L}))/u;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
/** The end of a sentence that somebody says. */
const SAID = /[.!?…»”"]\s*$/;

/**
 * The lines of a paragraph that were meant as lines of their own, items of a list mostly, and would be shown one behind the
 * other: those that begin like another one of the paragraph, with a symbol or a counter that Markdown does not read, and rows of a
 * spreadsheet.
 *
 * @param tokens of the paragraph
 * @param sources its lines as they are written
 */
export function runOnLines(tokens: readonly Token[], sources: readonly string[]): readonly RunOnLine[] {
  const lines = linesOf(tokens, sources);
  const beginnings = lines.map(({ text }) => beginningOf(text));
  return lines.flatMap((line, index): RunOnLine[] => {
    const { text, source, after } = line;
    const [bullet] = BULLET.exec(text) ?? [];
    if (bullet !== undefined) return item(source, bullet, "-");
    const own = beginnings[index];
    const kind = own?.kinds.find((one) => isOfList(one, index, lines, beginnings));
    const isSaid = text.startsWith("—") && (after === "hardbreak" || lines.every(isSpeech));
    if (INSTRUCTION.test(text) || isSaid || (kind && /^\p{N}+[.)]\s/u.test(text))) {
      const details = { id: "line-runs-on", values: { write: source.trimStart() } } as const;
      return after === "softbreak" ? [[source, details]] : [];
    }
    if (after === "softbreak" && isRow(source) && isRow(lines[index - 1]?.source)) return [[source, tableNotWhole()]];
    if (own && kind) return item(source, own.head, kind[1] > 0 ? `${kind[1]}.` : "-", own.isMarker);
    if (after !== "softbreak") return [];
    const [alone] = ALONE.exec(text) ?? [];
    if (alone !== undefined) return item(source, alone, "-");
    const [head, number] = NUMBER_ALONE.exec(text) ?? [];
    return head === undefined ? [] : item(source, head, `${number}.`);
  });
}

/** The line as an item, behind the markers of a quotation; what is no marker of a list stays. Nothing is said of one that is one. */
function item(source: string, head: string, right: string, isMarker = true): RunOnLine[] {
  const marker = head.trim();
  const start = source.indexOf(marker);
  const [quoted = ""] = /^\s*(?:> ?)+/.exec(source) ?? [];
  const write = `${quoted.trimStart()}${right} ${source.slice(isMarker ? start + marker.length : start).trimStart()}`;
  return write === source.trimStart() ? [] : [[source, { id: "item-with-another-marker", values: { marker, write } }]];
}

function linesOf(tokens: readonly Token[], sources: readonly string[]): readonly ParagraphLine[] {
  const lines: ParagraphLine[] = [];
  let after: ParagraphLine["after"] | undefined = "nothing";
  for (const { type, content } of tokens) {
    if (after) lines.push({ text: type === "text" ? content.trimStart() : "", source: "", after });
    after = type === "softbreak" || type === "hardbreak" ? type : undefined;
  }
  // Code and comments may have ends of lines in them; then a line is looked for by its beginning.
  const isWhole = lines.length === sources.length;
  const find = (text: string) => sources.find((line) => line.includes(text)) ?? text;
  return lines.map((line, index) => ({ ...line, source: isWhole ? (sources[index] ?? "") : find(line.text) }));
}

/** Whether a line has cells, as a spreadsheet gives them. */
function isRow(line = ""): boolean {
  return /\S\t+\S/.test(line);
}

function isSpeech({ text, source }: ParagraphLine): boolean {
  return text.startsWith("—") && SAID.test(source);
}

function beginningOf(text: string): Beginning | undefined {
  const counter = COUNTER.exec(text) ?? KEYCAP.exec(text);
  if (counter?.groups) {
    const { open = "", count = "", close = "" } = counter.groups;
    return { head: counter[0], kinds: numbersOf(count).map(([kind, n]) => [open + kind + close, n]), isMarker: true };
  }
  const emoji = EMOJI.exec(text);
  if (emoji) return { head: emoji[0], kinds: [["emoji", 0]], isMarker: false };
  const [head] = SYMBOL.exec(text) ?? [];
  return head === undefined
    ? undefined
    : { head, kinds: [[head.trim(), 0]], isMarker: /[\s*_]$/.test(head) || ALONE.test(text) };
}

/** What a counter may stand for: "i" is the first of the Roman numbers, and the ninth letter. */
function numbersOf(count: string): readonly (readonly [kind: string, number: number])[] {
  if (/\p{N}/u.test(count)) return [["number", Number(count)]];
  const small = count.toLowerCase();
  const capital = small === count ? "" : "capital ";
  const letter = small.length === 1 ? small.charCodeAt(0) - "a".charCodeAt(0) + 1 : 0;
  return (
    [
      ["roman", ROMAN.indexOf(small) + 1],
      ["letter", letter],
    ] as const
  )
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => [capital + kind, number]);
}

/** Whether another line begins so; of counters, the next with the next number, letters from the first one on. */
function isOfList(
  [kind, number]: readonly [string, number],
  index: number,
  lines: readonly ParagraphLine[],
  beginnings: readonly (Beginning | undefined)[],
): boolean {
  const like = beginnings.flatMap((one, other) =>
    (one?.kinds ?? []).flatMap((own) => (own[0] === kind ? [{ step: other - index, number: own[1] }] : [])),
  );
  const hasLike = like.some((one) => one.step !== 0 && (number === 0 || one.number - number === Math.sign(one.step)));
  const before = Array.from({ length: kind.includes("number") ? 0 : Math.max(0, number - 1) }, (_, at) => at + 1);
  const isCounted = before.every((own) => like.some((one) => one.number === own && one.step < 0));
  return hasLike && isCounted && like.some(({ step }) => lines[index + step]?.after === "softbreak");
}
