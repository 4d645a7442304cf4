import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { runStep, say } from "./run-step.mjs";
import { SetupError } from "./setup-error.mjs";

/** Where the tests read which browsers to use: {"path": "/usr/bin/chromium", "firefox": "/usr/bin/firefox-esr"}. */
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
const FIREFOX_NAMES_ON_PATH = ["firefox-esr", "firefox"];
/** What a browser says of itself. */
const [CHROMIUM, FIREFOX] = [/chrom/i, /firefox/i];
const NAMES_OF_DOWNLOADS = new Set([
  "chrome-headless-shell",
  "headless_shell",
  "chrome-headless-shell.exe",
  "headless_shell.exe",
]);

/**
 * Finds a Chromium, or installs one, and records it; a Firefox likewise, but without one only its own tests are skipped.
 *
 * @param {string} node the Node that runs the download
 */
export async function findBrowser(node) {
  if (isRecorded()) return;
  let chromium = onPath(NAMES_ON_PATH, CHROMIUM) ?? downloaded() ?? (await download(node));
  let firefox = onPath(FIREFOX_NAMES_ON_PATH, FIREFOX);
  if (chromium === undefined || firefox === undefined) {
    await installBySystem(chromium === undefined, firefox === undefined);
    chromium ??= onPath(NAMES_ON_PATH, CHROMIUM);
    firefox ??= onPath(FIREFOX_NAMES_ON_PATH, FIREFOX);
  }
  if (chromium === undefined) missing();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ path: chromium, firefox: firefox ?? null })}\n`);
  say(`Browsers for the tests: ${chromium}, ${firefox ?? "and no Firefox: its tests are skipped"}`);
}

function isRecorded() {
  try {
    const { path, firefox } = JSON.parse(readFileSync(record, "utf8"));
    return [path, firefox].every((file) => file === null || (typeof file === "string" && existsSync(file)));
  } catch {
    return false;
  }
}

function onPath(/** @type {readonly string[]} */ names, /** @type {RegExp} */ engine) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => runs(file, engine));
}

function downloaded() {
  if (!existsSync(downloads)) return undefined;
  return readdirSync(downloads, { recursive: true, withFileTypes: true })
    .filter((entry) => NAMES_OF_DOWNLOADS.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => runs(file, CHROMIUM));
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

/** What is missing, in one go where the system has both. */
async function installBySystem(/** @type {boolean} */ needsChromium, /** @type {boolean} */ needsFirefox) {
  if (process.getuid?.() !== 0) return;
  say("Not every browser is there: installing the system's with apt-get …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const label = "apt-get";
  await runStep("apt-get", ["update", "-qq"], { env, label });
  const install = (/** @type {readonly string[]} */ ...names) =>
    runStep("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { env, label });
  const chromium = needsChromium ? ["chromium-headless-shell", "chromium"] : [];
  const firefox = needsFirefox ? ["firefox-esr"] : [];
  for (const name of chromium) if (await install(name, ...firefox)) return;
  if (!needsFirefox || (await install(...firefox))) return;
  for (const name of chromium) if (await install(name)) return;
}

/** @returns {never} */
function missing() {
  throw new SetupError(
    "The tests need a Chromium and none could be found or installed. Install Chromium or Google Chrome so that " +
      `one of ${NAMES_ON_PATH.join(", ")} is on PATH, then try again.`,
  );
}

/** Whether a file is a browser that starts here: some systems put a stub there, or lack its libraries. */
function runs(/** @type {string} */ path, /** @type {RegExp} */ engine) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && engine.test(stdout);
}
