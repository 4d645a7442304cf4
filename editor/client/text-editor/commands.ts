/** A text and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A change of a text: what replaces `from` to `to`, and what is selected afterwards. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** The effect of a button on a text. */
export type TextCommand = (selected: Selected) => TextChange;

/**
 * Puts a mark on both sides of the selection, or takes it away where it is there.
 *
 * @example wrap("**") // bold
 */
function wrap(before: string, after = before): TextCommand {
  return ({ text, from, to }) => {
    const isWrapped = text.slice(from - before.length, from) === before && text.slice(to, to + after.length) === after;
    // One star is italics; of two it would be half the mark of bold.
    const isLonger = before === "*" && text[from - 2] === "*" && text[from - 3] !== "*";
    if (isWrapped && !isLonger) {
      const start = from - before.length;
      return {
        from: start,
        to: to + after.length,
        insert: text.slice(from, to),
        selectFrom: start,
        selectTo: start + to - from,
      };
    }
    const [first, last] = withoutSpaces(text, from, to);
    const insert = before + text.slice(first, last) + after;
    return { from: first, to: last, insert, selectFrom: first + before.length, selectTo: last + before.length };
  };
}

/** Bold: the second voice of a title. */
export const bold = wrap("**");
/** Italics. */
export const italic = wrap("*");

/** Says that the selection is in another language, so that a screen reader changes its voice. */
export function ofLanguage(code: string): TextCommand {
  return wrap(`:${code}[`, "]");
}

/** Makes the selected lines headings of a level; plain again where they are. */
export function heading(level: 2 | 3): TextCommand {
  const mark = `${"#".repeat(level)} `;
  return onLines((line) => (line.startsWith(mark) ? line.slice(mark.length) : mark + line.replace(/^#{1,6} +/, "")));
}

/** Makes the selected lines a list with dots; plain again where they are. */
export const bulletList = onLines(
  (line, _index, all) =>
    all.every((other) => /^\s*- /.test(other)) ? line.replace(/^(\s*)- /, "$1") : `- ${unlisted(line)}`,
  "block",
);

/** Makes the selected lines a list with numbers; plain again where they are. */
export const numberedList = onLines(
  (line, index, all) =>
    all.every((other) => /^\s*\d+\. /.test(other))
      ? line.replace(/^(\s*)\d+\. /, "$1")
      : `${index + 1}. ${unlisted(line)}`,
  "block",
);

/** Makes the selection a link, or puts one in its place. */
export function link(href: string, words: string): TextCommand {
  return ({ from, to }) => {
    const insert = `[${words.replace(/[[\]]/g, "\\$&")}](${href})`;
    return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length };
  };
}

/** Puts a new paragraph below the one that the selection ends in. */
export function paragraph(content: string): TextCommand {
  return ({ text, to }) => {
    const next = text.indexOf("\n", to);
    const end = next === -1 ? text.length : next;
    const before = text.slice(0, end);
    const isEmptyLine = before === "" || before.endsWith("\n");
    const lead = before.trim() === "" ? "" : isEmptyLine ? (before.endsWith("\n\n") ? "" : "\n") : "\n\n";
    const rest = text.slice(end);
    const tail = rest === "" ? "\n" : rest.startsWith("\n\n") ? "" : "\n";
    const insert = lead + content + tail;
    const at = end + lead.length + content.length;
    return { from: end, to: end, insert, selectFrom: at, selectTo: at };
  };
}

/** A picture: what it shows for those who do not see it, its file, and a caption that may be empty. */
export function pictureMarkdown(alt: string, name: string, caption: string): string {
  const title = caption.trim() === "" ? "" : ` "${oneLine(caption).replaceAll('"', '\\"')}"`;
  return `![${oneLine(alt).replace(/[[\]]/g, "\\$&")}](${name}${title})`;
}

/** Something of another site, shown once a visitor has accepted its service. */
export interface Embed {
  readonly service: string;
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The line that shows something of another site. */
export function embedMarkdown({ service, title, src, width, height }: Embed): string {
  return `::embed[${oneLine(title).replace(/[[\]]/g, "\\$&")}]{service="${service}" src="${src.replaceAll('"', "%22")}" width=${width} height=${height}}`;
}

const attributes = { src: attribute("src"), width: attribute("width"), height: attribute("height") } as const;

function attribute(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, "i");
}

/** Reads what a provider gives to be copied, an address or a piece of HTML, as address and size. */
export function readEmbedCode(code: string): {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
} {
  const given = (name: keyof typeof attributes) => attributes[name].exec(code)?.[1];
  const src = /<iframe/i.test(code) ? given("src") : code.trim();
  const size = (name: "width" | "height") => {
    const value = Number.parseInt(given(name) ?? "", 10);
    return value > 0 && !given(name)?.endsWith("%") ? { [name]: value } : {};
  };
  return { src: (src ?? "").replaceAll("&amp;", "&"), ...size("width"), ...size("height") };
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}

function withoutSpaces(text: string, from: number, to: number): readonly [number, number] {
  const selected = text.slice(from, to);
  if (selected.trim() === "") return [from, to];
  return [from + selected.length - selected.trimStart().length, to - (selected.length - selected.trimEnd().length)];
}

function unlisted(line: string): string {
  return line.replace(/^\s*(?:[-*+]|\d+\.) +/, "");
}

type LineChange = (line: string, index: number, all: readonly string[]) => string;

function onLines(change: LineChange, kind: "line" | "block" = "line"): TextCommand {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    const next = text.indexOf("\n", to);
    const end = next === -1 ? text.length : next;
    const lines = text.slice(start, end).split("\n");
    const filled = lines.length === 1 ? lines : lines.filter((line) => line.trim() !== "");
    const changed = filled.map((line, index) => change(line, index, filled)).join("\n");
    // A list needs an empty line before it where a paragraph goes on.
    const above = text.slice(0, start);
    const needsSpace =
      kind === "block" &&
      /\S/.test(above.split("\n").at(-2) ?? "") &&
      !/^\s*(-|\d+\.) /.test(above.split("\n").at(-2) ?? "");
    const insert = (needsSpace ? "\n" : "") + changed;
    const cursor = start + insert.length;
    return { from: start, to: end, insert, selectFrom: lines.length === 1 ? cursor : start, selectTo: cursor };
  };
}
