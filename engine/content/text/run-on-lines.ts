import type { Token } from "markdown-it";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { INSTRUCTION } from "./leftovers.ts";

/** A line of a paragraph. */
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
  /** The sign before a space, or of a list: all others belong to what is said. */
  readonly isSign: boolean;
}

/** Signs that begin nothing but items: those of word processors, also as their fonts have them. */
const BULLET = /^[•‣⁃·∙\u25A0-\u25FF\p{Co}]\s*/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** A single sign that is no quotation mark, bracket, mark of a sentence or sign of Markdown. */
const SIGN = /^(?!(.)\1)(?![\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'.,;:!?%|\\`*_<])[\p{S}\p{P}]\s*/u;
const COUNTER = /^(?<open>\(?)(?<count>\p{N}{1,3}|\p{L}|[ivx]{2,4})(?<close>[°º/]\)?|[.)\]]|\.[°º])\s+/iu;
const KEYCAP = /^(?<count>\p{N})\uFE0F?\u20E3\s*/u;
/** Begins an item also alone, where another line is before it. */
const ALONE = /^(?:[–—:](?=\s)|[-+](?=\p{L}))\s*/u;
const NUMBER_ALONE = /^(\p{N}{1,2})(?:[°º/]\)?\s*|[.)](?=\p{L}))/u;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
/** The end of a sentence that somebody says. */
const SAID = /[.!?…»”"]\s*$/;

/**
 * The lines of a paragraph that were meant as lines of their own, items of a list mostly, and would be shown one behind the
 * other: those that begin like another one of the paragraph, with a sign or a counter that Markdown does not read.
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
    if (bullet !== undefined) return [item(source, bullet, "-")];
    const own = beginnings[index];
    const kind = own?.kinds.find((one) => isOfList(one, index, lines, beginnings));
    const isSaid = text.startsWith("—") && (after === "hardbreak" || lines.every(isSpeech));
    if (INSTRUCTION.test(text) || isSaid || (kind && /^\p{N}+[.)]\s/u.test(text))) {
      const details = { id: "line-runs-on", values: { write: source.trimStart() } } as const;
      return after === "softbreak" ? [[source, details]] : [];
    }
    if (own && kind) return [item(source, own.head, kind[1] > 0 ? `${kind[1]}.` : "-", own.isSign)];
    if (after === "nothing") return [];
    const [alone] = ALONE.exec(text) ?? [];
    if (alone !== undefined) return [item(source, alone, "-")];
    const [head, number] = NUMBER_ALONE.exec(text) ?? [];
    return head === undefined ? [] : [item(source, head, `${number}.`)];
  });
}

/** The line as an item, behind the signs of a quotation; what is no sign of a list stays. */
function item(source: string, head: string, mark: string, isSign = true): RunOnLine {
  const sign = head.trim();
  const start = source.indexOf(sign);
  const [quoted = ""] = /^\s*(?:> ?)+/.exec(source) ?? [];
  const write = `${quoted.trimStart()}${mark} ${source.slice(isSign ? start + sign.length : start).trimStart()}`;
  return [source, { id: "item-with-another-sign", values: { sign, write } }];
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

function isSpeech({ text, source }: ParagraphLine): boolean {
  return text.startsWith("—") && SAID.test(source);
}

function beginningOf(text: string): Beginning | undefined {
  const counter = COUNTER.exec(text) ?? KEYCAP.exec(text);
  if (counter?.groups) {
    const { open = "", count = "", close = "" } = counter.groups;
    return { head: counter[0], kinds: numbersOf(count).map(([kind, n]) => [open + kind + close, n]), isSign: true };
  }
  const emoji = EMOJI.exec(text);
  if (emoji) return { head: emoji[0], kinds: [["emoji", 0]], isSign: false };
  const [head] = SIGN.exec(text) ?? [];
  return head === undefined
    ? undefined
    : { head, kinds: [[head.trim(), 0]], isSign: /\s$/.test(head) || ALONE.test(text) };
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
