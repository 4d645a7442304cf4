import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { shownText } from "#engine/views/shown-text.tsx";
import { builtDocuments } from "../support/setup/documents.ts";

/** What no printer would let pass, in words of each language. `time` has the spaces of the platform's own dates. */
const faults: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [/[ \u00a0][;?!]/, /[ \u202f]:/, /«[^\u202f]/, /[^\u202f]»/, /[“”]/, /[\p{L}»][;?!](\s|$)/u, /\p{L}:(\s|$)/u],
  en: [/[«»]/],
  pt: [/[“”]/, /«\s|\s»/],
};
const everywhere = [/['"]/, /\.\.\./, /\p{N} (?=[€%]|GMT|h\b)/u, /(?:n°|n\.º|\bno\.) \d/, / [–—] /];

const NOT_TEXT = "script, style, code, svg, time, noscript, [data-nowrap], option, textarea";

const texts = [...(await builtDocuments())].flatMap(([path, document]) =>
  textNodes(document).map(({ language, text }) => [path, language, text] as const),
);
expect(texts.length).toBeGreaterThan(5000);

describe("texts are set for their language", () => {
  test.each(["fr", "en", "pt"])("%s: apostrophes, quotation marks and the spaces that must not break", (language) => {
    const patterns = [...everywhere, ...(faults[language] ?? [])];
    const own = texts.filter(([, other]) => other === language);
    expect(own.filter(([, , text]) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});

test("every text, of articles and of the interface alike, is drawn with its ordinals and unbroken words", () => {
  const changed = texts.filter(([, , text]) => renderToStaticMarkup(shownText(text)).includes("<"));
  expect(changed.map(([path, , text]) => `${path}: ${text}`)).toEqual([]);
});

/** The runs of text that people read, each with the language it is marked as. */
function textNodes(document: Document): { readonly language: string; readonly text: string }[] {
  const walker = document.createTreeWalker(document.body, 4);
  const found = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(NOT_TEXT) !== null) continue;
    const language = parent.closest("[lang]")?.getAttribute("lang")?.slice(0, 2) ?? "";
    found.push({ language, text: node.textContent ?? "" });
  }
  return found;
}
