import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PageEvents } from "../../support/browser/page-events.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

// Which addresses are the app's (a feed is not), and which clicks: engine/client/navigation/{should-handle,addresses}.test.ts.
// Other sites, files, and the way back from them, and a reload: scroll.test.ts.
const visitor = siteVisitors();
/** One visit: each test goes on where the one before has ended. */
let visit: SiteVisit;

beforeAll(async () => {
  visit = await visitor();
  await visit.open("/en/");
});
beforeEach(() => visit.requests.clear());

describe("a link that is the browser's", () => {
  test("[R17] opened in a new tab gets one, and the page stays", async () => {
    const click = (await visit.addLink("/en/services/", { target: "_blank" })).click();
    const [opened] = await Promise.all([visit.context.waitForEvent("page"), click]);
    await opened.waitForURL("**/en/services/", { waitUntil: "commit" });
    await opened.close();
    await stays();
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

/** The page is still there, and the client has taken nothing over. */
async function stays(): Promise<void> {
  await visit.shows("/en/");
  expect(visit.requests.documents()).toEqual([]);
  expect(await visit.page.evaluate(() => (window as Window & PageEvents).intercepted ?? [])).toEqual([]);
}
