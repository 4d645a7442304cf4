import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { aptInstall } from "./apt-install.mjs";
import { projectFolder } from "./project-folder.mjs";
import { runStep, say } from "./run-step.mjs";
import { SetupError } from "./setup-error.mjs";

/** Where the tests read which browser to use: {"path": "/usr/bin/chromium"}. */
const record = join(projectFolder, ".cache", "browser.json");
const downloads = join(projectFolder, ".cache", "browsers");

/** The shell first: the same engine without the windows around it opens a page in half the time. */
const NAMES_ON_PATH = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const NAMES_OF_DOWNLOADS = new Set([
  "chrome-headless-shell",
  "headless_shell",
  "chrome-headless-shell.exe",
  "headless_shell.exe",
]);

/**
 * Finds a Chromium, or installs one, and records it.
 *
 * @param {string} node the Node that runs the download
 */
export async function findBrowser(node) {
  if (isRecorded()) return;
  const found = onPath() ?? downloaded() ?? (await download(node)) ?? (await installBySystem()) ?? missing();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ path: found })}\n`);
  say(`Browser for the tests: ${found}`);
}

function isRecorded() {
  try {
    return existsSync(JSON.parse(readFileSync(record, "utf8")).path);
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function downloaded() {
  if (!existsSync(downloads)) return undefined;
  return readdirSync(downloads, { recursive: true, withFileTypes: true })
    .filter((entry) => NAMES_OF_DOWNLOADS.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find(runs);
}

async function download(/** @type {string} */ node) {
  say("No Chromium on PATH: downloading Playwright's (about 100 MB) …");
  await runStep(
    node,
    [join(projectFolder, "node_modules/playwright-core/cli.js"), "install", "--only-shell", "chromium"],
    {
      cwd: projectFolder,
      env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: downloads },
      label: "downloading a browser",
    },
  );
  return downloaded();
}

async function installBySystem() {
  say("That did not give a browser that runs: installing the system's with apt-get …");
  await aptInstall(["chromium-headless-shell", "chromium"], { until: () => onPath() !== undefined });
  return onPath();
}

/** @returns {never} */
function missing() {
  throw new SetupError(
    "The tests need a Chromium and none could be found or installed. Install Chromium or Google Chrome so that " +
      `one of ${NAMES_ON_PATH.join(", ")} is on PATH, then try again.`,
  );
}

/** Whether a file is a Chromium that starts here: some systems put a stub there, or lack its libraries. */
function runs(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}
