import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { builtPages } from "./setup/built-site.ts";
import { bothBrowsers } from "./two-browsers/both-browsers.ts";
import { startFront } from "./two-browsers/front.ts";
import { outcome, plantedSite } from "./two-browsers/planted.ts";
import { from } from "./two-browsers/replies.ts";
import { untilSeen } from "./two-browsers/steps.ts";
import type { TabBrowser } from "./two-browsers/tab.ts";
import { type WalkedSite, walk } from "./two-browsers/walk.ts";

const [chromium, firefox] = await bothBrowsers();
/** Ways from text to code that Trusted Types close, and those that the policy for scripts closes. */
const CLOSED = {
  TypeError: ["innerHTML", "outerHTML", "insertAdjacentHTML", "write", "script text", "script address", "handler"],
  EvalError: ["eval", "Function", "timer"],
};
let site: WalkedSite;

beforeAll(async () => {
  const [origin, folder, pages] = [inject("origin"), inject("siteFolder"), await builtPages()];
  site = { origin, folder, pages, front: await startFront(() => from(origin)) };
});
afterAll(() => site.front.stop());

describe.each([
  {
    ...chromium,
    visits: [
      ["fr", "no"],
      ["en", "yes"],
      ["pt", "no"],
    ],
  },
  {
    ...firefox,
    visits: [
      ["fr", "yes"],
      ["en", "no"],
      ["pt", "yes"],
    ],
  },
] as const)("$name", ({ start, visits }) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    if (start) browser = await start();
  });
  afterAll(() => browser?.close());
  const test = it.skipIf(start === undefined);

  test.for([...visits])(
    "[R17] [P7] F8 through every page by its links, %s, consent %s: one document, no error, nothing that the policy refuses",
    async ([locale, consent]) => {
      expect(await walk(browser, site, locale, consent)).toEqual([]);
    },
  );

  test("[P5] F8 nothing that is planted in a page, or in a script of the site, runs", async () => {
    site.front.answer(plantedSite(site.origin));
    const tab = await browser.openTab(site.front.origin);
    await tab.goto(`${site.front.origin}/en/`);
    await untilSeen(tab, { isLive: true });
    const { ran, refused } = await tab.run(outcome, null);
    expect(ran).toEqual({});
    expect(Object.keys(refused ?? {}).sort()).toEqual(Object.values(CLOSED).flat().sort());
    expect(refused).toMatchObject(Object.fromEntries(CLOSED.TypeError.map((name) => [name, "TypeError"])));
    await tab.close();
  });
});
