import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import { markdownContext } from "#engine/content/test-support/markdown-context.ts";
import { blockText } from "#engine/content/text/block-facts.ts";
import { readBlocks } from "#engine/content/text/markdown.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { readLine, readMarkdown } from "./read-markdown.ts";
import { textSchema } from "./schema.ts";
import { writeLine } from "./write-markdown.ts";
import { writtenText } from "./written-text.ts";

const root = resolve(import.meta.dirname, "../../..");
const bodies = ["tests/support/content", "examples/postcard/content"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => frontMatterParts(readFileSync(join(root, folder, name), "utf8"))?.[3] ?? ""),
);
/** Ways of writing that this editor would not choose. */
const unusual = [
  "",
  "\n\n",
  "Un texte\nsur deux lignes\n---\n* a\n* b\n\n\n\n+ c\n+ d\n\n  e\n",
  "  Texte\n<!-- note\n\n## -->\n\n[p]: /fr/\n\nUn [lien][p] et `code`.",
  "    code\n\n```\ncode\n\n```\n# Un\n###### Six {#six}\n\n\n",
  '![a](b.png)\n![c](d.png "e")\n\n![f](g.png) ![h](i.png)\\\n![j](k.png)\n\n- ![l](m.png)\n  ![n](o.png)\n',
  "> cite\nencore\n> - a\n>   - b\n\n4) quatre\n5) cinq\n",
  "|a|b|\n|-|:-:|\n|1|2 \\| 3|\n|4|\n\n![a](b c.png 'd \"e\"')\n![f](g.png)\n",
  '::embed[Film]{service="video" src="https://v.example/" width=1 height=2}\n\n::cookie-table\n\n- <!-- a -->\n- b',
  "__gras__ *a**b**c* :pt[um *sinal*] a\\\nb  \nc &eacute; <https://a.example> ~~x~~",
];
const shipped = [...new Set([...bodies, ...unusual])];
const writeMarkdown = (doc: Node) => writtenText("").write(doc);

test("a text that nobody touches stays byte for byte", () => {
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter((text) => text.trim() !== "" && rewritten(text) !== text)).toEqual([]);
});

function rewritten(text: string): string {
  const { doc, write } = writtenText(text);
  return doc ? write(doc) : "";
}

test("a text that is written anew has the same blocks, and writing it again changes nothing", () => {
  for (const text of shipped) {
    const { doc } = readMarkdown(text);
    const written = writeMarkdown(doc);
    const again = readMarkdown(written).doc;
    expect(facts(again), text).toEqual(facts(doc));
    expect(writeMarkdown(again)).toBe(written);
  }
});

test("where one block is changed, all others keep their bytes", () => {
  const cases = shipped.filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.nat(),
      fc.constantFrom("x", " ", "*", "# ", "é\u00a0"),
      (text, seed, typed) => {
        const { doc, blocks, end } = readMarkdown(text);
        const places = textPlaces(doc);
        fc.pre(places.length > 0);
        const place = places[seed % places.length] ?? 0;
        const state = EditorState.create({ doc });
        const changed = state.apply(state.tr.insertText(typed, place));
        const written = writtenText(text).write(changed.doc);
        const read = readMarkdown(written);
        const touched = changed.doc.resolve(place).index(0);
        expect(read.blocks.toSpliced(touched, 1)).toEqual(blocks.toSpliced(touched, 1));
        expect(facts(read.doc)).toEqual(facts(changed.doc));
        expect(read.end).toBe(end);
      },
    ),
  );
});

test.each([
  ["* un\n\n+ deux\n", "+ deuxx"],
  ["1) un\n\n1. deux\n", "1. deuxx"],
])("a list that is changed below another one keeps apart from it, whose bytes stay: %j", (text, changed) => {
  const { doc } = readMarkdown(text);
  const state = EditorState.create({ doc });
  // Behind the last character of the last item.
  const { doc: typed } = state.apply(state.tr.insertText("x", doc.content.size - 3));
  expect(writtenText(text).write(typed)).toBe(`${text.split("\n")[0]}\n\n${changed}\n`);
});

/** Every place of a text at which one can type. */
function textPlaces(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock && node.type.name !== "source")
      for (let at = 0; at <= node.content.size; at += 1) places.push(position + 1 + at);
  });
  return places;
}

/** The content of a tree, without what Markdown cannot express: spaces at the edges of marks, marks around punctuation alone. */
function facts(node: Node): unknown {
  if (!node.isTextblock) {
    const { listItem: _item, ...children } = {
      children: node.children.map(facts).filter((child) => child !== undefined),
    };
    return { type: node.type.name, attrs: node.attrs, ...children };
  }
  const letters = node.children.flatMap(({ text = "\n", marks }) =>
    [...text].map((sign) => [
      sign,
      /[\p{L}\p{N}]/u.test(sign)
        ? marks
            .map(({ type, attrs }) => type.name + JSON.stringify(attrs))
            .toSorted()
            .join()
        : "",
    ]),
  );
  const text = letters
    .map(([sign]) => sign)
    .join("")
    .trim();
  if (text === "" && node.type.name === "paragraph") return undefined;
  return {
    type: node.type.name,
    attrs: node.attrs,
    text: text.replace(/[^\S\n]*\n[^\S\n]*/g, "\n").replace(/[\u00a0\u202f]/g, " "),
    marks: letters.map(([, own]) => own).filter((own) => own !== ""),
  };
}

const sign = fc.constantFrom(
  ..."mot|ici|é|un| | |.|«\u00a0|\u00a0»|*|**|_|__|`|[|]|](/x)|!|#|# |- |-|+ |1. |2) |::|:pt[|\\|\\|<b>|</b>|<!--|-->|&amp;|&|~~|~a~|==|^2^|> |{brand}|{#a}|https://a.example/b_c|\u00a0|(|)|:|:-|---|=".split(
    "|",
  ),
  "|",
);
const words = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(""));
const mark = fc.oneof(
  fc.constantFrom(textSchema.mark("bold"), textSchema.mark("italic"), textSchema.mark("code")),
  fc
    .constantFrom("/fr/", "https://a.example/a_(b)", "mon guide (été).pdf", "https://a.example/?a=[1]&b=*_")
    .map((href) => textSchema.mark("link", { href })),
  fc.constantFrom("pt", "la").map((code) => textSchema.mark("language", { code })),
);
const run = fc
  .record({ text: words, marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type.name }) })
  .map(({ text, marks }) =>
    textSchema.text(
      text,
      marks.reduce((set, one) => one.addToSet(set), [] as readonly (typeof marks)[number][]),
    ),
  );
const inline = fc.array(
  fc.oneof({ weight: 5, arbitrary: run }, { weight: 1, arbitrary: fc.constant(textSchema.node("hardBreak")) }),
  { minLength: 1, maxLength: 5 },
);
const flat = fc.array(run, { minLength: 1, maxLength: 4 });
const paragraph = inline.map((content) => textSchema.node("paragraph", null, content));
const cell = (type: string) => flat.map((content) => textSchema.node(type, null, content));
const block: fc.Arbitrary<Node> = fc.letrec<{ block: Node }>((tie) => {
  const item = fc
    .tuple(paragraph, fc.array(tie("block"), { maxLength: 2 }))
    .map(([first, others]) => textSchema.node("listItem", null, [first, ...others]));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      paragraph,
      words.map((text) => textSchema.node("heading", { level: 3 }, textSchema.text(`a${text}`))),
      fc.tuple(words, words).map(([alt, caption]) =>
        textSchema.node("picture", {
          name: "a (b).png",
          alt: `a${alt}b`.replace(/\s+/g, " "),
          caption: `a${caption}b`.replace(/\s+/g, " "),
        }),
      ),
      fc.constant(textSchema.node("rule")),
      fc
        .tuple(cell("tableHeader"), cell("tableHeader"), cell("tableCell"), cell("tableCell"))
        .map(([a, b, c, d]) =>
          textSchema.node("table", null, [
            textSchema.node("tableRow", null, [a, b]),
            textSchema.node("tableRow", null, [c, d]),
          ]),
        ),
      items.map((children) => textSchema.node("bulletList", null, children)),
      fc.tuple(fc.nat(20), items).map(([start, children]) => textSchema.node("orderedList", { start }, children)),
      fc
        .array(tie("block"), { minLength: 1, maxLength: 2 })
        .map((children) => textSchema.node("blockquote", null, children)),
    ),
  };
}).block;

/** What owners type: signs of one kind, again and again, among letters, digits and spaces. */
const typed = fc
  .array(fc.constantFrom(..."*_`~^=|:<[](#-5 \u00a0", "1.", "Cher"), { minLength: 1, maxLength: 9 })
  .map((signs) => signs.join("").trim())
  .filter((text) => text !== "");

test("[O6] what is typed into any part of a text is what visitors read there, and nothing is said against it", () => {
  fc.assert(
    fc.property(typed, typed, (text, other) => {
      const own = textSchema.text(text);
      const link = textSchema.text(other, [textSchema.mark("link", { href: "/fr/" })]);
      const lines = textSchema.node("paragraph", null, [own, textSchema.node("hardBreak"), textSchema.text(other)]);
      const row = (type: string) =>
        textSchema.node("tableRow", null, [textSchema.node(type, null, own), textSchema.node(type, null, link)]);
      const written = writeMarkdown(
        textSchema.node("doc", null, [
          lines,
          textSchema.node("heading", { level: 2 }, own),
          textSchema.node(
            "bulletList",
            null,
            textSchema.node("listItem", null, textSchema.node("paragraph", null, own)),
          ),
          textSchema.node("paragraph", null, [textSchema.text("a "), link]),
          textSchema.node("table", null, [row("tableHeader"), row("tableCell")]),
          textSchema.node("picture", { name: "map.png", alt: `a${text}b`, caption: `a${other}b` }),
        ]),
      );
      const context = markdownContext();
      const [both, heading, list, linked, table, figure] = readBlocks(written, context);
      expect(
        [both && blockText(both), heading && blockText(heading), list && blockText(list), linked && blockText(linked)],
        written,
      ).toEqual([`${text} ${other}`, text, text, `a ${other}`]);
      const cells = table?.type === "table" ? [table.head, ...table.rows].flat().map(plainText) : [];
      expect(cells, written).toEqual([text, other, text, other]);
      const shown = figure?.type === "figure" ? [figure.picture.alt, ...(figure.caption ?? [])] : [];
      expect(shown, written).toEqual([`a${text}b`, `a${other}b`]);
      // What has no layout may not look like it.
      const told = context.reports.filter((id) => id !== "markup-in-plain-text");
      expect(told, written).toEqual([]);
    }),
    { examples: [["5*3*2", "client*e*s"]] },
  );
});

/** Three lists; the last, which a rule begins, can have neither sign of the others: "- ---" is a rule. */
const listsApart = [[textSchema.text("un")], [textSchema.text("deux")], []].map((words, index) => {
  const first = textSchema.node("paragraph", null, words);
  const item = textSchema.node("listItem", null, index < 2 ? [first] : [first, textSchema.node("rule")]);
  return textSchema.node("bulletList", null, [item]);
});

test("whatever somebody else makes of a text is taken over, byte for byte", () => {
  const texts = fc.array(block, { minLength: 1, maxLength: 3 });
  const textOf = (blocks: readonly Node[]) => writeMarkdown(textSchema.node("doc", null, blocks));
  fc.assert(
    fc.property(texts, texts, fc.nat(3), (mine, added, place) => {
      const theirs = textOf([...mine.slice(0, place), ...added, ...mine.slice(place + 1)]);
      const written = writtenText(textOf(mine));
      const state = EditorState.create({ doc: written.doc as Node });
      const { doc } = state.apply(written.takeOver(theirs, state));
      doc.check();
      expect(facts(doc)).toEqual(facts(readMarkdown(theirs).doc));
      expect(written.write(doc)).toBe(theirs);
    }),
  );
});

describe("whatever is typed is read again as it was", () => {
  test("in a text", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const doc = textSchema.node("doc", null, blocks);
        const written = writeMarkdown(doc);
        expect(facts(readMarkdown(written).doc), written).toEqual(facts(doc));
      }),
      { numRuns: 150, examples: [[listsApart]] },
    );
  });

  test("in a line", () => {
    fc.assert(
      fc.property(flat, (content) => {
        const line = textSchema.node("line", null, content);
        expect(facts(readLine(writeLine(line)) as Node)).toEqual(facts(line));
      }),
    );
  });
});
