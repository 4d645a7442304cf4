import { expect, test } from "vitest";
import type { OpenVisitor } from "./visitor.ts";

/** Links, in the order in which a curious visitor follows them; each leads to a page of another template. */
const LINKS = [
  "header nav ul:first-of-type li:nth-child(1) a",
  "header nav ul:first-of-type li:nth-child(2) a",
  // A service, from the list of services.
  "main a[href*='/services/'], main a[href*='/servicos/']",
  "header nav ul:first-of-type li:nth-child(4) a",
  // An article, from the list; then the tag that it names, and an article again.
  "main article > a",
  "main a[href*='/tag/']",
  "main article > a",
  "header nav ul:first-of-type li:nth-child(3) a",
  "footer a[href$='/mention-legale/'], footer a[href$='/legal-notice/'], footer a[href$='/aviso-legal/']",
  "footer a[href*='accessib'], footer a[href*='acessib']",
  "footer a[href*='plan-du-site'], footer a[href*='site-map'], footer a[href*='mapa']",
];

/** Ways through the site by its links. */
export function walk(newVisitor: OpenVisitor): void {
  test.each([
    ["/fr/", "all"],
    ["/pt/", "not yet"],
  ] as const)(
    "[P7] [R17] from %s by links through every template (consent: %s): each page is right, without an error",
    async (home, consent) => {
      const { tab, click, follow, open, shows, documents, errors, navigatesInPage } = await newVisitor({ consent });
      await open(home);
      await shows(home);
      if (consent === "not yet") await click("[data-consent=banner] button");
      const seen: string[] = [home];
      for (const link of LINKS) {
        const path = await tab.evaluate(leadsTo, link);
        expect(path, `${link} on ${seen.at(-1)}`).not.toBeNull();
        await follow(link);
        await shows(String(path));
        seen.push(String(path));
      }
      // Where there is no Navigation API, each link is a full page load (ruling D20).
      expect(documents).toEqual((await navigatesInPage()) ? [home] : seen);
      expect(await errors()).toEqual([]);
    },
  );

  test("an address that does not exist shows the page that says so, in the language of the address (D6)", async () => {
    const { tab, open, follow, shows } = await newVisitor();
    await open("/pt/nada/");
    await shows("/pt/404/", "/pt/nada/");
    await follow("header nav ul:first-of-type li:nth-child(2) a");
    await shows("/pt/servicos/");
    await tab.back();
    await shows("/pt/404/", "/pt/nada/");
  });
}

/** Runs in the browser: the path that the first visible link of a selector leads to. */
function leadsTo(selector: string): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  return links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.pathname ?? null;
}
