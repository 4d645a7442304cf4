import { expect, inject, test } from "vitest";
import { chunkOf, hold } from "../../support/browser/network-faults.ts";
import { consentVisitors, followInApp, labels, storedChoice, untilApplied } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { CALENDAR } from "../../support/setup/extended-content.ts";

const newVisitor = consentVisitors();
const url = inject("extendedOrigin");
const PATH = "/en/widget/";
/** Fills each box of the service with a page of another host, as text that the browser reads as HTML. */
const FILLING = `window.runs = (window.runs ?? 0) + 1;
for (const box of document.querySelectorAll('[data-name="booking"][data-url]'))
  box.innerHTML = '<iframe title="Calendar" src="' + box.dataset.url + '" height="100%"></iframe>';`;

/** A visitor, and what their pages ask the service's hosts for. */
async function arrive(stored?: object) {
  const visitor = await newVisitor({ baseURL: url });
  const { context, page } = visitor;
  const asked: string[] = [];
  await context.route(/^https:\/\/(booking|calendar)\.example\//, (route) => {
    asked.push(route.request().url());
    if (asked.at(-1) === CALENDAR) return route.fulfill({ contentType: "text/html", body: "<button>Monday</button>" });
    return route.fulfill({ contentType: "text/javascript", body: FILLING });
  });
  const all = { "web-fonts": true, analytics: false, video: false, booking: false, ...stored };
  await context.addCookies([{ name: "klaro", value: storedChoice(all), url }]);
  const calendar = page.frameLocator("iframe").getByRole("button", { name: "Monday" });
  const box = page.locator('div[data-name="booking"][data-url]');
  const runs = () => page.evaluate(() => (window as Window & { readonly runs?: number }).runs);
  return { ...visitor, asked, box, calendar, runs };
}

test("[C4] [C9] a widget is a marked box that nothing is asked for; accepted once, its script fills it in its place, under the site's own policy, and nothing is saved (D22)", async () => {
  const { page, context, placeholder, box, calendar, asked, runs, errors } = await arrive();
  await page.goto(PATH);
  await untilApplied(page);
  expect([await box.getAttribute("data-url"), await box.isVisible(), asked]).toEqual([CALENDAR, false, []]);
  const text = String(await placeholder.textContent());
  for (const words of ["An appointment", "Appointments"]) expect(text).toContain(words);
  expect(await placeholder.getByRole("link").getAttribute("href")).toBe(CALENDAR);
  const [saved, before] = [await context.cookies(), await placeholder.locator("..").boundingBox()];
  expect(before?.height).toBeGreaterThanOrEqual(600);
  await placeholder.getByRole("button", { name: labels.en.once }).click();
  await calendar.waitFor();
  expect(await placeholder.isVisible()).toBe(false);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await box.boundingBox())?.height).toBe(before?.height);
  expect([await runs(), await context.cookies(), errors]).toEqual([1, saved, []]);
});

test("accepted before, it is filled while the page is not hydrated, and stays as it is; it is filled with a later page, too (D22)", async () => {
  const { page, box, calendar, runs, errors } = await arrive({ booking: true });
  const chunk = await hold(page, chunkOf("post"));
  await page.goto(PATH, { waitUntil: "commit" });
  await calendar.waitFor();
  const filled = await box.locator("iframe").elementHandle();
  chunk.release();
  await untilHydrated(page);
  expect([await filled?.evaluate((frame) => frame.isConnected), await runs()]).toEqual([true, 1]);
  await followInApp(page, "/en/services/");
  await page.goBack();
  await calendar.waitFor();
  expect([await runs(), errors]).toEqual([2, []]);
});

test("the policy lets its hosts in where they are needed, and nowhere else (D22)", async () => {
  const policy = (await fetch(`${url}/fr/`)).headers.get("content-security-policy") ?? "";
  const hosts = policy.split("; ").flatMap((directive) => {
    const own = directive.match(/https:\/\/(?:booking|calendar)\.example/g);
    return own ? [[directive.split(" ")[0], own.sort()] as const] : [];
  });
  const script = ["https://booking.example"];
  const named = ["script-src", "style-src", "font-src", "img-src", "connect-src"].map((name) => [name, script]);
  expect(Object.fromEntries(hosts)).toEqual({
    ...Object.fromEntries(named),
    "frame-src": [...script, "https://calendar.example"],
  });
});
