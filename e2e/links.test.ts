import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { PageEvents } from "./pages/page-events.ts";
import { type SiteVisit, siteVisitors } from "./pages/site-visit.ts";

const visitor = siteVisitors();
let visit: SiteVisit;

beforeEach(async () => {
  visit = await visitor();
  await visit.context.route("https://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await visit.open("/en/");
  visit.requests.clear();
});

describe("a click that asks for a new tab or window", () => {
  it.each([
    ["with Ctrl", { modifiers: ["Control"] as const }],
    ["with Shift", { modifiers: ["Shift"] as const }],
    ["with Ctrl and Shift", { modifiers: ["Control", "Shift"] as const }],
    ["with the middle button", { button: "middle" as const }],
  ])("R17 %s gets one, and the page stays", async (_, click) => {
    const opened = await pageOpenedBy(visit.context, () =>
      visit.link("/en/services/").click({ ...click, ...("modifiers" in click && { modifiers: [...click.modifiers] }) }),
    );
    await expect.poll(() => opened.title()).toMatch(/^Services - /);
    await stays();
  });

  it.each(["_blank", "another"])("R17 target=%s gets one, and the page stays", async (target) => {
    const link = await visit.addLink("/en/services/", { target });
    const opened = await pageOpenedBy(visit.context, () => link.click());
    await expect.poll(() => opened.title()).toMatch(/^Services - /);
    await stays();
  });
});

describe("a link that leads to no page of this site", () => {
  it.each([
    ["a page", "/en/contact/"],
    ["a file", "/site.webmanifest"],
  ])("R17 a download of %s is downloaded", async (_, href) => {
    const link = await visit.addLink(href, { download: "" });
    const download = visit.page.waitForEvent("download");
    await link.click();
    expect(new URL((await download).url()).pathname).toBe(href);
    await stays();
  });

  it.each(["mailto:someone@elsewhere.example", "tel:+33199002012"])("R17 %s is left to the browser", async (href) => {
    await (await visit.addLink(href)).click();
    await stays();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect(visit.errors.filter((error) => !error.includes(href.split(":")[0] ?? ""))).toEqual([]);
  });

  it("R17 another site is loaded by the browser, and back leads to the page", async () => {
    await (await visit.addLink("https://elsewhere.example/en/services/")).click();
    await expect.poll(() => visit.page.title()).toBe("Elsewhere");
    await visit.page.goBack();
    await visit.shows("/en/");
  });

  it.each(["/en/feed.xml", "/sitemap.xml", "/robots.txt", "/assets/nothing/", "/healthz"])(
    "R17 %s is no page: the browser asks for it",
    async (href) => {
      const link = await visit.addLink(href);
      await link.click();
      await expect.poll(visit.requests.documents).toEqual([href]);
      expect(visit.requests.data().filter((path) => path.includes(href))).toEqual([]);
    },
  );

  it("R17 an address that no browser understands does no harm", async () => {
    await (await visit.addLink("https://")).click();
    await stays();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect(visit.errors).toEqual([]);
  });
});

describe("what is no link", () => {
  it("R17 a reload is a reload", async () => {
    await visit.page.reload();
    await visit.takenOver();
    await visit.shows("/en/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  it("R17 a form is sent by the browser", async () => {
    await visit.page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentElement("afterbegin", document.createElement("form")).replaceChildren(
        document.createElement("button"),
      );
      const form = document.querySelector<HTMLFormElement>("main > form");
      form?.setAttribute("action", "/en/services/");
      form?.querySelector("button")?.replaceChildren("Go");
    });
    await visit.page.getByRole("button", { name: "Go", exact: true }).click();
    await visit.shows("/en/services/", "/en/services/?");
    expect(visit.requests.documents()).toHaveLength(1);
  });

  it("R17 an address that a script asks for is opened inside the app", async () => {
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
async function stays(): Promise<void> {
  await visit.shows("/en/");
  expect(visit.requests.documents()).toEqual([]);
  expect(await visit.page.evaluate(() => (window as Window & PageEvents).intercepted ?? [])).toEqual([]);
}
