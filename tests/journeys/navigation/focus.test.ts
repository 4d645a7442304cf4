import { describe, expect, test } from "vitest";
import { builtPage } from "../../support/pages/page-facts.ts";
import { oneSiteVisitor, type SiteVisit } from "../../support/pages/site-visit.ts";
import { follow } from "./scroll-position.ts";

const visitor = oneSiteVisitor();
const LEGAL = "/en/legal-notice/";

describe("focus and announcement", () => {
  test("the new page's heading has the focus, and its title is announced politely (D8)", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    const announcer = visit.page.locator("#_announcer");
    expect(await announcer.getAttribute("role")).toBe("status");
    expect(await announcer.textContent()).toBe("");
    for (const path of ["/en/services/", "/pt/servicos/", "/pt/contact/"]) {
      await follow(visit, path);
      const { title, heading } = await builtPage(path);
      expect(await focused(visit)).toEqual(["H1", heading]);
      expect(await announcer.textContent()).toBe(title);
    }
    await visit.page.goBack();
    await visit.shows("/pt/servicos/");
    expect(await focused(visit)).toEqual(["H1", (await builtPage("/pt/servicos/")).heading]);
    expect(await announcer.textContent()).toBe((await builtPage("/pt/servicos/")).title);
  });

  test("the first page leaves the focus where the browser has it (D8)", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    expect((await focused(visit))[0]).toBe("BODY");
  });

  test("with the keyboard alone: after a page by Enter, Tab goes on from its heading (D8)", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await visit.link("/en/services/").focus();
    await visit.page.keyboard.press("Enter");
    await visit.shows("/en/services/");
    await visit.page.keyboard.press("Tab");
    const inMain = await visit.page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  test("a hash target has the focus, on the same page and on another (D8)", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await (await visit.addLink(`${LEGAL}#cookies`)).click();
    await visit.shows(LEGAL, `${LEGAL}#cookies`);
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("cookies");
    await visit.link("#credits").click();
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("credits");
  });
});

async function focused({ page }: SiteVisit): Promise<readonly [string | undefined, string | null | undefined]> {
  return page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
}
