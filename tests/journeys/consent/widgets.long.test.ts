import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addProbe, consentParts, labels, storedChoice, untilApplied } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";

const CALENDAR = "https://calendar.example/team?week=1";
const WIDGET = `::widget[Prendre rendez-vous]{service="booking" data-url="${CALENDAR}" height=600}`;
const SERVICES = `    - name: booking
      title: { fr: Rendez-vous, en: Appointments, pt: Marcações }
      purposes: [media]
      scripts: [https://booking.example/widget.js]
      default: false
      required: false
    - name: chat
      title: { fr: Discussion, en: Chat, pt: Conversa }
      purposes: [media]
      scripts: [https://chat.example/1.js, https://chat.example/2.js]
      onlyOnce: true
`;
/** Fills each box of the service with a page of another host, as text that the browser reads as HTML. */
const BOOKING = `runs.push("booking");
for (const box of document.querySelectorAll('[data-name="booking"][data-url]'))
  box.innerHTML = '<iframe title="Calendar" src="' + box.dataset.url + '" height="100%"></iframe>';`;

const newVisitor = visitors();
let site: RunningServer;

beforeAll(async () => {
  site = await serveContent({
    "site.yaml": (text) => `${text.replace("\nconsent:\n", "\nconsent:\n  default: true\n").trimEnd()}\n${SERVICES}`,
    "posts/fr/nouveau-site.md": (text) => text.replace(/^(---\n.*?\n---\n)/s, `$1\n${WIDGET}\n`),
  });
});
afterAll(() => site.stop());

async function arrive(path = "/fr/nouveau-site/", options?: BrowserContextOptions, stored?: object) {
  const visitor = await newVisitor({ baseURL: site.origin, ...options });
  const { context, page } = visitor;
  await addProbe(context);
  await context.addInitScript("window.runs = [];");
  const asked: string[] = [];
  await context.route(/^https:\/\/\w+\.example\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith(CALENDAR)) return route.fulfill({ contentType: "text/html", body: "<button>Monday</button>" });
    const body = url.includes("booking") ? BOOKING : `runs.push("${new URL(url).pathname}");`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  const all = { "web-fonts": true, analytics: false, booking: false, chat: false, ...stored };
  if (stored) await context.addCookies([{ name: "klaro", value: storedChoice(all), url: site.origin }]);
  await page.goto(path);
  const box = page.locator('div[data-name="booking"][data-url]');
  return { ...visitor, ...consentParts(page), asked, box, calendar: page.frameLocator("iframe").getByRole("button") };
}

const runs = (page: Page) => page.evaluate(() => (window as Window & { runs?: string[] }).runs);

describe("a widget", () => {
  test("[C9] is a marked box whose placeholder says what it is; nothing is requested before consent (D22)", async () => {
    const { page, placeholder, box, asked } = await arrive();
    await untilApplied(page);
    expect(await box.getAttribute("data-url")).toBe(CALENDAR);
    expect(await box.isVisible()).toBe(false);
    const text = String(await placeholder.textContent()).replaceAll(/\s/g, " ");
    expect(text).toContain("Prendre rendez-vous");
    expect(text).toContain("service : Rendez-vous");
    expect(await placeholder.getByRole("link").getAttribute("href")).toBe(CALENDAR);
    expect((await placeholder.boundingBox())?.height).toBeGreaterThanOrEqual(600);
    expect(asked).toEqual([]);
  });

  test("[C4] accepted once: its script comes and fills it, under the site's own policy (D22)", async () => {
    const { page, context, placeholder, box, calendar, errors } = await arrive("/fr/nouveau-site/", {}, {});
    await untilApplied(page);
    const saved = await context.cookies();
    const before = await placeholder.locator("..").boundingBox();
    await placeholder.getByRole("button", { name: labels.fr.once }).click();
    await calendar.waitFor();
    expect(await placeholder.isVisible()).toBe(false);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await box.boundingBox())?.height).toBe(before?.height);
    expect(await runs(page)).toEqual(["booking"]);
    expect(await context.cookies()).toEqual(saved);
    expect(errors).toEqual([]);
  });

  test("that is filled before the page is hydrated stays as it is (D22)", async () => {
    const { page, context, box, calendar, errors } = await arrive("/fr/blog/", {}, { booking: true });
    const hydration = Promise.withResolvers<void>();
    await context.route(/\/assets\/post-page-[^/]+\.js$/, async (route) => {
      await hydration.promise;
      await route.continue();
    });
    await page.goto("/fr/nouveau-site/", { waitUntil: "commit" });
    await calendar.waitFor();
    const filled = await box.locator("iframe").elementHandle();
    hydration.resolve();
    await untilHydrated(page);
    expect(await filled?.evaluate((frame) => frame.isConnected)).toBe(true);
    expect(await runs(page)).toEqual(["booking"]);
    expect(errors).toEqual([]);
  });

  test("that comes with a later page is filled, too; a once-only service runs nothing more (D22)", async () => {
    const { page, calendar, errors } = await arrive("/fr/blog/", {}, { booking: true, chat: true });
    const first = ["booking", "/1.js", "/2.js"];
    await expect.poll(() => runs(page)).toHaveLength(3);
    expect(new Set(await runs(page))).toEqual(new Set(first));
    await page.locator('a[href="/fr/nouveau-site/"]').first().click();
    await calendar.waitFor();
    expect((await runs(page))?.slice(3)).toEqual(["booking"]);
    await page.locator('header a[href="/fr/services/"]').first().click();
    await page.waitForURL("**/fr/services/");
    await page.goBack();
    await calendar.waitFor();
    expect((await runs(page))?.slice(3)).toEqual(["booking", "booking"]);
    expect(errors).toEqual([]);
  });
});

describe("the scripts of a service", () => {
  test("the policy allows exactly the hosts of scripts and widgets (D22)", async () => {
    const [before, now] = [await sourcesOf(inject("origin")), await sourcesOf(site.origin)];
    const added = (name: string) => now[name]?.filter((source) => !before[name]?.includes(source));
    const scripts = ["https://booking.example", "https://chat.example"];
    for (const name of ["script-src", "style-src", "connect-src"]) expect(added(name)).toEqual(scripts);
    expect(added("frame-src")).toEqual(["https://calendar.example", ...scripts]);
    expect(added("form-action")).toEqual([]);
  });
});

/** The sources that a site's policy allows, by directive. */
async function sourcesOf(origin: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const policy = (await fetch(`${origin}/fr/`)).headers.get("content-security-policy") ?? "";
  const directives = policy.split("; ").map((part) => part.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}
