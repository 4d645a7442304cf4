import { describe, expect, test } from "vitest";
import { withoutNavigation } from "../../support/browser/browsers.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

describe("the history", () => {
  // In a browser without navigations that can be held back: scroll.test.ts.
  test("[R17] links, back and forward stay in one document", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    const way = ["/en/services/", "/en/blog/", "/en/blog/2/", "/en/contact/"];
    for (const path of way) {
      await visit.link(path).click();
      await visit.shows(path);
    }
    for (const path of ["/en/blog/2/", "/en/blog/", "/en/services/", "/en/"]) {
      await visit.page.goBack();
      await visit.shows(path);
    }
    for (const path of way) {
      await visit.page.goForward();
      await visit.shows(path);
    }
    await visit.page.evaluate(() => history.go(-3));
    await visit.shows("/en/services/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
    expect(visit.errors).toEqual([]);
  });

  test("[R17] a browser without the Navigation API loads the same pages as documents", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(withoutNavigation);
    await visit.page.goto("/en/");
    for (const path of ["/en/services/", "/en/contact/", "/pt/contact/"]) {
      await visit.link(path).click();
      await visit.shows(path);
    }
    await visit.page.goBack();
    await visit.shows("/en/contact/");
    expect(visit.requests.documents()).toEqual([
      "/en/",
      "/en/services/",
      "/en/contact/",
      "/pt/contact/",
      "/en/contact/",
    ]);
    expect(visit.errors).toEqual([]);
  });
});
