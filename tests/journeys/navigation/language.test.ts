import { expect, test } from "vitest";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

test("[R16] [R20] at /, a browser that prefers another language is sent nowhere; only that choice is marked, which leads to the top of Home, where its doors are; it is marked there too (D2)", async () => {
  const visit = await visitor();
  await visit.context.addInitScript(preferPortuguese);
  const marked = () =>
    visit.page
      .locator("[data-locale-choice][data-preferred]")
      .evaluateAll((choices) => choices.map((choice) => choice.getAttribute("data-locale-choice")));
  await visit.open("/");
  await visit.shows("/fr/");
  expect(await marked()).toEqual(["pt"]);
  expect(visit.requests.documents()).toEqual(["/"]);
  await visit.page.getByRole("link", { name: "Continuer en anglais" }).click();
  await visit.shows("/en/");
  await expect.poll(() => visit.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await visit.page.evaluate(() => window.scrollY)).toBe(0);
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  await (await visit.addLink("/en/")).click();
  await visit.shows("/en/");
  expect(await marked()).toEqual(["pt"]);
  expect(visit.requests.documents()).toEqual(["/"]);
});

/** Runs in the browser before any script of the page. Which choice a preference means: preferred-language.test.ts. */
function preferPortuguese(): void {
  Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
}
