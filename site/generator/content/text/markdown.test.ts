import { describe, expect, test } from "vitest";
import { readBlocks, readRichText } from "./markdown.ts";
import type { MarkdownContext } from "./text-environment.ts";

function context(): MarkdownContext & { readonly reports: string[] } {
  const reports: string[] = [];
  return {
    reports,
    typeset: (text) => text,
    picture: (source, alt) =>
      source === "map.png" ? { src: "/assets/media/x.jpeg", sources: [], width: 10, height: 5, alt } : undefined,
    document: (source) => (source === "guide.pdf" ? { href: "/documents/guide.pdf", note: "PDF, 1,2 Mo" } : undefined),
    mediaNames: ["map.png", "guide.pdf"],
    directive: () => ({ type: "rule" }),
    report: (_where, { id }) => reports.push(id),
  };
}

describe("Markdown as a tree", () => {
  test("reads paragraphs, marks and links", () => {
    expect(readBlocks("Un **mot** et *un autre*, [ici](/fr/contact/).", context())).toEqual([
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

  test("gives headings ids, explicit ones first, each once", () => {
    const headings = readBlocks("## Qui fait **quoi ?**\n\n## Cookies {#cookies}\n\n### Cookies", context());
    expect(headings).toEqual([
      {
        type: "heading",
        level: 2,
        id: "qui-fait-quoi",
        children: ["Qui fait ", { type: "strong", children: ["quoi ?"] }],
      },
      { type: "heading", level: 2, id: "cookies", children: ["Cookies"] },
      { type: "heading", level: 3, id: "cookies-2", children: ["Cookies"] },
    ]);
  });

  test("reads nested lists, quotes and tables", () => {
    const [list, quote, table] = readBlocks("- a\n  - b\n\n> dit\n\n| x | y |\n|---|---|\n| 1 | 2 |", context());
    expect(list).toMatchObject({
      type: "list",
      items: [[{ children: ["a"] }, { type: "list", items: [[{ children: ["b"] }]] }]],
    });
    expect(quote).toMatchObject({ type: "quote", children: [{ type: "paragraph", children: ["dit"] }] });
    expect(table).toEqual({ type: "table", head: [["x"], ["y"]], rows: [[["1"], ["2"]]], numericColumns: [1] });
  });

  test("reads a picture on its own line as a figure, and reports one that is not there", () => {
    const own = context();
    expect(readBlocks('![Une carte](map.png "Le trajet")', own)).toMatchObject([
      { type: "figure", picture: { alt: "Une carte" }, caption: ["Le trajet"] },
    ]);
    expect(readBlocks("![x](none.png)", own)).toEqual([]);
    expect(own.reports).toEqual(["picture-missing"]);
  });

  test("reads words of another language, with formatting and links inside", () => {
    expect(readRichText("Le :pt[*sinal*, ver [aqui](/pt/)], ou :en[lay-off].", context())).toEqual([
      "Le ",
      {
        type: "language",
        lang: "pt-PT",
        children: [
          { type: "emphasis", children: ["sinal"] },
          ", ver ",
          { type: "link", href: "/pt/", children: ["aqui"] },
        ],
      },
      ", ou ",
      { type: "language", lang: "en", children: ["lay-off"] },
      ".",
    ]);
    expect(readRichText("*:pt[sinal]*", context())).toEqual([
      { type: "emphasis", children: [{ type: "language", lang: "pt-PT", children: ["sinal"] }] },
    ]);
  });

  test("applies the typography of the marked language", () => {
    const own = { ...context(), typeset: (text: string, language = "page") => text && `${language}(${text})` };
    expect(readRichText("a :pt[b **c**] d", own)).toEqual([
      "page(a )",
      { type: "language", lang: "pt-PT", children: ["pt(b )", { type: "strong", children: ["pt(c)"] }] },
      "page( d)",
    ]);
  });

  test("leaves other colons and brackets alone, and reports an unknown language", () => {
    expect(readRichText("voir : [a] et b:pt ou :pt [c]", context())).toEqual(["voir : [a] et b:pt ou :pt [c]"]);
    const own = context();
    readRichText(":xx[mot]", own);
    expect(own.reports).toEqual(["language-unknown"]);
  });

  test("asks for the description of a picture, unless it is marked as decorative", () => {
    const own = context();
    expect(readBlocks("![-](map.png)", own)).toMatchObject([{ type: "figure", picture: { alt: "" } }]);
    expect(own.reports).toEqual([]);
    readBlocks("![ ](map.png)", own);
    expect(own.reports).toEqual(["picture-in-text-undescribed"]);
  });

  test("keeps raw HTML as text", () => {
    expect(readRichText("<script>alert(1)</script>", context())).toEqual(["<script>alert(1)</script>"]);
  });

  test("does not make links of dangerous schemes", () => {
    expect(JSON.stringify(readRichText("[x](javascript:alert(1)) [y](data:text/html,1)", context()))).not.toContain(
      '"link"',
    );
  });

  test("rejects a first-level heading in a text", () => {
    const own = context();
    readBlocks("# Titre", own);
    expect(own.reports).toHaveLength(1);
  });
});
