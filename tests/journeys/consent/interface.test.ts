import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { serviceAddresses } from "../../built/specified-addresses.ts";
import { consentVisitors, followInApp, labels } from "../../support/pages/consent-parts.ts";
import { drawnInWebFonts } from "../layout/web-fonts.ts";

const newVisitor = consentVisitors();

async function arrive(path: string) {
  const visitor = await newVisitor();
  await visitor.page.goto(path);
  await visitor.banner.waitFor();
  return visitor;
}

/** Runs in the browser: the words of what has the focus. */
function focusedWords(): string {
  const focused = document.activeElement;
  return focused?.getAttribute("aria-label") ?? (focused?.textContent || focused?.id) ?? "";
}

async function sizes(buttons: Locator): Promise<readonly { width: number; height: number }[]> {
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  return boxes.map((box) => ({ width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }));
}

describe("one visit, in this order:", () => {
  let visit: Awaited<ReturnType<typeof arrive>>;
  beforeAll(async () => {
    visit = await arrive("/fr/");
  });

  test("the banner is a named region, answered with the keyboard alone: first on the way, then the skip link", async () => {
    const { page, banner } = visit;
    expect(await banner.evaluate((element) => element.localName)).toBe("section");
    expect(await page.getByRole("region", { name: "Vos choix sur les cookies" }).count()).toBe(1);
    const words: string[] = [];
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press("Tab");
      words.push(await page.evaluate(focusedWords));
    }
    expect(words).toEqual([
      labels.fr.accept,
      labels.fr.refuse,
      labels.fr.customise,
      "Politique de confidentialité",
      "Aller au contenu",
    ]);
  });

  test("accepting and refusing are equal at every width, and the page stays in sight (D10)", async () => {
    const { page, banner } = visit;
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const [accept, refuse, customise] = await sizes(banner.getByRole("button"));
      expect(refuse, `${width} px`).toEqual(accept);
      expect(customise?.height, `${width} px`).toBe(accept?.height);
      expect(accept?.height, `${width} px`).toBeGreaterThanOrEqual(44);
      expect((await banner.boundingBox())?.height, `${width} px`).toBeLessThan(740 / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const looks = await banner.getByRole("button").evaluateAll((buttons) => buttons.map(({ className }) => className));
    expect(looks[0]).toBe(looks[1]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test("in forced colours the banner's edge and the switches stay visible", async () => {
    const { page, banner, choice, toggle, dialog } = visit;
    await page.emulateMedia({ forcedColors: "active" });
    expect(await banner.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
    await choice(labels.fr.customise).click();
    const thumb = () =>
      toggle("Mesure d’audience").evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
    const on = await thumb();
    await toggle("Mesure d’audience").uncheck();
    await expect.poll(thumb).not.toBe(on);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.emulateMedia({ forcedColors: "none" });
  });

  test("banner and dialog, with text of double size, fit a low window and a narrow one", async () => {
    const { page, banner, dialog } = visit;
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const [width, height] of [
      [320, 256],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      // In low windows it stands in the flow (D27): the page is below it, however high it is.
      const position = await banner.evaluate((element) => getComputedStyle(element).position);
      expect(position).toBe(height < 480 ? "static" : "fixed");
      if (position === "fixed") {
        expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(height * 0.6 + 1);
        // All of it is in sight.
        expect(await banner.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      }
      await banner.getByRole("button", { name: labels.fr.customise }).click();
      const box = await dialog.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThanOrEqual(height);
      for (const part of [banner, dialog]) {
        expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  });

  test("the dialog has switches of 64 × 44 px and two equal buttons for yes and no", async () => {
    const { page, dialog, choice } = visit;
    await choice(labels.fr.customise).click();
    await dialog.waitFor();
    expect(await dialog.getByRole("switch").count()).toBe(3);
    for (const size of await sizes(dialog.getByRole("switch"))) expect(size).toEqual({ width: 64, height: 44 });
    const [, accept, refuse] = await sizes(dialog.getByRole("button").filter({ hasText: /\S/ }));
    expect(refuse).toEqual(accept);
    for (const { width, height } of await sizes(dialog.getByRole("button"))) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test("the dialog is worked with the keyboard alone, holds the focus, and gives it back to its opener", async () => {
    const { page, dialog, choice, toggle } = visit;
    await choice(labels.fr.customise).focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    const stops = new Set<string>();
    for (let stop = 0; stop < 12; stop++) {
      stops.add(await page.evaluate(focusedWords));
      const outside = await dialog.evaluate(
        (one) => document.activeElement !== document.body && !one.contains(document.activeElement),
      );
      expect(outside).toBe(false);
      await page.keyboard.press("Tab");
    }
    for (const words of ["Fermer sans rien changer", labels.fr.save, labels.fr.accept, labels.fr.refuse]) {
      expect([...stops]).toContain(words);
    }
    await toggle("Mesure d’audience").focus();
    await page.keyboard.press("Space");
    expect(await toggle("Mesure d’audience").isChecked()).toBe(false);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(focusedWords)).toBe(labels.fr.customise);
  });

  test("[C11] the dialog's link leads to the notice's cookies, from there too, focus included", async () => {
    const { page, dialog, choice } = visit;
    for (let visit = 0; visit < 2; visit++) {
      await choice(labels.fr.customise).click();
      await dialog.getByRole("link").click();
      await dialog.waitFor({ state: "detached" });
      await page.waitForURL("**/fr/mention-legale/#cookies");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cookies");
    }
  });

  test.each([
    ["fr", "/fr/mention-legale/#cookies"],
    ["en", "/en/legal-notice/#cookies"],
    ["pt", "/pt/aviso-legal/#cookies"],
  ] as const)(
    "[C11] [C12] the banner asks in %s with a link to the policy, and is a guest on a phone: small, its text whole, beside the choice of language (D27)",
    async (locale, policy) => {
      const { page, banner, choice } = visit;
      await page.setViewportSize({ width: 390, height: 844 });
      await followInApp(visit.page, `/${locale}/`);
      await choice(labels[locale].accept).waitFor();
      await drawnInWebFonts(page);
      const box = await banner.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(844 * 0.3);
      expect(await banner.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      const { accept, refuse, customise } = labels[locale];
      const [yes, no, more] = await Promise.all(
        [accept, refuse, customise].map((label) => choice(label).boundingBox()),
      );
      expect(no).toMatchObject({ y: yes?.y, width: yes?.width, height: yes?.height });
      expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(await banner.getByRole("link").getAttribute("href")).toBe(policy);
      for (const [width, height] of [
        [375, 667],
        [360, 640],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await banner.boundingBox();
        if (width === 375) expect(box?.height).toBeLessThanOrEqual(height / 4);
        const ends = await page
          .locator("[data-locale-choice], main section:first-of-type ul:not([aria-label]) a")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        expect(ends).toHaveLength(6);
        expect(Math.max(...ends)).toBeLessThanOrEqual(box?.y ?? 0);
      }
    },
  );

  test.each(["fr", "en", "pt"] as const)(
    "in %s who comes first to a service sees the number of who answers above the banner",
    async (locale) => {
      const { page, banner } = visit;
      for (const service of [serviceAddresses[0], serviceAddresses[1], serviceAddresses[3]]) {
        await page.goto(service[locale]);
        await banner.waitFor();
        await drawnInWebFonts(page);
        for (const [width, height] of [
          [360, 640],
          [390, 664],
        ] as const) {
          await page.setViewportSize({ width, height });
          const answer = await page.locator("main ul[aria-label] li").first().locator("a, b").last().boundingBox();
          expect((answer?.y ?? 0) + (answer?.height ?? 0), `${service[locale]} at ${width} px`).toBeLessThanOrEqual(
            (await banner.boundingBox())?.y ?? 0,
          );
        }
      }
    },
  );

  test("who comes first to an address that leads nowhere sees the way home above the banner, the heading on one line where it fits", async () => {
    const { page, banner } = visit;
    await page.goto("/fr/nulle/part/");
    await banner.waitFor();
    await drawnInWebFonts(page);
    const home = page.locator("main a[href='/fr/']");
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 664],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const way = await home.boundingBox();
      expect((way?.y ?? 0) + (way?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
        (await banner.boundingBox())?.y ?? 0,
      );
    }
    const lines = await page
      .locator("h1")
      .evaluate(
        (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).fontSize),
      );
    expect(lines).toBeLessThan(1.5);
  });

  test("once answered the banner gives its room back, and the focus goes to the content", async () => {
    const { page, choice, banner } = visit;
    await page.setViewportSize({ width: 1280, height: 800 });
    await followInApp(visit.page, "/fr/");
    const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd);
    const height = async () => `${Math.round((await banner.boundingBox())?.height ?? 0)}px`;
    // The room follows the banner, whose height follows its font.
    await expect.poll(async () => (await room()) === (await height())).toBe(true);
    await choice(labels.fr.refuse).focus();
    await page.keyboard.press("Enter");
    await banner.waitFor({ state: "detached" });
    expect(await room()).toBe("0px");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("_main");
    expect(await page.getByRole("status").first().textContent()).toBe("Votre choix est enregistré.");
  });
});
