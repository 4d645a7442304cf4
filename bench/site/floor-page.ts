import { JSDOM } from "jsdom";

/**
 * What a hand-written page with the same content would be: the built page without scripts, without what only scripts
 * need, and with its pictures and fonts as plain elements. Its style sheet is inline already.
 *
 * @example floorPage('<p>Text</p><script src="/a.js"></script>') // a document with the paragraph only
 */
export function floorPage(html: string): string {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  for (const waiting of document.querySelectorAll("[data-lazy]")) (waiting.closest("picture") ?? waiting).remove();
  for (const element of document.querySelectorAll("script, link[rel=modulepreload], link[data-href]")) element.remove();
  for (const alternative of document.querySelectorAll("noscript")) {
    // Without scripts running, the parser has made elements of what stands inside.
    for (const picture of alternative.querySelectorAll("img")) picture.setAttribute("loading", "lazy");
    alternative.replaceWith(...alternative.childNodes);
  }
  for (const sheet of document.querySelectorAll("head link[rel=stylesheet]")) document.body.append(sheet);
  return dom.serialize();
}
