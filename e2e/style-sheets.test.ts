import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { computedStyles } from "./pages/computed-styles.ts";
import { contactForm } from "./pages/contact-form.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
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

// What a page looks like depends on the document that it is shown in, and that on its style sheet: there are four.
test.each([
  ["/fr/", "/fr/passerelle-adapte-geste-barriere/"],
  ["/fr/blog/2/", "/pt/apresentacao/"],
  ["/pt/servicos/", "/en/contact/"],
  ["/en/contact/", "/fr/"],
])("in the document of %s the page %s looks as in its own", { timeout: 90_000 }, async (start, target) => {
  const visit = await visitor(still);
  await visit.page.route(fonts, (route) => route.abort());
  await visit.open(start);
  visit.requests.clear();
  // By no hand: a pointer that stays behind would be seen, too.
  await (await visit.addLink(target)).evaluate((link: HTMLElement) => link.click());
  await visit.shows(target);
  expect(visit.requests.documents()).toEqual([]);
  await visit.page.evaluate(leaveNoTrace);
  const shown = await computedStyles(visit.page);
  await visit.page.reload();
  await visit.takenOver();
  if (target.includes("contact")) await takeOverForm(visit.page);
  const differing = async () => differences(shown, await computedStyles(visit.page));
  await expect.poll(differing, soon).toEqual([]);
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
  await form.untilHydrated();
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
