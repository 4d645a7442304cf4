import { join } from "node:path";
import { launchBrowser } from "../../support/setup/launch-browser.ts";
import { removeTemporaryFolders, runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { behaviours, startMailHost } from "./mail-host.ts";
import { mailJourney } from "./mail-journey.ts";

/**
 * The whole journey through every behaviour of a mail server, at the pace of the real retries: nobody restarts anything.
 *
 * @param log told of each step
 * @returns whether every visitor was thanked and every message arrived, at most twice
 */
export async function mailBehaviours(log: (line: string) => void): Promise<boolean> {
  const siteFolder = join(await temporaryFolder(), "site");
  const { code, errors } = await runGenerator(["--content", contentFolder, "--out", siteFolder]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
  const mailHost = await startMailHost();
  log(`mail server: ${mailHost.name}`);
  const browser = await launchBrowser();
  const journey = await mailJourney({ siteFolder, browser, mailHost, log });
  let passed = true;
  try {
    for (const behaviour of behaviours) {
      const { written, copies } = await journey.through(behaviour, false);
      const most = Math.max(0, ...copies);
      log(`${behaviour}: ${written} messages written, ${copies.length} arrived, at most ${most} copies of one`);
      passed &&= copies.length === written && most <= (behaviour === "drops" ? 2 : 1);
    }
  } finally {
    await browser.close();
    await journey.end();
    await mailHost.stop();
    await removeTemporaryFolders();
  }
  return passed;
}
