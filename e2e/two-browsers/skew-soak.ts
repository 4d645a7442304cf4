import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";
import { removeTemporaryFolders, runGenerator, temporaryFolder } from "../built-site/run-generator.ts";
import { startServer } from "../setup/start-server.ts";
import { bothBrowsers } from "./both-browsers.ts";
import { deployRounds } from "./deploy-rounds.ts";
import { type SkewSites, startSkewSites } from "./skew-sites.ts";
import type { TabBrowser } from "./tab.ts";
import { walk } from "./walk.ts";
import { brokenFiles, mixedBuilds } from "./wire-cases.ts";
import { wireRounds } from "./wire-rounds.ts";

/**
 * Deploys, mixed builds and broken files, in both browsers, with and without storage, and a walk through every page in
 * three languages with each answer to the banner.
 *
 * @param rounds deploys in each browser
 * @param say told of each step
 * @returns whether no visitor would have noticed anything
 */
export async function skewSoak(rounds: number, say: (line: string) => void): Promise<boolean> {
  const folder = join(await temporaryFolder(), "site");
  const { code, errors } = await runGenerator(["--out", folder]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
  const server = await startServer(folder);
  const sites = await startSkewSites({ ...server, folder });
  const problems: string[] = [];
  const step = async (what: string, found: Promise<readonly string[]>) => {
    const list = await found;
    for (const line of [`${what}: ${list.length} problems`, ...list]) say(line);
    problems.push(...list);
  };
  try {
    for (const { name, start } of await bothBrowsers()) {
      if (start === undefined) say(`${name}: none on this machine`);
      else {
        const browser = await start();
        await allSteps(browser, sites, { rounds, pages: await pagesOf(folder), step }).finally(browser.close);
      }
    }
  } finally {
    await sites.stop();
    await server.stop();
    await removeTemporaryFolders();
  }
  return problems.length === 0;
}

interface Plan {
  readonly rounds: number;
  readonly pages: readonly string[];
  readonly step: (what: string, found: Promise<readonly string[]>) => Promise<void>;
}

async function allSteps(browser: TabBrowser, sites: SkewSites, { rounds, pages, step }: Plan): Promise<void> {
  const { name } = browser;
  await step(`${name}: ${rounds} deploys`, deployRounds(browser, sites, rounds));
  for (const storage of ["works", "throws"] as const) {
    const of = `${name}, storage ${storage}`;
    await step(`${of}: two builds mixed`, wireRounds(browser, sites, mixedBuilds(sites), storage));
    await step(`${of}: broken files`, wireRounds(browser, sites, brokenFiles(sites), storage));
  }
  const site = { front: sites.front, origin: sites.old, folder: sites.folder, pages };
  for (const locale of ["fr", "en", "pt"]) {
    for (const consent of ["yes", "no"] as const) {
      await step(`${name}: every page in ${locale}, consent ${consent}`, walk(browser, site, locale, consent));
    }
  }
}

async function pagesOf(folder: string): Promise<readonly string[]> {
  const { files } = JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest;
  return Object.keys(files).filter((path) => path.endsWith("/"));
}
