import fc from "fast-check";
import { JSDOM } from "jsdom";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withProgram } from "../../pages/data/locale-data.ts";
import { INLINE_DATA_ID } from "../../pages/data/page-data.ts";
import { languages } from "../../test-support/made-up-languages.ts";
import { htmlDocument } from "./document.ts";

const DOCUMENTS = 100;
const TEXTS = 10;
/** What would end a script, open a comment or a section, or end a line of a program, where nobody escaped it. */
const LIVELY = ["</script>", "</SCRIPT\t>", "<!--", "<!--<script>", "-->", "]]>", "<![CDATA[", "</title>", "</style>"];
const MARKS = [
  "\u2028",
  "\u2029",
  "\u0000",
  "\ud800",
  "\udfff",
  "é🙂",
  "&",
  "&lt;",
  '"',
  "'",
  "\\",
  "\\u003c",
  "\r\n",
  "<svg onload=alert(1)>",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...LIVELY, ...MARKS), fc.string({ maxLength: 5 })), { maxLength: 8 })
  .map((parts) => parts.join(""));

test(`${DOCUMENTS * TEXTS} hostile texts: each document has its two data blocks, with what was written, and no other script`, () => {
  const { DOMParser } = new JSDOM("").window;
  fc.assert(
    fc.property(fc.array(text, { minLength: TEXTS, maxLength: TEXTS }), (texts) => {
      const [title = "", ...others] = texts;
      const structured = { "@type": "BlogPosting", headline: title, keywords: others };
      const data = {
        hash: "program",
        context: { locale: "fr", head: { title, structuredData: [structured] }, content: { others } },
        localeData: { messages: { others }, translation: { locales: ["fr"] } },
      };
      const page = new DOMParser().parseFromString(
        documentOf(texts, { ...data, localeData: withProgram(data.localeData as never, { pages: [], languages }) }),
        "text/html",
      );
      expect([...page.scripts].map(({ type }) => type)).toEqual(["application/ld+json", "module", "application/json"]);
      const { hash, context } = data;
      expect(JSON.parse(page.getElementById(INLINE_DATA_ID)?.textContent ?? "")).toEqual({ hash, context });
      expect(JSON.parse(page.scripts[0]?.textContent ?? "")).toEqual(structured);
      expect([...page.body.querySelectorAll("main *")].map(({ localName }) => localName)).toEqual(texts.map(() => "p"));
      expect(page.querySelectorAll("svg, [onload], noscript + p")).toHaveLength(0);
    }),
    { numRuns: DOCUMENTS },
  );
});

function documentOf(texts: readonly string[], data: object): string {
  const paragraphs = texts.map((words, index) => h("p", { key: index, title: words }, words));
  return htmlDocument({
    rendered: {
      head: renderToStaticMarkup(h("title", null, texts[0])),
      app: renderToStaticMarkup(h("main", null, paragraphs)),
      before: "",
    },
    data,
    css: "",
    files: { entry: "/assets/main.js", preload: [], fonts: [] },
  } as unknown as Parameters<typeof htmlDocument>[0]);
}
