import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { answeredConsent } from "./pages/answered-consent.ts";
import { computedStyles } from "./pages/computed-styles.ts";
import { contactForm } from "./pages/contact-form.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { siteVisitors } from "./pages/site-visit.ts";
import { soon } from "./pages/soon.ts";
import { visitors } from "./setup/browser.ts";

const open = visitors();
const visitor = siteVisitors();
/** The web fonts come when they come, and the boat moves: neither is a matter of style sheets. */
const still = { reducedMotion: "reduce" } as const;
const fonts = "**/assets/fonts/**";

test("without scripts every document has all rules that it can use", { timeout: 90_000 }, async () => {
  const { page } = await open({ ...still, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  for (const [template, path] of oneOfEach) {
    await page.goto(path);
    const alone = await computedStyles(page);
    await addOtherStyles(page);
    expect(differences(await computedStyles(page), alone), template).toEqual([]);
  }
});

describe("from page to page", () => {
  const direct = new Map<string, readonly string[]>();
  beforeAll(async () => {
    const { page } = await open({ ...answeredConsent(), ...still });
    await page.route(fonts, (route) => route.abort());
    for (const [template, path] of oneOfEach) {
      await openLive(page, path);
      if (template === "contact") await takeOverForm(page);
      direct.set(path, await computedStyles(page));
    }
  }, 60_000);

  // What a page looks like depends on the document that it is shown in, and that on its style sheet: there are four.
  test.each(["/pt/", "/pt/blog/", "/pt/servicos/", "/pt/contact/"])(
    "in the document of %s every template looks as in its own",
    { timeout: 90_000 },
    async (start) => {
      const visit = await visitor(still);
      await visit.page.route(fonts, (route) => route.abort());
      await visit.open(start);
      visit.requests.clear();
      for (const [template, path] of oneOfEach.slice(0, -1)) {
        // By no hand: a pointer that stays behind would be seen, too.
        await (await visit.addLink(path)).evaluate((link: HTMLElement) => link.click());
        await visit.shows(path);
        await visit.page.evaluate(leaveNoTrace);
        const differing = async () => differences(await computedStyles(visit.page), direct.get(path));
        await expect.poll(differing, { ...soon, message: template }).toEqual([]);
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

/** The form is taken over when it gets the focus; after a navigation it is from the beginning. */
async function takeOverForm(page: Page): Promise<void> {
  const form = contactForm(page);
  await form.name.focus();
  await form.untilLive();
  await page.evaluate(leaveNoTrace);
}

/** Runs in the browser: removes what the test added, and the focus that follows a navigation. */
function leaveNoTrace(): void {
  document.getElementById("added")?.remove();
  (document.activeElement as HTMLElement | null)?.blur();
}

/** The elements of one page that look otherwise in the other; the first few say enough. */
function differences(found: readonly string[], expected: readonly string[] = []): readonly string[] {
  const differing = found.filter((entry, index) => entry !== expected[index]);
  return [...differing.slice(0, 8), ...(found.length === expected.length ? [] : ["more or fewer elements"])];
}
