import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import type { PageEvents } from "../../support/browser/page-events.ts";
import { oneSiteVisitor, type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = oneSiteVisitor();
const newVisitor = siteVisitors();
let visit: SiteVisit;

beforeEach(async () => {
  visit = await visitor();
  await visit.open("/en/");
  visit.requests.clear();
});

describe("a click that asks for a new tab or window", () => {
  const clicks: Readonly<Record<string, Parameters<Locator["click"]>[0]>> = {
    Ctrl: { modifiers: ["Control"] },
    Shift: { modifiers: ["Shift"] },
    "the middle button": { button: "middle" },
    "its target": {},
  };

  test("[R17] with Ctrl, Shift or the middle button, or through the link's target, gets one, and the page stays", async () => {
    for (const [name, click] of Object.entries(clicks)) {
      const link = await visit.addLink("/en/services/", name === "its target" ? { target: "_blank" } : {});
      const opened = await pageOpenedBy(visit.context, () => link.click(click));
      await opened.waitForURL("**/en/services/", { waitUntil: "commit" });
      await expect.poll(() => opened.title(), { message: name }).toMatch(/services .* - Estuaire - /);
      await opened.close();
      await stays();
    }
  });
});

describe("a link that leads to no page of this site", () => {
  test("[R17] a download, of a page or of a file, is downloaded", async () => {
    for (const href of ["/en/contact/", "/site.webmanifest"]) {
      const link = await visit.addLink(href, { download: "" });
      const [download] = await Promise.all([visit.page.waitForEvent("download"), link.click()]);
      expect(new URL(download.url()).pathname).toBe(href);
      await stays();
    }
  });

  test("[R17] mailto: and tel: are left to the browser", async () => {
    // A visitor of its own: Chromium may ask in the tab which program shall open them, and the tab keeps that question.
    const asked = await newVisitor();
    await asked.open("/en/");
    asked.requests.clear();
    for (const href of ["mailto:someone@elsewhere.example", "tel:+33199002012"]) {
      await (await asked.addLink(href)).click();
      await stays(asked);
    }
    await asked.link("/en/contact/").click();
    await asked.shows("/en/contact/");
    await asked.page.close();
  });

  test("[R17] another site is loaded by the browser, and back leads to the page", async () => {
    await visit.page.route("https://elsewhere.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    await (await visit.addLink("https://elsewhere.example/en/services/")).click();
    await expect.poll(() => visit.page.title()).toBe("Elsewhere");
    await visit.page.goBack();
    await visit.shows("/en/");
  });

  test("[R17] a feed is no page: the browser asks for it", async () => {
    // Which addresses these are: should-handle.test.ts.
    await (await visit.addLink("/en/feed.xml")).click();
    await expect.poll(visit.requests.documents).toEqual(["/en/feed.xml"]);
    expect(visit.requests.data().filter((path) => path.includes("feed"))).toEqual([]);
  });

  test("[R17] an address that no browser understands does no harm to what looks at links", async () => {
    await (await visit.addLink("https://")).hover();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect(visit.errors).toEqual([]);
  });
});

describe("what is no link", () => {
  test("[R17] a reload, by the visitor or a script, is a reload", async () => {
    await visit.page.reload();
    await visit.hydrated();
    await visit.page.evaluate(() => location.reload());
    await expect.poll(visit.requests.documents).toEqual(["/en/", "/en/"]);
    await visit.hydrated();
    await visit.shows("/en/");
  });

  test("[R17] a form is sent by the browser", async () => {
    await visit.page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { action: "/en/services/" });
      form.append(Object.assign(document.createElement("button"), { textContent: "Go" }));
      document.querySelector("main")?.prepend(form);
    });
    await visit.page.getByRole("button", { name: "Go", exact: true }).click();
    await visit.shows("/en/services/");
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
  });

  test("[R17] an address that a script asks for is opened inside the app", async () => {
    await visit.page.evaluate(() => location.assign("/en/services/"));
    await visit.shows("/en/services/");
    expect(visit.requests.documents()).toEqual([]);
  });
});

async function pageOpenedBy(context: BrowserContext, action: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent("page"), action()]);
  return opened;
}

/** The page is still there, and the client has taken nothing over. */
async function stays({ page, requests, shows } = visit): Promise<void> {
  await shows("/en/");
  expect(requests.documents()).toEqual([]);
  expect(await page.evaluate(() => (window as Window & PageEvents).intercepted ?? [])).toEqual([]);
}
