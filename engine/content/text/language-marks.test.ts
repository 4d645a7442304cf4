import { expect, test } from "vitest";
import { markdownContext } from "../test-support/markdown-context.ts";
import { readRichText } from "./markdown.ts";

test("reads words of another language, with formatting and links inside", () => {
  expect(readRichText("Le :pt[*sinal*, ver [aqui](/pt/)], ou :en[lay-off].", markdownContext())).toEqual([
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
  expect(readRichText("*:pt[sinal]*", markdownContext())).toEqual([
    { type: "emphasis", children: [{ type: "language", lang: "pt-PT", children: ["sinal"] }] },
  ]);
});

test("applies the typography of the marked language", () => {
  const own = { ...markdownContext(), typeset: (text: string, language = "page") => text && `${language}(${text})` };
  expect(readRichText("a :pt[b **c**] d", own)).toEqual([
    "page(a )",
    { type: "language", lang: "pt-PT", children: ["pt(b )", { type: "strong", children: ["pt(c)"] }] },
    "page( d)",
  ]);
});

test("leaves other colons and brackets alone, and reports an unknown language", () => {
  expect(readRichText("voir : [a] et b:pt ou :pt [c]", markdownContext())).toEqual(["voir : [a] et b:pt ou :pt [c]"]);
  const own = markdownContext();
  readRichText(":xx[mot]", own);
  expect(own.reports).toEqual(["language-unknown"]);
});

test("words of a language from right to left say so", () => {
  expect(readRichText(":ar[سلام!] :fa[سلام] :ru[да]", markdownContext())).toMatchObject([
    { lang: "ar", dir: "rtl" },
    " ",
    { lang: "fa", dir: "rtl" },
    " ",
    expect.not.objectContaining({ dir: "rtl" }),
  ]);
});
