import { expect, test } from "vitest";
import type { PageEvents } from "../../support/browser/page-events.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// Which addresses and which clicks are the app's: engine/client/navigation/{should-handle,addresses}.test.ts.
test("[R17] what the browser tells of a navigation is understood: a download and a form are its own, an address that a script asks for is the app's", async () => {
  const visit = await visitor();
  await visit.open("/en/");
  const link = await visit.addLink("/en/contact/", { download: "" });
  const [download] = await Promise.all([visit.page.waitForEvent("download"), link.click()]);
  expect(new URL(download.url()).pathname).toBe("/en/contact/");
  expect(await visit.page.evaluate(() => (window as Window & PageEvents).intercepted)).toBeUndefined();
  await visit.page.evaluate(() => location.assign("/en/presentation/"));
  await visit.shows("/en/presentation/");
  await visit.page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { action: "/en/services/" });
    form.append(Object.assign(document.createElement("button"), { textContent: "Go" }));
    document.querySelector("main")?.prepend(form);
  });
  await visit.page.getByRole("button", { name: "Go", exact: true }).click();
  await visit.shows("/en/services/");
  await visit.hydrated();
  expect(visit.requests.documents()).toEqual(["/en/", "/en/services/"]);
  expect(visit.errors).toEqual([]);
});
