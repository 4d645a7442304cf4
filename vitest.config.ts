import { randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { NEVER_COMES, NEVER_ENDS } from "./tests/support/setup/patience.ts";

const environment = "scripts/tests/environment.ts";
const server = [environment, "tests/support/setup/build-site.ts", "tests/support/setup/serve-site.ts"];

/** The tests of rules, beside their code. */
const RULES = ["{engine,consent,contact,drawings,site,examples,publish,editor,scripts,bench}/**/*.test.{ts,tsx}"];
/** The journeys in other engines, several servers side by side, other fonts, long rounds. */
const MORE = ["{engine,consent,contact,drawings,site,publish,editor,scripts,tests}/**/*.long.test.ts"];
/** Rules that inputs are made up for. */
const PROPERTIES = globSync(RULES)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => readFileSync(file, "utf8").includes('from "fast-check"'));

/**
 * What is made up follows from this seed: the same in each run of `npm test`, another in each of `npm run test:more`, which
 * names it where it fails. `PROPERTIES_SEED` sets it.
 */
const seeded = (seed: number) => ({ PROPERTIES_SEED: process.env.PROPERTIES_SEED ?? String(seed) });

/** Words of a command line that are no part of a test file's path. */
const COMMANDS = ["run", "watch", "list", "rules", "site", "more", "properties"];

/** Checks of built files run as one file, `tests/built.test.ts`; where files are asked for by their paths, each alone. */
const WITHIN = process.argv.slice(2).every((word) => word.startsWith("-") || COMMANDS.includes(word))
  ? "tests/built/*.test.ts"
  : "tests/built.test.ts";

/**
 * What every project shares. The files of a worker share its modules (no isolation): loading them anew for each took a
 * tenth of the run, and so journeys keep one browser and the checks of built files their parsed documents. Tests wait
 * a part of their time: five workers fill two cores, and more would only get in each other's way. Nothing is tried a second
 * time.
 */
const shared = {
  maxWorkers: 5,
  isolate: false,
  retry: 0,
  testTimeout: NEVER_ENDS,
  hookTimeout: NEVER_ENDS,
  setupFiles: ["tests/support/setup/repeatable.ts"],
  env: seeded(20_261_128),
  expect: { poll: { timeout: NEVER_COMES, interval: 50 } },
};

/**
 * `npm test` runs the first two projects: rules beside their code; and of the built site, checks of its files and visitors'
 * journeys in Chromium, which share their workers. They are one group, so that no worker waits until the last file of a
 * project has ended. `npm run test:more` runs the others.
 */
export default defineConfig({
  test: {
    reporters: ["default"],
    // The largest files first, on every machine. Those that took longest the last time wait, and would wait together.
    cache: false,
    projects: [
      {
        test: {
          ...shared,
          name: "rules",
          include: RULES,
          exclude: MORE,
          globalSetup: [environment],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: [...MORE, WITHIN],
          globalSetup: server,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "more",
          include: MORE,
          // Some make the whole site eight times.
          testTimeout: 3 * NEVER_ENDS,
          globalSetup: server,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: "properties",
          include: PROPERTIES,
          env: seeded(randomInt(2 ** 31)),
          globalSetup: [environment],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
