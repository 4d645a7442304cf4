import { DOMSerializer, type Node, DOMParser as TreeParser } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { tableEditing } from "@tiptap/pm/tables";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { markdownContext } from "#engine/content/test-support/markdown-context.ts";
import { readBlocks } from "#engine/content/text/markdown.ts";
import { textSchema } from "../schema.ts";
import { headings } from "../text-commands.ts";
import { writtenText } from "../written-text.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { lostMeanings, meaningsOf } from "./meaning.ts";

/** The Markdown of a text that is pasted into an empty one, and what it loses. */
function pasted(html: string): readonly [string, ...string[]] {
  const { document } = new JSDOM(html).window;
  const meant = cleanPasted(document);
  const empty = textSchema.topNodeType.createAndFill() as Node;
  const state = EditorState.create({ doc: empty, plugins: [headings, tableEditing()] });
  const slice = TreeParser.fromSchema(textSchema).parseSlice(document.body);
  const { doc } = state.apply(state.tr.replaceSelection(slice));
  const shown = DOMSerializer.fromSchema(textSchema).serializeFragment(slice.content, { document });
  const lost = lostMeanings(meant, meaningsOf(shown as DocumentFragment));
  return [writtenText("").write(doc).trimEnd(), ...lost];
}

/** As Word 365 puts it on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-family:"Calibri"} --></style></head>
<body lang=FR style='word-wrap:break-word'><!--StartFragment-->
<h1><b><span style='font-family:"Cambria"'>Acheter à Porto<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='mso-fareast-language:FR'>Un achat suit un <b>ordre précis</b>, dit <i>notre</i>
notaire&nbsp;: <a href="https://www.notaires.fr">lisez</a> <a href="#_Toc12">la suite</a>.<o:p></o:p></span></p>
<p class=MsoNormal>Deuxième <b>« paragraphe »</b>ici.<o:p></o:p></p>
<p class=MsoNormal>Troisième, <s>1&nbsp;200&nbsp;€</s> 900 €.</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Le NIF</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>au guichet</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Le compte</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span>Chercher</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>5.<span>&nbsp; </span></span>Signer</p>
<h2>Les papiers</h2>
<table class=MsoTableGrid border=1><tr><td colspan=2><p class=MsoNormal><b>Les papiers de 2027</b></p></td></tr>
<tr><td><p class=MsoNormal><b>Document</b></p></td><td><p class=MsoNormal>D'où</p></td></tr>
<tr><td><p class=MsoNormal>Acte</p></td><td><p class=MsoNormal>Me Dupont</p><p class=MsoNormal>12 rue X<br>75001 Paris</p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/x/clip_image002.png">Fin.</p>
<!--EndFragment--></body></html>`;

/** As Google Docs does: everything inside a bold mark that is not bold, lists within lists, styles for marks. */
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:700">Titre</span></h3>
<p dir="ltr"><span style="font-weight:400">Un mot </span><span style="font-weight:700">fort</span><span style="font-weight:400;font-style:italic"> et penché</span><span style="font-weight:400">,<br>à la ligne.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Un</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Un et demi</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Deux</span></p></li></ul>
<br><ol start="4"><li dir="ltr" aria-level="1"><p role="presentation"><span>Quatre</span></p></li><li dir="ltr" aria-level="1"><p role="presentation"><span style="text-decoration:line-through">Cinq</span></p></li></ol></b><br class="Apple-interchange-newline">`;

/** As LibreOffice Writer does. */
const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 25.2"/><style>p { line-height: 115% }</style></head>
<body lang="fr-FR"><p style="line-height: 100%">Une <font face="Liberation Serif"><b>adresse</b></font><br/>
12, rue X<br/>
75001 Paris</p>
<ol start="3"><li><p style="margin-bottom: 0cm">trois</p></li><li><p>quatre</p><ul><li><p>sous quatre</p></li></ul></li></ol>
<p><br/></p><blockquote><p>Citée</p></blockquote></body></html>`;

/** As Excel 365 does; a merged cell below the head. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-ignore:padding}</style></head><body link="#0563C1">
<table border=0 cellpadding=0 width=192><col width=64 span=3><!--StartFragment-->
<tr height=20><td class=xl65 width=64>Pays</td><td width=64>Taux</td><td>Note</td></tr>
<tr><td rowspan=2>France</td><td align=right x:num>20&nbsp;%</td><td>a | b</td></tr>
<tr><td align=right>5,5 %</td><td></td></tr>
<!--EndFragment--></table></body></html>`;

/** As Gmail does: lines are `div`, an answer is a quote, a picture tells that it was read. */
const GMAIL = `<div dir="ltr"><div>Bonjour,</div><div><br></div><div>Voyez [x](y) et *ceci*.</div><div><img src="https://t.example/p.gif" width="1" height="1"></div>
<div class="gmail_quote"><blockquote class="gmail_quote" style="border-left:1px solid"><div>Merci !</div></blockquote></div></div>`;

/** As a browser copies a part of a page that is laid out with a table. */
const PAGE = `<html><body><!--StartFragment--><table role="presentation"><tbody><tr><td><h1>Un guide</h1><p>Lisez <a href="/fr/">ceci</a>,
<a href="javascript:alert(1)">cela</a> et <code>cela</code>.</p><h6>Bas</h6></td></tr></tbody></table><script>alert(1)</script><iframe src="https://v.example/"></iframe><hr><!--EndFragment--></body></html>`;

test("[O6] a text from Word keeps paragraphs, headings, marks, lists and tables, and says what it loses", () => {
  expect(pasted(WORD)).toEqual([
    `## Acheter à Porto

Un achat suit un **ordre précis**, dit *notre* notaire : [lisez](https://www.notaires.fr) la suite.

Deuxième **« paragraphe** »ici.

Troisième, 1 200 € 900 €.

- Le NIF
  - au guichet
- Le compte

4. Chercher
5. Signer

## Les papiers

**Les papiers de 2027**

| **Document** | D'où |
| --- | --- |
| Acte | Me Dupont, 12 rue X, 75001 Paris |

Fin.`,
    "line",
    "link-within",
    "struck",
    "merged",
    "picture",
  ]);
});

test("[O6] a text from Google Docs is not bold as a whole, and its lists keep their levels and numbers", () => {
  expect(pasted(GOOGLE_DOCS)).toEqual([
    "### Titre\n\nUn mot **fort** *et penché*,\\\nà la ligne.\n\n- Un\n  - Un et demi\n- Deux\n\n4. Quatre\n5. Cinq",
    "struck",
  ]);
});

test("[O6] a text from LibreOffice keeps the lines of an address, list starts and quotes", () => {
  expect(pasted(LIBRE_OFFICE)).toEqual([
    "Une **adresse**\\\n12, rue X\\\n75001 Paris\n\n3. trois\n4. quatre\n   - sous quatre\n\n> Citée",
  ]);
});

test("[O6] a table from Excel has the headings of its first row, and a merged cell in each of its rows", () => {
  expect(pasted(EXCEL)).toEqual([
    "| Pays | Taux | Note |\n| --- | --- | --- |\n| France | 20 % | a \\| b |\n| France | 5,5 % |  |",
    "merged",
  ]);
});

test("[O6] an email keeps its lines and quotes, and signs that mean nothing to its author stay what they are", () => {
  expect(pasted(GMAIL)).toEqual(["Bonjour,\n\nVoyez \\[x]\\(y) et \\*ceci\\*.\n\n> Merci !"]);
});

test("[O6] a part of a web page is without its layout, its scripts and its dangerous links", () => {
  expect(pasted(PAGE)).toEqual([
    "## Un guide\n\nLisez [ceci](/fr/), cela et `cela`.\n\n#### Bas\n\n---",
    "link-elsewhere",
    "picture",
  ]);
});

test.each([
  ["<ul><li>a</li></ul><ul><li aria-level='2'>b</li></ul>", "- a\n  - b"],
  ["<p>« <b>mot</b> »<i>, ici</i></p>", "« **mot** »*, ici*"],
  ["<b>a </b><p>b</p>", "**a**\n\nb"],
  ["<table><tr><td>seul</td></tr></table>", "seul"],
  ["<table><tr><th>a<td>b<tr><td>c</table>", "| a | b |\n| --- | --- |\n| c |  |"],
  ["<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e</table>", "| a |  | b |\n| --- | --- | --- |\n| c | d | e |"],
  ["<p>1. un<br>- deux<br># trois</p>", "1\\. un\\\n\\- deux\\\n\\# trois"],
])("%s is read as a person sees it", (html, markdown) => expect(pasted(html)[0]).toBe(markdown));

test.each([
  [
    "12 m<sup>2</sup>, CO<sub>2</sub>, 10<sup>−3</sup>, n<sup>o</sup> 1, 1<sup>a</sup>",
    "12 m², CO₂, 10⁻³, nº 1, 1ª",
    [],
  ],
  ["le 1<sup>er</sup> mai", "le 1er mai", ["superscript"]],
  [
    "<p style='text-align:center'>Un <u>mot</u> <mark>vu</mark></p><p><span style='color:#c00'>rouge</span>",
    "Un mot vu\n\nrouge",
    ["aligned", "underlined", "highlighted", "colored"],
  ],
  [
    "<a href='file:///C:/a.doc'>a</a> <a href='C:\\\\b.doc'>b</a> <a href='#c'>c</a> <a href='ftp://d/'>d</a>",
    "a b c d",
    ["link-to-file", "link-within", "link-elsewhere"],
  ],
  ["<pre>un\n  deux\n\ntrois</pre>", "un\\\ndeux\\\n\\\ntrois", ["code"]],
  ["<div style='white-space: pre-wrap'>un\ndeux</div>", "un\\\ndeux", []],
  ["<ol type='a'><li>un</ol><p>fin</p>", "1. un\n\nfin", ["lettered"]],
  ["<h2>Voir <a href='/fr/'>ici</a></h2><p>fin</p>", "## Voir [ici](/fr/)\n\nfin", []],
  ["<table><caption>Prix</caption><tr><td>a<td>b</table>", "Prix\n\n| a | b |\n| --- | --- |", []],
  ["<input type=checkbox> fait <ruby>a<rt>b</rt></ruby>", "fait ab", ["field", "other"]],
  ["<p>vu<span style='display:none'>caché</span></p>", "vu", []],
])("%s is kept, or what is lost of it is named", (html, markdown, lost) => {
  expect(pasted(html)).toEqual([markdown, ...lost]);
});

/** Marks that a text can have elsewhere: how they are pasted, what the build reads where they are kept, what is said where not. */
const MARKS = [
  ["<b>", "</b>", "strong", "bold"],
  ["<span style='font-weight:700'>", "</span>", "strong", "bold"],
  ["<em>", "</em>", "emphasis", "italic"],
  ["<s>", "</s>", "", "struck"],
  ["<span style='text-decoration:underline'>", "</span>", "", "underlined"],
  ["<sup>", "</sup>", "", "superscript"],
  ["<mark>", "</mark>", "", "highlighted"],
  ["<code>", "</code>", "code", "code"],
  ["<a href='https://a.example/'>", "</a>", "link", "link"],
  ["<a href='#a'>", "</a>", "", "link-within"],
  ["<ins>", "</ins>", "", "underlined"],
  ["", "", undefined, ""],
] as const;
const BLOCKS = [
  ["<p>", "</p>", "paragraph", ""],
  ["<h3>", "</h3>", "heading", "heading"],
  ["<ul><li>", "</li></ul>", "list", "list"],
  ["<ol><li><p>", "</p></li></ol>", "list", "numbered"],
  ["<blockquote><p>", "</p></blockquote>", "quote", "quote"],
  ["<table><tr><td>", "</td><td>b</td></tr></table>", "table", "table"],
  ["<div><div>", "</div></div>", "paragraph", ""],
  ["<pre>", "</pre>", "code", "code"],
] as const;

test("[O6] whatever is pasted is kept, or it is said", () => {
  const piece = fc.record({ mark: fc.constantFrom(...MARKS), space: fc.constantFrom(" ", "", "\u00a0", ", ") });
  const block = fc.record({
    kind: fc.constantFrom(...BLOCKS),
    pieces: fc.array(piece, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(block, { minLength: 2, maxLength: 4 }), (blocks) => {
      let count = 0;
      const words = blocks.map(({ pieces }) => pieces.map(() => `m${count++}z`));
      const html = blocks.map(({ kind: [open, close], pieces }, at) =>
        [
          open,
          ...pieces.map(({ mark, space }, index) => `${mark[0]}${words[at]?.[index]}${mark[1]}${space}`),
          close,
        ].join(""),
      );
      const [markdown, ...lost] = pasted(html.join(""));
      const read = placesIn(readBlocks(markdown, markdownContext()));
      for (const [at, { kind, pieces }] of blocks.entries())
        for (const [index, { mark }] of pieces.entries()) {
          const place = read.find(([text]) => text.includes(words[at]?.[index] ?? ""))?.[1];
          expect(place, markdown).toBeDefined();
          // A heading is bold by itself.
          const isByItself = kind[2] === "heading" && mark[2] === "strong";
          for (const [, , type, name] of [kind, mark])
            if (name !== "" && !isByItself)
              expect(place?.includes(type || "-") || lost.includes(name), `${name}: ${markdown}`).toBe(true);
        }
    }),
    { numRuns: 30 },
  );
});

/** Each run of text that the build reads, with the types of what it stands in. */
function placesIn(node: unknown, types: readonly string[] = []): (readonly [string, readonly string[]])[] {
  if (typeof node === "string") return [[node, types]];
  if (Array.isArray(node)) return node.flatMap((one) => placesIn(one, types));
  if (typeof node !== "object" || node === null) return [];
  const { type, ...inside } = node as { readonly type?: string };
  return Object.values(inside).flatMap((one) => placesIn(one, type === undefined ? types : [...types, type]));
}
