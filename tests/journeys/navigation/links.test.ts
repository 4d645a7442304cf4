import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PageEvents } from "../../support/browser/page-events.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

// Which addresses are the app's, and which clicks: engine/client/navigation/{should-handle,addresses}.test.ts. Other sites,
// and the way back from them: scroll.test.ts.
const visitor = siteVisitors();
/** One visit: each test goes on where the one before has ended. */
let visit: SiteVisit;

beforeAll(async () => {
  visit = await visitor();
  await visit.open("/en/");
});
beforeEach(() => visit.requests.clear());

describe("a link that is the browser's", () => {
  test("[R17] opened in a new tab, by a key or through its target, gets one, and the page stays", async () => {
    for (const [key, target] of [
      ["Control", "_self"],
      [undefined, "_blank"],
    ] as const) {
      const link = await visit.addLink("/en/services/", { target });
      const click = link.click({ modifiers: key ? [key] : [] });
      const [opened] = await Promise.all([visit.context.waitForEvent("page"), click]);
      await opened.waitForURL("**/en/services/", { waitUntil: "commit" });
      await opened.close();
      await stays();
    }
  });

  test("[R17] a download, of a page too, is downloaded", async () => {
    const link = await visit.addLink("/en/contact/", { download: "" });
    const [download] = await Promise.all([visit.page.waitForEvent("download"), link.click()]);
    expect(new URL(download.url()).pathname).toBe("/en/contact/");
    await stays();
  });
});

test("[R17] an address that no browser understands does no harm to what looks at links", async () => {
  await (await visit.addLink("https://")).hover();
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  expect(visit.errors).toEqual([]);
});

describe("what is no link", () => {
  test("[R17] an address that a script asks for is opened inside the app", async () => {
    await visit.page.evaluate(() => location.assign("/en/presentation/"));
    await visit.shows("/en/presentation/");
    expect(visit.requests.documents()).toEqual([]);
  });

  // A visitor's own reload: scroll.test.ts.
  test("[R17] a script's reload is a reload", async () => {
    await visit.page.evaluate(() => location.reload());
    await expect.poll(visit.requests.documents).toEqual(["/en/presentation/"]);
    await visit.hydrated();
    await visit.shows("/en/presentation/");
  });

  test("[R17] a form is sent by the browser", async () => {
    await visit.page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { action: "/en/services/" });
      form.append(Object.assign(document.createElement("button"), { textContent: "Go" }));
      document.querySelector("main")?.prepend(form);
    });
    await visit.page.getByRole("button", { name: "Go", exact: true }).click();
    await visit.shows("/en/services/");
    await visit.hydrated();
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
  });
});

test("[R17] a feed is no page: the browser asks for it", async () => {
  await (await visit.addLink("/en/feed.xml")).click();
  await expect.poll(visit.requests.documents).toEqual(["/en/feed.xml"]);
  expect(visit.requests.data()).toEqual([]);
});

/** The page is still there, and the client has taken nothing over. */
async function stays(): Promise<void> {
  await visit.shows("/en/");
  expect(visit.requests.documents()).toEqual([]);
  expect(await visit.page.evaluate(() => (window as Window & PageEvents).intercepted ?? [])).toEqual([]);
}
