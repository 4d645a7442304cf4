import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockNode, Picture } from "#engine/pages/data/content-tree.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { Blocks } from "./blocks.tsx";

const picture: Picture = {
  src: "/assets/a.jpg",
  srcSet: "/assets/a-480.jpg 480w",
  sources: [{ type: "image/avif", srcSet: "/assets/a-480.avif 480w" }],
  width: 1200,
  height: 800,
  color: "#c3d6ee",
  alt: "Le pont",
};

function rendered(...blocks: BlockNode[]): string {
  return renderToStaticMarkup(<Blocks blocks={blocks} />);
}

test("a heading keeps its id, and its bold part is the second voice", () => {
  const heading = rendered({
    type: "heading",
    level: 2,
    id: "cookies",
    children: ["Les ", { type: "strong", children: ["cookies"] }],
  });
  expect(heading).toBe('<h2 id="cookies">Les <b>cookies</b></h2>');
});

test("a paragraph renders every mark", () => {
  const paragraph = rendered({
    type: "paragraph",
    children: [
      { type: "strong", children: ["a"] },
      { type: "emphasis", children: [{ type: "code", children: ["b"] }] },
      { type: "break" },
      { type: "link", href: "https://example.com/", children: ["c"] },
      { type: "link", href: "/fr/", children: ["d"] },
      { type: "language", lang: "pt-PT", children: ["e"] },
    ],
  });
  expect(paragraph).toBe(
    '<p><strong>a</strong><em><code>b</code></em><br/><a href="https://example.com/" rel="noopener">c</a>' +
      '<a href="/fr/">d</a><span lang="pt-PT">e</span></p>',
  );
});

test("a list item shows the text of its first paragraph without a `p` element", () => {
  const text: BlockNode = { type: "paragraph", children: ["a"] };
  expect(rendered({ type: "list", ordered: true, items: [[text, text]] })).toBe("<ol><li>a<p>a</p></li></ol>");
});

test("a table can be reached and scrolled with the keyboard, and is named", () => {
  const table = rendered({
    type: "table",
    head: [["Tâche"], ["Où"]],
    rows: [[["Courrier"], ["Ici"]]],
    columns: [],
  });
  expect(table).toMatch(/^<section class="[^"]+" aria-label="Tâche, Où" tabindex="0">/);
  expect(table).toContain('<th scope="col">Tâche</th>');
  expect(table).toContain('<th scope="row">Courrier</th><td>Ici</td>');
});

test("a picture shows a placeholder of its size and is loaded by the client; without scripts it is loaded at once", () => {
  const [waiting = "", fallback = ""] = rendered({ type: "figure", picture, caption: ["Le pont"] }).split("<noscript>");
  const placeholder = decodeURIComponent(/<img [^>]*src="(data:[^"]+)"/.exec(waiting)?.[1] ?? "");
  expect(placeholder).toContain('viewBox="0 0 1200 800"');
  expect(placeholder).toContain('fill="#c3d6ee"');
  expect(waiting).toMatch(/data-lazy="" .*data-src="\/assets\/a.jpg" width="1200" height="800" alt="Le pont"/);
  expect(waiting).toContain('data-srcset="/assets/a-480.jpg 480w"');
  expect(waiting).toContain('data-srcset="/assets/a-480.avif 480w"');
  expect(waiting).not.toMatch(/ (src|srcset)="(?!data:)| style=/i);
  expect(fallback).toMatch(/ srcSet="\/assets\/a-480.jpg 480w" src="\/assets\/a.jpg" width="1200" height="800"/);
});

test("a caption is in the `figure` of its picture", () => {
  const figure = rendered({ type: "figure", picture, caption: ["Le pont"] });
  expect(figure).toMatch(/^<figure>.*<img.*<figcaption>Le pont<\/figcaption><\/figure>$/s);
});

test("the first large picture of a page is requested at once, before all others", () => {
  const first = rendered({ type: "figure", picture: { ...picture, first: true } });
  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('width="1200" height="800"');
  expect(first).not.toMatch(/data-lazy|noscript|loading=|style=/);
});

test("an element of another host is not requested, and its box has its size", () => {
  const src = "https://video.example/1";
  const block: BlockNode = { type: "embed", title: "Visite", service: "video", src, width: 560, height: 315 };
  const embed = renderInLocale("fr", <Blocks blocks={[block]} />);
  expect(embed).toContain('data-consent="placeholder" data-type="placeholder" data-name="video"');
  expect(embed).toContain('<svg width="560" height="315" viewBox="0 0 560 315"');
  expect(embed).toMatch(/<iframe [^>]*data-name="video" data-src="https:\/\/video.example\/1"/);
  expect(embed).not.toMatch(/ (src|style)=/);
});

test("[C9] a widget is an empty box with klaro's marks, at its height, after its placeholder (D22)", () => {
  const url = "https://booking.example/team";
  const block: BlockNode = { type: "widget", title: "Rendez-vous", service: "booking", url, height: 600 };
  const widget = renderInLocale("fr", <Blocks blocks={[block]} />);
  expect(widget).toContain('data-consent="placeholder" data-type="placeholder" data-name="booking"');
  expect(widget).toContain('height="600"');
  expect(widget).toMatch(
    /<div [^>]*aria-label="Rendez-vous" data-name="booking" data-url="https:\/\/booking.example\/team"><\/div>/,
  );
  expect(widget.indexOf("data-type")).toBeLessThan(widget.indexOf("data-url"));
});

test("a gallery is a grid of pictures with their captions, none of which is loaded before it is needed", () => {
  const picture = { src: "/a.jpeg", srcSet: "/a.jpeg 90w", sizes: "9rem", sources: [], width: 4, height: 3, alt: "Un" };
  const figures = [
    { type: "figure", picture, caption: ["Le premier"] },
    { type: "figure", picture: { ...picture, alt: "Deux" } },
  ] as const;
  const html = renderInLocale("fr", <Blocks blocks={[{ type: "gallery", figures }]} />);
  expect(html).toMatch(/^<div class="grid"><figure>/);
  expect(html.match(/<img[^>]* data-lazy=""[^>]* alt="(?:Un|Deux)"/g)).toHaveLength(2);
  expect(html.match(/<figcaption>[^<]*<\/figcaption>/g)).toEqual(["<figcaption>Le premier</figcaption>"]);
});
