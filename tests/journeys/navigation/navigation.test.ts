import { expect, test } from "vitest";
import { withoutNavigation } from "../../support/browser/browsers.ts";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// Links, back and forward in one document: scroll.test.ts, language.test.ts.
test("[R17] [C11] a browser without the Navigation API loads the same pages as documents; the consent dialog's link to a place of the page that is shown gives it the focus there too", async () => {
  const visit = await visitor();
  await visit.context.addInitScript(withoutNavigation);
  await visit.page.goto("/en/");
  await visit.link("/en/legal-notice/").click();
  await visit.shows("/en/legal-notice/");
  await untilHydrated(visit.page);
  const { dialog, footerLink } = consentParts(visit.page);
  await footerLink.click();
  await dialog.getByRole("link").click();
  await dialog.waitFor({ state: "detached" });
  await visit.shows("/en/legal-notice/", "/en/legal-notice/#cookies");
  await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("cookies");
  expect(visit.requests.documents()).toEqual(["/en/", "/en/legal-notice/"]);
  // A part of a page that is named without the prefix of its id: on load, and by a link of the page that is shown.
  const place = () =>
    visit.page.evaluate(() => Math.round(document.querySelector("#_tasks")?.getBoundingClientRect().top ?? -1));
  await visit.page.goto("/fr/services/reseau-de-sante-europeen/#tasks");
  await untilHydrated(visit.page);
  const reached = await expect.poll(place).toBeLessThan(200).then(place);
  await visit.page.goto("/fr/services/reseau-de-sante-europeen/");
  await untilHydrated(visit.page);
  expect(await place()).toBeGreaterThan(200);
  await (await visit.addLink("#tasks")).click();
  await expect.poll(place).toBe(reached);
  expect(visit.errors).toEqual([]);
});
