import { describe, expect, test } from "vitest";
import { markdownContext } from "../test-support/markdown-context.ts";
import { readBlocks, readRichText } from "./markdown.ts";

describe("Markdown as a tree", () => {
  test("reads paragraphs, marks and links", () => {
    expect(readBlocks("Un **mot** et *un autre*, [ici](/fr/contact/).", markdownContext())).toEqual([
      {
        type: "paragraph",
        children: [
          "Un ",
          { type: "strong", children: ["mot"] },
          " et ",
          { type: "emphasis", children: ["un autre"] },
          ", ",
          { type: "link", href: "/fr/contact/", children: ["ici"] },
          ".",
        ],
      },
    ]);
  });

  test("reads headings, and the anchors that authors give them", () => {
    expect(readBlocks("## Qui fait **quoi ?**\n\n## Témoins {#cookies}", markdownContext())).toEqual([
      { type: "heading", level: 2, id: "", children: ["Qui fait ", { type: "strong", children: ["quoi ?"] }] },
      { type: "heading", level: 2, id: "cookies", children: ["Témoins"] },
    ]);
  });

  test("a list begins with the number that it is given (CommonMark §5.3)", () => {
    const lists = readBlocks("1. un\n\nUn texte.\n\n2. deux\n3. trois\n\n> 5) cinq", markdownContext());
    expect(lists).toMatchObject([
      { type: "list", ordered: true, items: [[{}]] },
      { type: "paragraph" },
      { type: "list", ordered: true, start: 2, items: [[{}], [{}]] },
      { type: "quote", children: [{ type: "list", start: 5 }] },
    ]);
    expect(lists[0]).not.toHaveProperty("start");
  });

  test("columns are aligned as the author says", () => {
    const [table] = readBlocks("| | 2025 | b |\n|:-:|:--|--:|\n| a | 1 | c |", markdownContext());
    expect(table).toMatchObject({ head: [[], ["2025"], ["b"]], columns: ["center", "text", "end"] });
  });

  test.each([
    ["a comment in a line", "un <!-- note --> mot", [{ type: "paragraph", children: ["un  mot"] }]],
    ["a comment with empty lines", "a\n\n<!-- ## b\n\n- c -->\n\nd", [{ children: ["a"] }, { children: ["d"] }]],
    ["a comment below a text", "a\n<!-- b\n\nc -->", [{ children: ["a"] }]],
    ["comments alone in a cell and an item", "- <!-- a -->\n- b", [{ items: [[], [{ children: ["b"] }]] }]],
    ["a line of hyphens below a text", "Un texte\n---\nautre", [{ children: ["Un texte"] }, { type: "rule" }, {}]],
    ["a no-break space after a heading's sign", "##\u00a0Titre", [{ type: "heading", children: ["Titre"] }]],
    [
      "narrow ones after other signs",
      "> -\u202fun\n> -\u00a0deux",
      [{ children: [{ type: "list", items: [[{}], [{}]] }] }],
    ],
    ["code that looks like a comment", "`<!-- a -->`", [{ children: [{ type: "code", children: ["<!-- a -->"] }] }]],
  ])("%s is understood", (_name, markdown, blocks) => {
    const own = markdownContext();
    expect(readBlocks(markdown, own)).toMatchObject(blocks);
    expect(own.reports).toEqual([]);
  });

  test.each([
    ["Un fait[^1].\n\n[^1]: La source", "footnote"],
    ["- [ ] à faire\n- [x] fait", "box-to-tick"],
    ["un ==mot==", "markup-not-read"],
    ["m^2^ et H~2~O", "markup-not-read"],
    ["Titre\n====", "markup-not-read"],
    ["::: attention", "markup-not-read"],
    ["####### Titre", "markup-not-read"],
    ["[toc]", "markup-not-read"],
    ["@[toc]", "markup-not-read"],
    ["＊＊gras＊＊", "markup-not-read"],
    ["**gras **mot", "markup-alone"],
    ["un `mot", "markup-alone"],
    ["[[Contact]]", "link-not-whole"],
    ["un&nbsp mot", "entity-in-text"],
    ["&amp;eacute;", "entity-in-text"],
    ["| a | b |\n|---|\n| c | d |", "table-not-whole"],
    ["a | b\n---|\nc | d", "table-not-whole"],
    ["1° un\n2° deux", "item-with-another-marker"],
    ["-un\n-deux", "item-with-another-marker"],
    ["Il faut :\na) un\nb) deux", "item-with-another-marker"],
    ["\uf0b7 un", "item-with-another-marker"],
    ["Il faut :\n2. un\n3. deux", "line-runs-on"],
    ["— Oui, dit-elle.\n— Non.", "line-runs-on"],
    ["Un texte\n::cookie-table", "line-runs-on"],
    ['[gallery ids="1,2,3"]', "markup-not-read"],
    ['[contact-form-7 id="12" title="Contact"]', "markup-not-read"],
    ["> [!NOTE]\n> une ligne", "markup-not-read"],
    ["[b]gras[/b]", "markup-not-read"],
    ["[source,ruby]", "markup-not-read"],
    ["[@auteur]", "markup-not-read"],
    ["Soit $x^2$.", "markup-not-read"],
    ["Soit $\\alpha + \\beta$.", "markup-not-read"],
    ["un :smile: mot", "markup-not-read"],
    ["voir :ref:`mot`", "markup-not-read"],
    [".. note:: un mot", "markup-not-read"],
    ["image::un.png[]", "markup-not-read"],
    ["++nouveau++", "markup-not-read"],
    ["'''gras'''", "markup-not-read"],
    ["un =code= ici", "markup-not-read"],
    ["{% include un %} ou { nom }", "markup-not-read"],
    ["%%remarque%%", "markup-not-read"],
    ["un \uf0fc mot", "markup-not-read"],
    ["un\n\n\\newpage", "markup-not-read"],
    ["<?php echo 1 ?>", "html-in-text"],
    ["un^[note]", "footnote"],
  ])("%j is not passed over", (markdown, id) => {
    const own = markdownContext();
    readBlocks(markdown, own);
    expect(own.reports[0]).toBe(id);
  });

  test.each([
    ["Soit $x^2$ et :smile:, ou $y$", ["$x^2$", "$y$", ":smile:"]],
    ["<b>un</b> ==deux== [sic] ==trois==", ["<b>", "</b>", "==deux==", "==trois=="]],
    ["un ** mot ** et `", ["**", "`"]],
    [
      'https://a.example/x?y=z== [video src="https://a.example"]',
      ["[…](https://a.example/x?y=z==)", '[video src="https://a.example"]'],
    ],
  ])("of %j all that is not read is told, each once", (markdown, all) => {
    const told: string[] = [];
    readBlocks(markdown, {
      ...markdownContext(),
      report: (_where, { values }) => told.push(String(Object.values(values)[0])),
    });
    expect(told).toEqual(all);
  });

  test.each([
    "500 €*\n\n*hors taxes",
    "— Oui, dit-elle.",
    "Le no 1° de la liste, [sic] et [le guide]",
    "a & b, 5 < 6 > 4, x_y_z, nom__du__fichier, 2^10, ~ 30 €, l'an 2020-2021",
    "| a \\| b | c |\n|---|---|\n| d | e \\| f |",
    "&nbsp;un&eacute;",
    "3 * 4 * 5",
    "10 $ et 20 $, US$10 et US$20, $10 ou $20, $5-$10, entre 10$ et 20$",
    "9:00-12:30, 2:1, 16:9:4, note : oui : non",
    "[sic], […], [...], [?], [NDLR : fin], [et/ou], [12], (a) et (b)",
    "C++ et C++, A+++, a = b, a=b=c, 1+1=2, 5'30'', C:\\dossier\\un, de ~30 à ~40 €, ~30-~40",
    "bien :-) ;-) ^^ ^_^ <3 😊",
    "— Oui, dit-elle.  \n— Non.",
    "« Oui. »\n« Non. »\n« Peut-être. »",
    "M. Martin et\nN. Dupont,\nB. Dias et\nA. Reis",
    "(voir ici)\n(et là)",
    "Appelez le\n+33 1 99 00 20 12",
    "**un** mot\n**deux** mots",
    "Un\\\n→ deux\\\n→ trois",
    "\\*\\*gras\\*\\*, \\<!-- \\~\\~ \\`",
    "\\- un\\\n\\- deux",
  ])("%j has no markup that is not read", (markdown) => {
    const own = markdownContext();
    readBlocks(markdown, own);
    expect(own.reports).toEqual([]);
  });

  test("typography knows what stands beside a mark", () => {
    const beside: unknown[] = [];
    const own = {
      ...markdownContext(),
      typeset: (text: string, _language?: string, own?: unknown) => {
        beside.push([text, own]);
        return text;
      },
    };
    readRichText('"**Un** mot"\n`x`', own);
    expect(beside).toEqual([
      ['"', { before: "", after: "U" }],
      ["Un", { before: '"', after: " " }],
      [' mot"', { before: "n", after: " " }],
    ]);
  });

  test("names every address that a text links to, however it is written", () => {
    const own = markdownContext();
    const text =
      '[a](/fr/a/) [b\nb](</fr/été/>) [c][p] <https://c.example> [d [e]](/d/ "t") ![-](map.png)\n\n[p]: /fr/p/#x';
    readBlocks(text, own);
    expect(own.links).toEqual(["/fr/a/", "/fr/été/", "/fr/p/#x", "https://c.example", "/d/"]);
  });

  test("reads nested lists, quotes and tables", () => {
    const [list, quote, table] = readBlocks(
      "- a\n  - b\n\n> dit\n\n| x | y |\n|---|---|\n| 1 | 2 |",
      markdownContext(),
    );
    expect(list).toMatchObject({
      type: "list",
      items: [[{ children: ["a"] }, { type: "list", items: [[{ children: ["b"] }]] }]],
    });
    expect(quote).toMatchObject({ type: "quote", children: [{ type: "paragraph", children: ["dit"] }] });
    expect(table).toEqual({
      type: "table",
      head: [["x"], ["y"]],
      rows: [[["1"], ["2"]]],
      columns: ["text", "figures"],
    });
  });

  test("reads pictures with nothing between as a gallery, on one line or on several, each with its caption", () => {
    const own = markdownContext();
    const [first, second] = ['![Un](map.png "Le premier")', "![Deux](map.png)"];
    for (const between of [" ", "\n", "  \n"])
      expect(readBlocks(first + between + second, own)).toMatchObject([
        {
          type: "gallery",
          figures: [{ picture: { alt: "Un" }, caption: ["Le premier"] }, { picture: { alt: "Deux" } }],
        },
      ]);
    expect(own.reports).toEqual([]);
    readBlocks(`${first}\n![](map.png)\n![Trois](gone.png)`, own);
    expect(own.reports).toEqual(["picture-in-text-undescribed", "picture-missing"]);
  });

  test("a picture among words is no gallery", () => {
    const own = markdownContext();
    readBlocks("![Un](map.png)\n![Deux](map.png) et des mots", own);
    expect(own.reports).toContain("not-in-a-line");
  });

  test("reads a picture on its own line as a figure, and reports one that is not there", () => {
    const own = markdownContext();
    expect(readBlocks('![Une carte](map.png "Le trajet")', own)).toMatchObject([
      { type: "figure", picture: { alt: "Une carte" }, caption: ["Le trajet"] },
    ]);
    expect(readBlocks("![La \\[nouvelle\\] carte \\*](map.png)", own)).toMatchObject([
      { picture: { alt: "La [nouvelle] carte *" } },
    ]);
    expect(readBlocks("![x](none.png)", own)).toEqual([]);
    expect(own.reports).toEqual(["picture-missing"]);
  });

  test("asks for the description of a picture, unless it is marked as decorative", () => {
    const own = markdownContext();
    expect(readBlocks("![-](map.png)", own)).toMatchObject([{ type: "figure", picture: { alt: "" } }]);
    expect(own.reports).toEqual([]);
    readBlocks("![ ](map.png)", own);
    expect(own.reports).toEqual(["picture-in-text-undescribed"]);
  });
});
