import { expect, inject, test } from "vitest";
import { type Answers, changed, from, status } from "../../support/setup/fault-proxy.ts";
import type { OpenVisitor } from "./visitor.ts";

const FORM = "main form [name=name]";

/** A tab that is open while its build is replaced by another. */
export function deploy(newVisitor: OpenVisitor): void {
  test.each([
    ["gone", () => status(404)],
    ["kept", () => from(inject("origin"))],
  ] as const)(
    "[P2] after a deploy, the files of the old build %s, a click in its tab does one full page load, on the new build; what was typed comes along, and Back works (D14)",
    async (_files, old) => {
      // On a phone the menu is folded: nothing of the pages that it leads to has been prefetched from the old build.
      const { tab, open, follow, shows, documents, answer } = await newVisitor({ width: 360, height: 740 });
      await open("/en/contact/");
      await tab.type(FORM, "Ana");
      answer(newerBuild(old));
      documents.length = 0;
      await tab.tap("header button[aria-controls]");
      await follow("header a[hreflang=pt-PT]");
      await shows("/pt/contact/");
      expect(await tab.evaluate(() => document.querySelector("script[src$='.newer.js']") !== null)).toBe(true);
      expect(documents.splice(0)).toEqual(["/pt/contact/"]);
      const written = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
      await expect.poll(() => tab.evaluate(written, FORM)).toBe("Ana");
      await tab.back();
      await shows("/en/contact/");
      expect(documents.length).toBeLessThanOrEqual(1);
    },
  );
}

/** The site as another client bundle of it: with another hash, and other names of its scripts. @param old answers for the names before */
function newerBuild(old: () => ReturnType<Answers>): Answers {
  const renamed = (text: string) =>
    text.replaceAll(/(-[\w-]{8})\.js\b/g, "$1.newer.js").replaceAll(/"hash":"/g, '"hash":"newer-');
  const site = changed(inject("origin"), renamed);
  return (path) => {
    if (path.endsWith("/") || path.endsWith(".json")) return site;
    if (!path.endsWith(".js")) return from(inject("origin"));
    if (!path.endsWith(".newer.js")) return old();
    return (request, response) => {
      request.url = request.url?.replace(".newer.js", ".js");
      return site(request, response);
    };
  };
}
