import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { holdScripts, withoutFonts } from "../../support/browser/network-faults.ts";
import { layoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { openHydrated, untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const DAY_MS = 86_400_000;

const visit = visitors();

/** Without the visitor's own time: what the contact page says of France, of Portugal, and of the telephone service for residents abroad. */
async function states(page: Page): Promise<string[]> {
  return (await page.locator("[data-open]").allTextContents()).map((text) => readable(text).replace(/ \(.*\)$/, ""));
}

/** A page whose clock stands at a moment long after the closure. */
async function visitAt(moment: string, timezoneId = "Europe/Paris"): Promise<Page> {
  const { page } = await visit({ baseURL: inject("extendedOrigin"), timezoneId });
  await page.clock.install({ time: new Date(moment) });
  return page;
}

/** Lets time pass, and goes on to another page. */
async function goOn(page: Page, path: string, moment?: string): Promise<void> {
  if (moment !== undefined) await page.clock.setSystemTime(new Date(moment));
  await page.evaluate((address) => navigation.navigate(address).finished?.then(() => undefined), path);
}

describe("[K1] the contact page says what is open now", () => {
  test("by the clock of each office, and says so anew when the minute changes; in the language of the page, and screen readers are not told of each change", async () => {
    const page = await visitAt("2032-11-23T12:29:30Z");
    await openHydrated(page, "/fr/contact/");
    await expect
      .poll(() => states(page))
      .toEqual(["Fermé, ouvre à 14 h 00", "Ouvert jusqu'à 12 h 30", "Ouvert jusqu'à 21 h 00"]);
    await page.clock.fastForward(40_000);
    await expect
      .poll(() => states(page))
      .toEqual(["Fermé, ouvre à 14 h 00", "Fermé, ouvre à 14 h 00", "Ouvert jusqu'à 21 h 00"]);
    await goOn(page, "/pt/contact/", "2032-11-27T12:00:00Z");
    const words = "Fechado, abre segunda-feira às 9h00";
    await expect.poll(async () => (await states(page)).slice(0, 2)).toEqual([words, words]);
    const state = page.locator("[data-open]").first();
    expect(await state.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]"))).toBeNull();
  });

  test("to visitors in neither country of the line for residents abroad, in their own time too, in its row and on Home; every button to call dials that line, open or not, and the header's number stays the specified one (D40)", async () => {
    const page = await visitAt("2032-11-23T19:30:00Z", "America/Sao_Paulo");
    const calls = (where: string) =>
      page
        .locator(`${where} a[href^='tel:'][aria-label]`)
        .evaluateAll((links) =>
          links.map((link) =>
            `${link.getAttribute("href")} ${link.getAttribute("aria-label")}`.replaceAll("\u00a0", " "),
          ),
        );
    const stateIsTold = async (path: string) => {
      const state = page.locator("[data-open]").last();
      const message = `the state on ${path}`;
      const words = "Aberto até às 21h00 (18h00 onde está)";
      await expect.poll(async () => readable(await state.innerText()), { message }).toBe(words);
      const number = state.locator("xpath=ancestor::*[.//a][1]").locator("a[href^='tel:']");
      expect(await number.getAttribute("href"), path).toMatch(/^tel:\+33/);
    };
    const linesAreThose = async (path: string) => {
      await expect
        .poll(async () => [...new Set(await calls(":not(nav) >"))], { message: `buttons on ${path}` })
        .toEqual(["tel:+33199002012 Ligar para +33 1 99 00 20 12"]);
      expect(await calls("header nav"), path).toEqual(["tel:+351000002016 Ligar para +351 000 002 016"]);
    };
    await openHydrated(page, "/pt/contact/");
    await stateIsTold("/pt/contact/");
    await goOn(page, "/pt/");
    await stateIsTold("/pt/");
    await linesAreThose("/pt/");
    await goOn(page, "/pt/servicos/rede-europeia-de-saude/", "2032-11-23T21:30:00Z");
    await linesAreThose("/pt/servicos/rede-europeia-de-saude/");
    await goOn(page, "/pt/contact/");
    await linesAreThose("/pt/contact/");
  });

  test("without moving anything when it appears, in narrow windows and in wide ones", async () => {
    const page = await visitAt("2032-11-27T12:00:00Z");
    // Words in another font, and a document of which a part is still to come, would move what the state does not.
    await withoutFonts(page);
    // The longest words where there is least room, and the other layout.
    for (const [width, language] of [
      [360, "pt"],
      [1280, "fr"],
    ] as const) {
      // High enough that all of the page is on screen: what moves off screen counts for nothing.
      await page.setViewportSize({ width, height: 5000 });
      const { release } = await holdScripts(page);
      await page.goto(`/${language}/contact/`, { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState === "interactive");
      const before = await layoutShifts(page);
      expect(await states(page)).toEqual([]);
      release();
      await untilHydrated(page);
      await expect.poll(async () => (await states(page)).length).toBe(3);
      expect([width, language, await layoutShifts(page)]).toEqual([width, language, before]);
    }
  });
});

test("[K1] a closure is named wherever hours are, and disappears where the visitor's clock is past it", async () => {
  const page = await visitAt(new Date().toISOString());
  await openHydrated(page, "/en/contact/");
  const closures = page.getByText("stocktaking");
  expect(await closures.count()).toBe(5);
  await expect.poll(() => closures.first().isVisible()).toBe(true);
  await page.clock.setSystemTime(new Date(Date.now() + 3 * DAY_MS));
  const arePast = async (path: string) => {
    await expect.poll(() => closures.filter({ visible: true }).count(), { message: path }).toBe(0);
    expect(await closures.count(), path).toBeGreaterThan(0);
  };
  await openHydrated(page, "/en/contact/");
  await arePast("/en/contact/");
  await goOn(page, "/en/presentation/");
  await arePast("/en/presentation/");
});
