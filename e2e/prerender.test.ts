import { describe, expect, it } from "vitest";
import { savingData } from "./pages/browsers.ts";
import { builtPage } from "./pages/built-page.ts";
import { type SiteVisit, siteVisitors } from "./pages/site-visit.ts";
import { soon } from "./pages/soon.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";

describe("a link that is pressed and not yet let go", () => {
  it("has its page rendered and laid out, where nobody sees or hears it", async () => {
    const visit = await visitor();
    await visit.page.route("**/*.woff2", (route) => route.abort());
    await visit.open("/en/");
    const length = await lengthOf(visit);
    await press(visit, SERVICES);
    await visit.page.locator("main > :nth-child(2)").waitFor({ state: "attached" });
    const { heading } = await builtPage("/en/");

    expect(await visit.page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([heading]);
    expect(await visit.page.locator("main > :nth-child(2)").boundingBox()).toMatchObject({ height: 0 });
    expect(await heights(visit, "main > :nth-child(2) h1")).toEqual([expect.toSatisfy((height) => height > 20)]);
    expect(await lengthOf(visit)).toBe(length);
    await visit.shows("/en/");
  });

  it("is out of the way before the focus moves", async () => {
    const visit = await pressing(SERVICES);
    const last = visit.page.locator("main > :first-child a, main > :first-child button").last();
    await last.focus();
    await visit.page.keyboard.press("Tab");
    expect(await visit.page.evaluate(() => document.activeElement?.closest("footer, main")?.localName)).toBe("footer");
  });

  it("shows that very page when it is let go", async () => {
    const visit = await pressing(SERVICES);
    await visit.page.evaluate(() => document.querySelector("main > :nth-child(2) h1")?.setAttribute("data-known", ""));

    await visit.page.mouse.up();

    await visit.shows(SERVICES);
    expect(await visit.page.locator("h1").evaluate((heading) => heading.hasAttribute("data-known"))).toBe(true);
    expect(await visit.page.locator("main > *").count()).toBe(1);
    expect(await visit.page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    expect(visit.errors).toEqual([]);
  });

  it.each([
    ["a key is pressed", (visit: SiteVisit) => visit.page.keyboard.press("Tab")],
    [
      "the pointer is let go elsewhere",
      async ({ page }: SiteVisit) => {
        await page.mouse.move(2, 200);
        await page.mouse.up();
      },
    ],
  ])("is forgotten when %s", async (_, otherwise) => {
    const visit = await pressing(SERVICES);
    await otherwise(visit);
    await expect.poll(() => visit.page.locator("main > *").count(), soon).toBe(1);
    await visit.shows("/en/");
  });
});

it("the contact page is not rendered ahead: its form would take the address of the page before for its own", async () => {
  const visit = await visitor();
  await visit.open("/en/");
  await expect.poll(visit.requests.data, soon).toContain("/en/contact/");
  await expect.poll(visit.requests.pending, soon).toBe(0);
  await press(visit, "/en/contact/");
  await atRest(visit);
  expect(await visit.page.locator("main > *").count()).toBe(1);
  await visit.page.mouse.up();
  await visit.shows("/en/contact/");
});

it("a visitor who saves data gets no page ahead of need", async () => {
  const visit = await visitor();
  await visit.context.addInitScript(savingData);
  await visit.open("/en/");
  await press(visit, SERVICES);
  await atRest(visit);
  expect(await visit.page.locator("main > *").count()).toBe(1);
  expect(visit.requests.data()).toEqual([]);
  await visit.page.mouse.up();
  await visit.shows(SERVICES);
});

/** A visitor of the home page who holds a link. */
async function pressing(href: string): Promise<SiteVisit> {
  const visit = await visitor();
  await visit.open("/en/");
  await expect.poll(visit.requests.data, soon).toContain(href);
  await press(visit, href);
  await visit.page.locator("main > :nth-child(2)").waitFor({ state: "attached" });
  return visit;
}

async function press(visit: SiteVisit, href: string): Promise<void> {
  await visit.link(href).hover();
  await visit.page.mouse.down();
}

function lengthOf({ page }: SiteVisit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Waits until the browser has nothing more to do, what is rendered in slices included. */
async function atRest({ page }: SiteVisit): Promise<void> {
  for (let times = 0; times < 3; times += 1)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

function heights(visit: SiteVisit, selector: string): Promise<number[]> {
  return visit.page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
}
