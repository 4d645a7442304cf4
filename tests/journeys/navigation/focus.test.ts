import { expect, test } from "vitest";
import { builtPage } from "../../support/pages/page-facts.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";
import { follow } from "./scroll-position.ts";

const visitor = siteVisitors();

test("the first page leaves the focus where the browser has it, and announces nothing; a new page's heading has it, and its title is announced politely, also on the way back; from there Tab goes on (D8)", async () => {
  const visit = await visitor();
  const { page } = visit;
  const announcer = page.locator("#_announcer");
  const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
  const isAnnounced = async (path: string) => {
    const { title, heading } = await builtPage(path);
    expect(await focused(), path).toEqual(["H1", heading]);
    expect(await announcer.textContent(), path).toBe(title);
  };
  await visit.open("/en/");
  expect((await focused())[0]).toBe("BODY");
  expect([await announcer.getAttribute("role"), await announcer.textContent()]).toEqual(["status", ""]);
  await visit.link("/en/presentation/").focus();
  await page.keyboard.press("Enter");
  await visit.shows("/en/presentation/");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  for (const path of ["/en/services/", "/pt/servicos/", "/pt/contact/"]) {
    await follow(visit, path);
    await isAnnounced(path);
  }
  await page.goBack();
  await visit.shows("/pt/servicos/");
  await isAnnounced("/pt/servicos/");
});
