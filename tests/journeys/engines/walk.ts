import { expect, test } from "vitest";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

const MENU = "header nav ul:first-of-type li";
/** Links, in the order in which a curious visitor follows them; each leads to a page of another template. */
const LINKS = [
  `${MENU}:nth-child(1) a`,
  `${MENU}:nth-child(2) a`,
  // A service, from the list of services.
  "main a[href*='/services/'], main a[href*='/servicos/']",
  `${MENU}:nth-child(4) a`,
  // An article, from the list; then the tag that it names, and an article again.
  "main article > a",
  "main a[href*='/tag/']",
  "main article > a",
  `${MENU}:nth-child(3) a`,
  "footer a[href$='/mention-legale/'], footer a[href$='/legal-notice/'], footer a[href$='/aviso-legal/']",
  "footer a[href*='accessib'], footer a[href*='acessib']",
  "footer a[href*='plan-du-site'], footer a[href*='site-map'], footer a[href*='mapa']",
];

/** Ways through the site by its links. */
export function walk(newVisitor: OpenVisitor): void {
  test.each([
    ["/fr/", 1280, "all"],
    ["/pt/", 1024, "not yet"],
  ] as const)(
    "[A4] [L1] [P7] [R17] from %s at %i px by links through every template (consent: %s): each page is right, marked in the menu, in the brand's font and as wide as the window, without an error",
    async (home, width, consent) => {
      const visitor = await newVisitor({ width, consent });
      const { tab, click, follow, open, shows, documents, errors, navigatesInPage } = visitor;
      await open(home);
      await shows(home);
      await looksWell(visitor);
      if (consent === "not yet") await click("[data-consent=banner] button");
      const seen: string[] = [home];
      for (const link of LINKS) {
        const path = String(await tab.evaluate(leadsTo, link));
        await follow(link);
        await shows(path);
        await looksWell(visitor);
        if (link.startsWith(MENU)) expect(await tab.evaluate(leadsTo, "header [aria-current]")).toBe(path);
        seen.push(path);
      }
      // Where there is no Navigation API, each link is a full page load (ruling D20).
      expect(documents).toEqual((await navigatesInPage()) ? [home] : seen);
      expect(await errors()).toEqual([]);
    },
  );

  test("[R14] an address that does not exist shows the page that says so, in the language of the address (D6)", async () => {
    const { tab, open, follow, shows, waitFor } = await newVisitor();
    await open("/pt/nada/");
    await shows("/pt/404/", "/pt/nada/");
    await waitFor("main p", "Não foi possível encontrar /pt/nada/");
    await follow(`${MENU}:nth-child(2) a`);
    await shows("/pt/servicos/");
    await tab.back();
    await shows("/pt/404/", "/pt/nada/");
  });
}

async function looksWell({ tab }: EngineVisitor): Promise<void> {
  await expect.poll(() => tab.evaluate(drawnFont), { message: "the font of the page's text" }).toBe("Nunito Sans");
  expect(await tab.evaluate(hiddenWidth)).toBe(0);
}

/** Runs in the browser: the path that the first visible link of a selector leads to. */
function leadsTo(selector: string): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  return links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.pathname ?? null;
}

/** Runs in the browser: what a visitor would have to scroll sideways for, in CSS pixels. */
function hiddenWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the browser: "Nunito Sans" where the body's text is as wide as in it, else what the styles ask for. */
function drawnFont(): string {
  const widthIn = (family: string) => {
    const sample = document.createElement("span");
    sample.textContent = "Passerelle WM @ fijl 0123456789";
    Object.assign(sample.style, { position: "absolute", whiteSpace: "nowrap", fontSize: "100px", fontFamily: family });
    document.body.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return width;
  };
  const family = getComputedStyle(document.body).fontFamily;
  const isThere = document.fonts.check("16px 'Nunito Sans'") && widthIn("'Nunito Sans', serif") !== widthIn("serif");
  return isThere && widthIn(family) === widthIn("'Nunito Sans', serif") ? "Nunito Sans" : `${family} (no Nunito Sans)`;
}
