import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addProbe, consentParts, labels, storedChoice, untilApplied } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { oneVisitor, visitors } from "../../support/setup/browser.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { startTrackerHost, type TrackerHost, withTrackers } from "../../support/setup/tracker-host.ts";
import { commandsOfTag, pagesOfMatomo } from "./tracker-commands.ts";

const newVisitor = visitors();
const sameVisitor = oneVisitor(({ context }) => addProbe(context));
let host: TrackerHost;
let site: RunningServer;

beforeAll(async () => {
  host = await startTrackerHost();
  site = await serveContent({
    "site.yaml": (text) =>
      withTrackers(text, { matomo: `${host.origin}/`, tag: `${host.origin}/tag.js` }).replace(
        /propertyId: ""/,
        'propertyId: G-SAMPLE\n    sendsTo: ["https://*.collector.example"]',
      ),
  });
});
afterAll(() => Promise.all([site.stop(), host.stop()]));
afterEach(() => {
  host.behaviour = "works";
  host.requests.length = 0;
});

async function arrive(path = "/fr/", prepare?: (context: BrowserContext) => Promise<void>) {
  const visitor = await sameVisitor({ baseURL: site.origin });
  await prepare?.(visitor.context);
  await visitor.page.goto(path);
  await untilApplied(visitor.page);
  return { ...visitor, ...consentParts(visitor.page) };
}

/** Who agreed earlier, in a browser of their own: the page of the test before may hear of it before it is gone, and be counted. */
async function arriveAgreed() {
  const visitor = await newVisitor({ baseURL: site.origin, reducedMotion: "reduce" });
  const value = storedChoice({ "web-fonts": true, analytics: true });
  await visitor.context.addCookies([{ name: "klaro", value, url: site.origin }]);
  await visitor.page.goto("/fr/");
  return { ...visitor, ...consentParts(visitor.page) };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(
    (wanted) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(wanted),
    path,
  );
}

/** One more request to the trackers' host, after every other: once it is there, none can still be on its way. */
async function askHostLast(page: Page): Promise<void> {
  await page.evaluate((address) => {
    new Image().src = address;
  }, `${host.origin}/last`);
  await expect.poll(() => host.requests).toContain("/last");
}

const counted = () => host.requests.filter((path) => /^\/(matomo\.php|collect)/.test(path)).length;

describe("before an agreement nothing is asked of a tracker's host (D13)", () => {
  test("neither before an answer nor after a refusal, wherever the visitor goes", async () => {
    const { page, choice, dialog, banner, errors } = await arrive();
    await goTo(page, "/fr/services/");
    await choice(labels.fr.customise).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => "_paq" in window || "dataLayer" in window)).toBe(false);
    await choice(labels.fr.refuse).click();
    await banner.waitFor({ state: "detached" });
    await goTo(page, "/fr/contact/");
    await page.reload({ waitUntil: "networkidle" });
    expect(host.requests).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("after an agreement", () => {
  test("[A1] [A2] [A3] both trackers load once, in order, and count the page on screen once", async () => {
    const { page, choice, errors } = await arrive("/fr/");
    await goTo(page, "/fr/services/");
    await choice(labels.fr.accept).click();
    await expect.poll(counted).toBe(2);
    expect(host.requests.filter((path) => path.includes(".js")).sort()).toEqual(["/matomo.js", "/tag.js?id=G-SAMPLE"]);
    const seen = await page.evaluate(() => (window as unknown as { seenByMatomo: unknown[][] }).seenByMatomo);
    expect(seen).toContainEqual(["setSiteId", 5]);
    expect(seen).toContainEqual(["rememberCookieConsentGiven", 120 * 24]);
    expect(await page.evaluate(pagesOfMatomo)).toEqual([
      { title: await page.title(), url: "/fr/services/", referrer: "/fr/" },
    ]);
    const granted = (await page.evaluate(commandsOfTag)).filter(
      ([name, verb]) => name === "consent" && verb === "update",
    );
    expect(granted).toMatchObject([["consent", "update", { analytics_storage: "granted" }]]);
    expect(errors).toEqual([]);
  });

  test("[A1] [A2] each navigation is counted once, with the new title and address and the one before", async () => {
    const { page, errors } = await arriveAgreed();
    await expect.poll(counted).toBe(2);
    const titles = [await page.title()];
    await goTo(page, "/fr/services/");
    titles.push(await page.title());
    await goTo(page, "/en/services/");
    titles.push(await page.title());
    await page.goBack();
    await page.waitForURL("**/fr/services/");
    await expect.poll(counted).toBe(8);
    await page.evaluate(() => {
      location.hash = "main";
    });
    await goTo(page, "/fr/contact/");
    titles.push(await page.title());
    await expect.poll(counted).toBe(10);
    expect(await page.evaluate(pagesOfMatomo)).toEqual([
      { title: titles[0], url: "/fr/", referrer: "" },
      { title: titles[1], url: "/fr/services/", referrer: "/fr/" },
      { title: titles[2], url: "/en/services/", referrer: "/fr/services/" },
      { title: titles[1], url: "/fr/services/", referrer: "/en/services/" },
      { title: titles[3], url: "/fr/contact/", referrer: "/fr/services/" },
    ]);
    const views = (await page.evaluate(commandsOfTag)).filter(([, event]) => event === "page_view");
    expect(views.map(([, , view]) => (view as { page_title: string }).page_title)).toEqual(
      [0, 1, 2, 1, 3].map((index) => titles[index]),
    );
    expect(errors).toEqual([]);
  });

  test("[C8] [A3] withdrawing it stops every request at once and deletes the cookies, without a reload", async () => {
    const { page, context, decideAgain, errors } = await arriveAgreed();
    await expect.poll(counted).toBe(2);
    await expect.poll(async () => (await context.cookies()).length).toBe(4);
    await context.addCookies([{ name: "piwik_ignore", value: "1", url: site.origin }]);
    await decideAgain(labels.fr.refuse);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["klaro"]);
    const told = await page.evaluate(() => (window as unknown as { seenByMatomo: unknown[][] }).seenByMatomo);
    expect(told).toContainEqual(["forgetCookieConsentGiven"]);
    const denied = (await page.evaluate(commandsOfTag)).findLast(([name]) => name === "consent");
    expect(denied).toMatchObject(["consent", "update", { analytics_storage: "denied" }]);
    host.requests.length = 0;
    await goTo(page, "/fr/services/");
    await goTo(page, "/fr/contact/");
    await askHostLast(page);
    expect(host.requests).toEqual(["/last"]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["klaro"]);
    expect(errors).toEqual([]);
  });

  test("[C4] given in one tab it starts the trackers in the other; withdrawn, neither asks for anything more", async () => {
    // Tabs of the shared visitor would still be there for the next test.
    const { page, context } = await newVisitor({ baseURL: site.origin });
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto("/fr/");
    await consentParts(page).choice(labels.fr.accept).click();
    await other.bringToFront();
    await expect.poll(counted).toBe(4);
    await page.bringToFront();
    await consentParts(page).decideAgain(labels.fr.refuse);
    host.requests.length = 0;
    await other.bringToFront();
    await goTo(other, "/fr/services/");
    await goTo(other, "/fr/contact/");
    await askHostLast(page);
    expect(host.requests).toEqual(["/last"]);
  });
});

test("given, withdrawn and given again, the page on screen is not counted anew, and links to other sites are told only meanwhile", async () => {
  const { page, decideAgain } = await arriveAgreed();
  await expect.poll(counted).toBe(2);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "https://elsewhere.example/", id: "away" });
    link.addEventListener("click", (event) => event.preventDefault());
    document.body.append(link);
  });
  const clickAway = () => page.locator("#away").dispatchEvent("click");
  const links = () => host.requests.filter((path) => path.includes("link=elsewhere.example"));
  await clickAway();
  await expect.poll(links).toHaveLength(1);
  for (const label of [labels.fr.refuse, labels.fr.accept]) {
    await decideAgain(label);
    await clickAway();
  }
  await askHostLast(page);
  expect(links()).toHaveLength(2);
  expect(new Set(links()).size).toBe(1);
  expect(counted() - links().length).toBe(2);
  await goTo(page, "/fr/services/");
  await expect.poll(() => counted() - links().length).toBe(4);
});

test("[C8] what an earlier visit's trackers left is gone once the page opens undecided, and once it is refused", async () => {
  const names = ["_pk_id.5.1fff", "mtm_cookie_consent", "mtm_consent_removed", "piwik_ignore", "_ga", "_ga_SAMPLE"];
  const left = names.map((name) => ({ name, value: "1", url: site.origin }));
  const { context, choice, banner } = await arrive("/fr/", (context) => context.addCookies(left));
  expect(await context.cookies()).toEqual([]);
  await context.addCookies(left);
  await choice(labels.fr.refuse).click();
  await banner.waitFor({ state: "detached" });
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["klaro"]);
  expect(host.requests).toEqual([]);
});

describe("a tracker's host that", () => {
  // One that is blocked: requests.test.ts. Nothing here listens to errors of other scripts.
  test.each(["hangs", "redefines"] as const)("%s harms nothing", async (behaviour) => {
    host.behaviour = behaviour;
    const { page, choice, banner, decideAgain } = await arrive("/fr/");
    await choice(labels.fr.accept).click();
    await banner.waitFor({ state: "detached" });
    await expect.poll(() => host.requests.length).toBe(2);
    await goTo(page, "/fr/services/");
    // Nobody has had this link in view: the page is asked for now.
    await goTo(page, "/fr/accessibilite/");
    await decideAgain(labels.fr.refuse);
    await page.locator('header a[href="/en/accessibility/"]').first().click();
    await page.waitForURL("**/en/accessibility/");
    expect(await page.locator("h1").count()).toBe(1);
    await goTo(page, "/en/contact/");
    const form = contactForm(page);
    await form.fill({ name: "Zoé", email: "zoe@example.org", message: `Written where a tracker ${behaviour}.` });
    await form.send.click();
    await form.thanks.waitFor();
  });
});

test("the policy lets in the trackers' hosts that are configured, and no others", async () => {
  const { page, errors } = await arriveAgreed();
  await expect.poll(counted).toBe(2);
  // A tracker may send its measurements to hosts that its script does not come from.
  await page.route("https://eu.collector.example/**", (route) =>
    route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, body: "taken" }),
  );
  const answer = () => fetch("https://eu.collector.example/").then((response) => response.text());
  expect(await page.evaluate(answer)).toBe("taken");
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/x.png";
  });
  await expect.poll(() => errors.join()).toContain("Content Security Policy");
});
