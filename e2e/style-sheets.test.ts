import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { answeredConsent } from "./pages/answered-consent.ts";
import { computedStyles } from "./pages/computed-styles.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { siteVisitors } from "./pages/site-visit.ts";
import { soon } from "./pages/soon.ts";
import { visitors } from "./setup/browser.ts";

const open = visitors();
const visitor = siteVisitors();
/** The web fonts come when they come, and the boat moves: neither is a matter of style sheets. */
const still = { reducedMotion: "reduce" } as const;
const fonts = "**/assets/fonts/**";

describe("without scripts", () => {
  test.each(oneOfEach)("the document of %s has all rules that it can use", async (_template, path) => {
    const { page, context } = await open({ ...still, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const alone = await computedStyles(page);
    await addOtherStyles(page);
    expect(await computedStyles(page)).toEqual(alone);
    await context.close();
  });
});

describe("from page to page", () => {
  const direct = new Map<string, readonly string[]>();
  beforeAll(async () => {
    const { page, context } = await open({ ...answeredConsent(), ...still });
    await page.route(fonts, (route) => route.abort());
    for (const [, path] of oneOfEach) {
      await page.goto(path);
      direct.set(path, await computedStyles(page));
    }
    await context.close();
  }, 60_000);

  // What a page looks like depends on the document that it is shown in, and documents on their style sheet.
  test.each([
    ["home", "/pt/"],
    ["articles", "/pt/blog/"],
    ["company", "/pt/servicos/"],
    ["single", "/pt/contact/"],
  ])(
    "in a document with the style sheet “%s” every template looks as in its own",
    {
      timeout: 60_000,
    },
    async (_sheet, start) => {
      const visit = await visitor(still);
      await visit.page.route(fonts, (route) => route.abort());
      await visit.open(start);
      visit.requests.clear();
      for (const [template, path] of oneOfEach.slice(0, -1)) {
        await (await visit.addLink(path)).click();
        await visit.shows(path);
        await expect
          .poll(async () => differences(await computedStyles(visit.page), direct.get(path)), {
            ...soon,
            message: template,
          })
          .toEqual([]);
      }
      expect(visit.requests.documents()).toEqual([]);
    },
  );
});

/** Has the document take the rules that wait for the client. */
async function addOtherStyles(page: Page): Promise<void> {
  const link = page.locator("#other-styles");
  await link.evaluate((element: HTMLLinkElement) => {
    element.href = element.dataset.href ?? "";
  });
  // Its rules cannot be read before they are there.
  const rules = (element: HTMLLinkElement) => element.sheet?.cssRules.length;
  await expect.poll(() => link.evaluate(rules).catch(() => 0), soon).toBeGreaterThan(0);
}

function differences(found: readonly string[], expected: readonly string[] = []): string[] {
  return found.filter((entry, index) => entry !== expected[index]);
}
