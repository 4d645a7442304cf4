import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hostileMarkdown } from "../content/test-support/hostile-markdown.ts";
import { readBlocks } from "../content/text/markdown.ts";
import { translation } from "../pages/paths/test-support/translation.ts";
import { createBlocks } from "./create-blocks.tsx";
import { RichText } from "./rich-text.tsx";

/** All that running text is made of, with the attributes that each part may have. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ["p", "strong", "b", "em", "code", "br", "ul", "ol", "li", "hr", "blockquote", "tbody", "thead", "tr", "td"].map(
      (name) => [name, ["class"]],
    ),
  ),
  a: ["href", "rel"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  span: ["lang", "class", "data-nowrap"],
  section: ["class", "aria-label", "tabindex"],
  table: ["class"],
  th: ["scope"],
  figure: ["class"],
  picture: ["class"],
  figcaption: ["class"],
  noscript: ["class"],
  svg: ["class", "viewBox", "aria-hidden"],
  img: ["src", "alt", "width", "height", "class", "data-lazy", "data-src", "decoding"],
};
const { document } = new JSDOM("").window;
const classes = {};
const Blocks = createBlocks({
  classes,
  Heading: ({ level, text, id }) => {
    const Tag = `h${level}` as const;
    return (
      <Tag id={id}>
        <RichText text={text} strongAs="b" />
      </Tag>
    );
  },
  Embed: () => null,
  Widget: () => null,
});

test(`none of ${hostileMarkdown.length} ways to smuggle code into a text becomes more than text, or stops the build`, () => {
  expect(new Set(hostileMarkdown).size).toBeGreaterThanOrEqual(300);
  expect(hostileMarkdown.flatMap(whatBecomes)).toEqual([]);
});

/** What is unsafe in the page that a text becomes; empty where the text is rejected with an error. */
function whatBecomes(text: string): readonly string[] {
  const errors: string[] = [];
  const blocks = readBlocks(text, {
    translation,
    typeset: (run) => run,
    picture: (source, alt) =>
      source === "map.png" ? { src: "/assets/map.png", sources: [], width: 1, height: 1, alt } : undefined,
    galleryCut: () => "tile",
    document: () => undefined,
    mediaNames: () => [],
    directive: () => undefined,
    link: () => {},
    report: (_where, { id }) => errors.push(id),
  });
  const page = document.createElement("main");
  page.innerHTML = renderToStaticMarkup(<Blocks blocks={blocks} />);
  const strange = [...page.querySelectorAll("*")].flatMap((element) => [
    ...(Object.hasOwn(MADE_OF, element.localName) ? [] : [`<${element.localName}>`]),
    ...element
      .getAttributeNames()
      .filter((name) => !MADE_OF[element.localName]?.includes(name))
      .map((name) => `<${element.localName} ${name}>`),
  ]);
  const schemes = [...page.querySelectorAll("a")].map(({ href }) => new URL(href, "https://site.example/fr/"));
  const unsafe = schemes.filter(({ protocol }) => !["http:", "https:", "mailto:", "tel:"].includes(protocol));
  const wrong = [...strange, ...(errors.length === 0 ? unsafe.map(String) : [])];
  return wrong.map((what) => `${what} of ${JSON.stringify(text)}`);
}
