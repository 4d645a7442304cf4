import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { floorPage } from "./floor.ts";

const BUILT = `<!doctype html><html lang="fr"><head><title>Page</title><style>p{color:red}</style>
<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>
<link rel="stylesheet" data-name="web-fonts" data-href="/fonts.css">
<noscript><link rel="stylesheet" href="/fonts.css"></noscript></head>
<body><p>Text</p><span><picture><source data-srcset="/p.avif 1x"><img data-lazy="" data-src="/p.png"></picture>
<noscript><picture><source srcset="/p.avif 1x"><img src="/p.png" alt="A bridge"></picture></noscript></span>
<script type="application/json" id="data">{"a":1}</script></body></html>`;

const floor = new JSDOM(floorPage(BUILT)).window.document;
const count = (selector: string) => floor.querySelectorAll(selector).length;

test("the floor page has the content and the inline style, and nothing that a script would need", () => {
  expect(floor.querySelector("p")?.textContent).toBe("Text");
  expect(floor.querySelector("style")?.textContent).toBe("p{color:red}");
  expect(count("script, [rel=modulepreload], [data-href], [data-lazy], noscript")).toBe(0);
});

test("its pictures and fonts are plain elements that do not hold the first view back", () => {
  expect(
    [...floor.querySelectorAll("img")].map((image) => [
      image.getAttribute("src"),
      image.alt,
      image.getAttribute("loading"),
    ]),
  ).toEqual([["/p.png", "A bridge", "lazy"]]);
  expect(count("head link[rel=stylesheet]")).toBe(0);
  expect(count('body link[rel=stylesheet][href="/fonts.css"]')).toBe(1);
});
