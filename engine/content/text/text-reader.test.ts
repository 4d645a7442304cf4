import { expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { Problem } from "../source/problem.ts";
import { textReader } from "./text-reader.ts";

/** A text without the signs that typography changes. */
const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");

/** The files that a text of Markdown shows and offers, and the problems of reading it. */
function read(text: string) {
  const problems: Problem[] = [];
  const shown: string[] = [];
  const picture = (source: string, alt: string) => {
    shown.push(source);
    return { src: source, sources: [], width: 10, height: 5, alt };
  };
  const environment = {
    translation,
    origin: "https://site.example",
    variable: () => undefined,
    variables: () => [],
    picture,
    galleryCut: () => "tile",
    document: (source: string) => ({ href: `/documents/${source}`, note: "PDF" }),
    mediaNames: () => [],
    tags: [],
    directive: () => undefined,
  };
  const reader = textReader("a.md", text, "fr", environment, problems);
  const blocks = reader.blocks(text);
  return { blocks, media: [...reader.media], problems };
}

test.each([
  ['![Rue](rue.jpg "La rue \\"do Almada\\"")', "rue.jpg", 'La rue "do Almada"'],
  ["![Rue](rue.jpg 'La rue \"do Almada\"')", "rue.jpg", 'La rue "do Almada"'],
  ['![Rue](ma rue.jpg "L\'entrée \\"nord\\"")', "ma rue.jpg", `L'entrée "nord"`],
  ['![La \\[rue\\]](ma rue "Nord")', "ma rue", "Nord"],
  ["![Rue](<la rue (été).jpg> 'Été')", "la rue (été).jpg", "Été"],
])("%s is published with the picture that it shows", (text, name, caption) => {
  const { blocks, media, problems } = read(text);
  expect(letters(JSON.stringify(blocks))).toContain(`caption${letters(caption)}`);
  expect(media).toEqual([name]);
  expect(problems).toEqual([]);
});

test("files are those that are shown, not those of comments and code, nor the names in a sentence", () => {
  const text =
    "<!-- ![x](a.png)\n\n[b](a.pdf) -->\n\n`[c](c.pdf)` [a](/fr/) puis (guide.pdf), [b](b.pdf 'B') et [c][d]\n\n[d]: d.docx";
  expect(read(text).media).toEqual(["b.pdf", "d.docx"]);
});
