import { beforeAll, describe, expect, test } from "vitest";
import { builtPage } from "../../support/pages/page-facts.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { follow } from "./scroll-position.ts";

const visitor = siteVisitors();

// One visit: each test goes on where the one before has ended.
describe("focus and announcement", () => {
  let visit: SiteVisit;
  beforeAll(async () => {
    visit = await visitor();
    await visit.open("/en/");
  });

  test("the first page leaves the focus where the browser has it, and announces nothing (D8)", async () => {
    expect((await focused(visit))[0]).toBe("BODY");
    const announcer = visit.page.locator("#_announcer");
    expect(await announcer.getAttribute("role")).toBe("status");
    expect(await announcer.textContent()).toBe("");
  });

  test("with the keyboard alone: after a page by Enter, Tab goes on from its heading (D8)", async () => {
    await visit.link("/en/presentation/").focus();
    await visit.page.keyboard.press("Enter");
    await visit.shows("/en/presentation/");
    await visit.page.keyboard.press("Tab");
    const inMain = await visit.page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  test("the new page's heading has the focus, and its title is announced politely, also on the way back (D8)", async () => {
    for (const path of ["/en/services/", "/pt/servicos/", "/pt/contact/"]) {
      await follow(visit, path);
      await isAnnounced(path);
    }
    await visit.page.goBack();
    await visit.shows("/pt/servicos/");
    await isAnnounced("/pt/servicos/");
  });

  async function isAnnounced(path: string): Promise<void> {
    const { title, heading } = await builtPage(path);
    expect(await focused(visit), path).toEqual(["H1", heading]);
    expect(await visit.page.locator("#_announcer").textContent(), path).toBe(title);
  }
});

async function focused({ page }: SiteVisit): Promise<readonly [string | undefined, string | null | undefined]> {
  return page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
}
