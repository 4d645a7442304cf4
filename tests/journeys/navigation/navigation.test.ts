import { expect, test } from "vitest";
import { withoutNavigation } from "../../support/browser/browsers.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// Links, back and forward in one document: scroll.test.ts, language.test.ts.
test("[R17] a browser without the Navigation API loads the same pages as documents", async () => {
  const visit = await visitor();
  await visit.context.addInitScript(withoutNavigation);
  await visit.page.goto("/en/");
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  await visit.link("/pt/contact/").click();
  await visit.shows("/pt/contact/");
  await visit.page.goBack();
  await visit.shows("/en/contact/");
  expect(visit.requests.documents()).toEqual(["/en/", "/en/contact/", "/pt/contact/", "/en/contact/"]);
  expect(visit.errors).toEqual([]);
});
