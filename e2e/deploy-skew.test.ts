import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bothBrowsers } from "./two-browsers/both-browsers.ts";
import { deployRounds } from "./two-browsers/deploy-rounds.ts";
import { type SkewSites, startSkewSites } from "./two-browsers/skew-sites.ts";
import type { TabBrowser } from "./two-browsers/tab.ts";
import { brokenFiles, mixedBuilds } from "./two-browsers/wire-cases.ts";
import { wireRounds } from "./two-browsers/wire-rounds.ts";

const [chromium, firefox] = await bothBrowsers();
let sites: SkewSites;

beforeAll(async () => {
  sites = await startSkewSites({
    origin: inject("origin"),
    dataFolder: inject("dataFolder"),
    folder: inject("siteFolder"),
  });
});
afterAll(() => sites.stop());

describe.each([
  // Every link of the header, once with the old files gone and once with them kept; `npm run soak -- skew` has more.
  { ...chromium, rounds: 8, storage: "throws" },
  { ...firefox, rounds: 5, storage: "works" },
] as const)("$name", ({ start, rounds, storage }) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    if (start) browser = await start();
  });
  afterAll(() => browser?.close());
  const test = it.skipIf(start === undefined);

  test("P2 D14 F1 a tab of the build before a deploy: a click is one full load of its target, on the new build", async () => {
    expect(await deployRounds(browser, sites, rounds)).toEqual([]);
  });

  test(`P2 F2 F4 two builds mixed, storage that ${storage}: one full load for each click, none without`, async () => {
    expect(await wireRounds(browser, sites, mixedBuilds(sites), storage)).toEqual([]);
  });

  test(`P4 P6 F3 F4 scripts and data that are lost, storage that ${storage}: the page, or one that retries`, async () => {
    expect(await wireRounds(browser, sites, brokenFiles(sites), storage)).toEqual([]);
  });
});
