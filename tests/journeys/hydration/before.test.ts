import { describe, expect, test } from "vitest";
import {
  answerInstead,
  body,
  changedSharedData,
  changedText,
  chunkOf,
  hold,
  holdScripts,
  sharedDataOf,
} from "../../support/browser/network-faults.ts";
import { translate } from "../../support/browser/other-programs.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentParts, labels } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));
const { newVisitor, received } = contactVisitors();

/** React says that it draws the page anew. Without that a test shows nothing. */
const DRAWN_ANEW = "Minified React error #418";

const AS_BUILT = "This page stays as it was built";

const EMBED_PAGE = "/fr/ouverture-bureau-portugal/";
const TABLE_PAGE = "/fr/tresorerie-deux-calendriers/";

describe("what a visitor did before hydration is there after it, where React draws the page anew (D30)", () => {
  // The form and the menu: ../engines/changed-documents.ts.
  test("a table that is too wide stays where it was scrolled to, and so does the page", async () => {
    const { page, errors } = await visit({ ...answeredConsent(), viewport: { width: 700, height: 740 } });
    const { release } = await holdScripts(page);
    await page.goto(TABLE_PAGE, { waitUntil: "commit" });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const table = page.locator("main section[tabindex]").last();
    await table.evaluate((section) => {
      section.scrollIntoView();
      section.scrollTo({ left: 40 });
    });
    await page.evaluate(translate);
    const places = () =>
      table.evaluate((section) => [section.scrollLeft, Math.round(section.getBoundingClientRect().top)]);
    const before = await places();
    expect(before[0]).toBe(40);
    release();
    await untilHydrated(page);
    // The texts of the page are its own again: lines above the table may have become fewer.
    const [left = 0, top = 0] = await places();
    expect(left).toBe(40);
    expect(Math.abs(top - (before[1] ?? 0))).toBeLessThan(100);
    expect(errors.join("\n")).toContain(DRAWN_ANEW);
  });

  test("a question that was unfolded stays so, and one that was folded again, and the keyboard goes on from there", async () => {
    const { page, errors } = await visit(answeredConsent());
    const { release } = await holdScripts(page);
    await page.goto("/fr/services/reseau-de-sante-europeen/", { waitUntil: "commit" });
    const questions = page.locator("main details");
    const unfolded = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await questions.nth(2).locator("summary").click();
    for (let press = 0; press < 2; press++) await questions.nth(1).locator("summary").click();
    const before = await unfolded();
    expect(before.slice(0, 3)).toEqual([false, false, true]);
    await page.evaluate(translate);
    release();
    await untilHydrated(page);
    expect(await unfolded()).toEqual(before);
    await page.keyboard.press("Enter");
    expect(await unfolded()).toEqual(before.with(1, true));
    expect(errors.join("\n")).toContain(DRAWN_ANEW);
  });

  test("the page stays where the visitor has scrolled to, away from the field that has the focus", async () => {
    const { page, errors } = await visit({ ...answeredConsent(), viewport: { width: 360, height: 740 } });
    const { release } = await holdScripts(page);
    await page.goto("/fr/contact/", { waitUntil: "commit" });
    const { name } = contactForm(page);
    await name.fill("Zoé");
    // Not to its end: the texts of the page are its own again afterwards, and lines may have become fewer.
    const place = () => page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().top);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.evaluate(translate);
    const before = await place();
    expect(await name.evaluate((field) => field.getBoundingClientRect().bottom)).toBeLessThan(0);
    release();
    await untilHydrated(page);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(Math.abs((await place()) - before)).toBeLessThan(100);
    expect(errors.join("\n")).toContain(DRAWN_ANEW);
  });

  test("[C4] [C9] a placeholder shows its buttons once they are heard: no press is lost; a map that was accepted once stays, and has the focus", async () => {
    const { page, errors } = await visit(answeredConsent());
    await answerInstead(
      page,
      "https://www.openstreetmap.org/*",
      body("text/html", "<!doctype html><title>Map</title>"),
    );
    const chunk = await hold(page, chunkOf("post"));
    const { release } = await holdScripts(page);
    await page.goto(EMBED_PAGE, { waitUntil: "commit" });
    const { placeholder } = consentParts(page);
    await placeholder.getByRole("link").waitFor();
    expect(await placeholder.getByRole("button").count()).toBe(0);
    release();
    await placeholder.getByRole("button", { name: labels.fr.once }).click();
    await placeholder.waitFor({ state: "hidden" });
    await page.evaluate(translate);
    chunk.release();
    await untilHydrated(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await page.locator("iframe").getAttribute("src")).toContain("openstreetmap");
    expect(await placeholder.isVisible()).toBe(false);
    expect(errors.join("\n")).toContain(DRAWN_ANEW);
  });
});

// What a language shares is lost: ../navigation/failures.test.ts.
test("[L10] [P4] data that the page cannot be made of leaves the document as it was built, of the page and of the shell: what was typed is there, and the browser sends it", async () => {
  const { page, errors } = await newVisitor();
  const form = contactForm(page);
  const noPhones = changedSharedData(({ site, ...others }) => ({ ...others, site: { ...site, phones: null } }));
  const mend = await answerInstead(page, sharedDataOf("fr"), noPhones);
  await page.goto("/fr/contact/", { waitUntil: "commit" });
  await form.send.hover();
  await expect.poll(() => errors.splice(0).join("\n"), { message: "the shell" }).toContain(AS_BUILT);
  await mend();
  const noContent = inlineData(({ context }) => ({ context: { ...context, content: null } }));
  await answerInstead(page, "*/fr/contact/", noContent);
  const { release } = await holdScripts(page);
  await page.goto("/fr/contact/", { waitUntil: "commit" });
  const message = newMessage();
  await form.fill(message);
  release();
  await expect.poll(() => errors.join("\n"), { message: "the page" }).toContain(AS_BUILT);
  expect(await form.written()).toEqual(message);
  await form.send.click();
  await page.waitForURL(/sent/);
  expect(await received(message.email)).toMatchObject([message]);
});

/** A document that comes with other data. */
function inlineData(damage: (data: { readonly context: object }) => object) {
  return changedText((html) =>
    html.replace(
      /(<script type="application\/json"[^>]*>)(.*?)(?=<\/script>)/s,
      (_, tag: string, json: string) => tag + JSON.stringify(damage(JSON.parse(json))).replaceAll("<", "\\u003c"),
    ),
  );
}
