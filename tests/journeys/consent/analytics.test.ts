import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { consentParts, consentVisitors, followInApp, labels, untilApplied } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { TRACKER_HOST, trackerHost } from "../../support/setup/tracker-host.ts";

const newVisitor = consentVisitors();
const host = trackerHost();
const url = inject("extendedOrigin");

/** A visitor who has not decided yet, on the page of the site with both trackers. */
async function arrive(prepare?: (context: BrowserContext) => Promise<void>) {
  host.behaviour = "works";
  host.requests.length = 0;
  const visitor = await newVisitor({ baseURL: url });
  await host.answer(visitor.page);
  // All that is accepted has a widget's script with it.
  await visitor.context.route("https://booking.example/**", (route) => route.fulfill({ body: "" }));
  await prepare?.(visitor.context);
  await visitor.page.goto("/fr/");
  await untilApplied(visitor.page);
  return visitor;
}

async function goTo(page: Page, path: string): Promise<void> {
  await followInApp(page, path);
  await page.waitForFunction(
    (wanted) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(wanted),
    path,
  );
}

/** One more request to the trackers' host, after every other: once it is there, none can still be on its way. */
async function askHostLast(page: Page): Promise<void> {
  await page.evaluate((address) => {
    new Image().src = address;
  }, `${TRACKER_HOST}/last`);
  await expect.poll(() => host.requests).toContain("/last");
  host.requests.splice(host.requests.indexOf("/last"), 1);
}

const left = ["_pk_id.5.1fff", "mtm_cookie_consent", "mtm_consent_removed", "piwik_ignore", "_ga", "_ga_SAMPLE"].map(
  (name) => ({ name, value: "1", url }),
);
const counted = () => host.requests.filter((path) => /^\/(matomo\.php|collect)/.test(path)).length;
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

// What each tracker is told: consent/trackers/site-analytics.test.ts. One that is blocked: requests.test.ts. Nothing here
// listens to errors of other scripts.
test("a tracker's host that hangs, or redefines what pages are made with, harms nothing", async () => {
  const { page, choice, banner, decideAgain } = await arrive();
  host.behaviour = "hangs";
  await choice(labels.fr.accept).click();
  await banner.waitFor({ state: "detached" });
  await expect.poll(() => host.requests.length, { message: "asked, never answered" }).toBe(2);
  await goTo(page, "/fr/services/");
  host.behaviour = "redefines";
  await page.goto("/fr/presentation/");
  await page.waitForFunction(() => /tracker/.test(String(history.pushState)));
  // Nobody has had this link in view: the page is asked for now.
  await goTo(page, "/fr/accessibilite/");
  await decideAgain(labels.fr.refuse);
  await goTo(page, "/fr/contact/");
  const form = contactForm(page);
  await form.fill({ name: "Zoé", email: "zoe@example.org", message: "Written where a tracker redefines." });
  await form.send.click();
  await form.thanks.waitFor();
});

describe("one visit, in this order:", () => {
  let visit: Awaited<ReturnType<typeof arrive>>;
  beforeAll(async () => {
    visit = await arrive((context) => context.addCookies(left));
  });
  afterEach(() => expect(visit.errors.splice(0)).toEqual([]));

  test("[C8] before an agreement nothing is asked of a tracker's host, wherever the visitor goes; what an earlier visit's trackers left is gone once the page opens undecided, and once it is refused (D13)", async () => {
    const { page, context, choice, dialog, banner } = visit;
    expect(await cookieNames(context), "undecided").toEqual([]);
    await goTo(page, "/fr/services/");
    await choice(labels.fr.customise).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => "_paq" in window || "dataLayer" in window)).toBe(false);
    await context.addCookies(left);
    await choice(labels.fr.refuse).click();
    await banner.waitFor({ state: "detached" });
    expect(await cookieNames(context), "refused").toEqual(["klaro"]);
    await page.reload();
    await untilApplied(page);
    await goTo(page, "/fr/contact/");
    await askHostLast(page);
    expect(host.requests).toEqual([]);
  });

  test("[A1] [A2] accepted, both trackers load once and count the page on screen once; then each navigation, with the new title and address and the one before", async () => {
    const { page, decideAgain } = visit;
    await goTo(page, "/fr/services/");
    await decideAgain(labels.fr.accept);
    await expect.poll(counted).toBe(2);
    expect(host.requests.filter((path) => path.includes(".js")).sort()).toEqual(["/matomo.js", "/tag.js?id=G-SAMPLE"]);
    const titles = [await page.title()];
    await goTo(page, "/en/services/");
    titles.push(await page.title());
    await page.goBack();
    await page.waitForURL("**/fr/services/");
    await expect.poll(counted).toBe(6);
    await page.evaluate(() => {
      location.hash = "main";
    });
    await goTo(page, "/fr/contact/");
    titles.push(await page.title());
    await expect.poll(counted).toBe(8);
    expect(await page.evaluate(pagesOfMatomo)).toEqual([
      { title: titles[0], url: "/fr/services/", referrer: "/fr/contact/" },
      { title: titles[1], url: "/en/services/", referrer: "/fr/services/" },
      { title: titles[0], url: "/fr/services/", referrer: "/en/services/" },
      { title: titles[2], url: "/fr/contact/", referrer: "/fr/services/" },
    ]);
    const views = host.requests.flatMap((path) => new URLSearchParams(path.split("?")[1]).get("page") ?? []);
    expect(views).toEqual([0, 1, 0, 2].map((index) => titles[index]));
  });

  test("[C8] [A3] withdrawing it stops every request at once and deletes the cookies, without a reload", async () => {
    const { page, context, decideAgain } = visit;
    expect((await context.cookies()).length).toBe(4);
    await context.addCookies([{ name: "piwik_ignore", value: "1", url }]);
    await decideAgain(labels.fr.refuse);
    expect(await cookieNames(context)).toEqual(["klaro"]);
    host.requests.length = 0;
    await goTo(page, "/fr/contact/");
    await goTo(page, "/fr/services/");
    await askHostLast(page);
    expect(host.requests).toEqual([]);
    expect(await cookieNames(context)).toEqual(["klaro"]);
  });

  test("the policy lets in the trackers' hosts that are configured, and no others", async () => {
    const { page, errors } = visit;
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
    await expect.poll(() => errors.splice(0).join()).toContain("Content Security Policy");
  });

  test("[C4] given in one tab it starts the trackers in the other, whose banner goes; withdrawn, neither asks for anything more", async () => {
    const { page, context, choice, decideAgain } = visit;
    await decideAgain(labels.fr.forget);
    const other = await context.newPage();
    await host.answer(other);
    await other.goto("/fr/");
    const { banner, footerLink, toggle, dialog } = consentParts(other);
    await banner.waitFor();
    host.requests.length = 0;
    await choice(labels.fr.accept).click();
    await other.bringToFront();
    // What each of them shows was not counted before: its visitor had refused, or not been asked.
    await expect.poll(counted).toBe(4);
    await banner.waitFor({ state: "detached" });
    await footerLink.click();
    expect(await toggle("Mesure d’audience").isChecked()).toBe(true);
    await other.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.bringToFront();
    await decideAgain(labels.fr.refuse);
    host.requests.length = 0;
    await other.bringToFront();
    await goTo(other, "/fr/services/");
    await askHostLast(page);
    expect(host.requests).toEqual([]);
  });
});

/** Runs in the browser: the pages that Matomo was told of, each with its address and the address before. */
function pagesOfMatomo() {
  const { seenByMatomo = [], _paq = [] } = window as Window & {
    readonly seenByMatomo?: (string | number)[][];
    readonly _paq?: (string | number)[][];
  };
  const commands = [...seenByMatomo, ...(Array.isArray(_paq) ? _paq : [])];
  const path = (address: unknown) => (address ? new URL(String(address)).pathname : "");
  const pages: { title: unknown; url: string; referrer: string }[] = [];
  let now = { title: "" as unknown, url: "", referrer: "" };
  for (const [name, value] of commands) {
    if (name === "setCustomUrl") now = { ...now, url: path(value) };
    if (name === "setDocumentTitle") now = { ...now, title: value };
    if (name === "setReferrerUrl") now = { ...now, referrer: path(value) };
    if (name === "trackPageView") pages.push(now);
  }
  return pages;
}
