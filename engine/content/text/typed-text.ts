import type { Token } from "markdown-it";
import { leftovers } from "./leftovers.ts";
import { markdownParser, parserSource } from "./markdown-parser.ts";

/** Characters that a backslash takes their meaning from (CommonMark §2.4). */
const SPECIAL = /[!-/:-@[-`{-~]/g;
/** The anchor of a heading is meant, wherever the build may refuse it; a title has none. */
const ANCHOR = /\s*\{#[a-z][a-z0-9-]*\}$/;

/**
 * Writes Markdown in which every character of its words is one: it is read again, and what would be read otherwise than with a
 * backslash before each special character gets backslashes, before as few kinds of them as it takes.
 *
 * @param write gives the text with a backslash before each of some characters, wherever they stand in its words
 * @param isLine whether it is read as one line, a title, in which nothing begins a block
 */
export function withFewestEscapes(write: (characters: readonly string[]) => string, isLine = false): string {
  const plain = write([]);
  let characters = [...new Set(plain.match(SPECIAL))];
  const meant = readingOf(write(characters), isLine);
  if (readingOf(plain, isLine) === meant) return plain;
  for (const character of characters) {
    const fewer = characters.filter((other) => other !== character);
    if (readingOf(write(fewer), isLine) === meant) characters = fewer;
  }
  return write(characters);
}

/** A line of Markdown for what was typed where there are no buttons: `**…**` around whole words is its second voice. */
export function typedLine(text: string): string {
  const voices = text.split(/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*]*[^\s*])\*\*(?![\p{L}\p{N}*])/u);
  return withFewestEscapes((characters) => {
    const escaped = voices.map((words) =>
      words.replace(SPECIAL, (character) => (characters.includes(character) ? `\\${character}` : character)),
    );
    return escaped.map((words, index) => (index % 2 === 1 ? `**${words}**` : words)).join("");
  }, true);
}

/** The words of a line of Markdown, without its marks: a title where nothing can be bold. */
export function lineWords(markdown: string): string {
  const [line] = markdownParser.parseInline(parserSource(markdown), {});
  return (line?.children ?? []).map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("");
}

/** What visitors read of a text, and what the build says of markup that it takes for mistakes: but for addresses that lead nowhere. */
function readingOf(markdown: string, isLine: boolean): string {
  const source = parserSource(markdown);
  const tokens = isLine ? markdownParser.parseInline(source, {}) : markdownParser.parse(source, {});
  const read = tokens.map(({ type, tag, attrs, content, children }, index) => {
    if (children === null) return [type, tag, attrs, content];
    // A line that begins so stands for something else than text.
    return [
      content.startsWith("::"),
      ...wordsOf(children, /^(?:paragraph|heading)_/.test(tokens[index - 1]?.type ?? ""), isLine),
    ];
  });
  return JSON.stringify(read);
}

function wordsOf(tokens: readonly Token[], isBlock: boolean, isLine: boolean): readonly string[] {
  let words = "";
  const mistakes = tokens.flatMap(({ type, attrs, content }, index) => {
    const isText = type === "text" || type === "escaped_text";
    const value = type === "image" ? markdownParser.utils.unescapeAll(content) : content;
    words += isText ? content : JSON.stringify([type, attrs, value]);
    const begins = index === 0 ? isBlock && "block" : tokens[index - 1]?.type.endsWith("break") && "line";
    if (type !== "text") return [];
    const text = isLine ? content : content.replace(ANCHOR, "");
    return leftovers(text, { inLink: true, begins: begins || undefined }).map(({ id }) => id);
  });
  return [words, ...mistakes];
}
