import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { onPath, postgresProgram } from "../programs/on-path.mjs";
import { projectFolder } from "../project-folder.mjs";
import { inProgress, runStep, SetupError, say } from "./run-step.mjs";

const downloads = join(projectFolder, ".cache", "browsers");

/** The shell first: the same engine without the windows around it opens a page in half the time. */
const NAMES_ON_PATH = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Debian's packages, the first that can be had is enough. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const NAMES_OF_DOWNLOADS = new Set([
  "chrome-headless-shell",
  "headless_shell",
  "chrome-headless-shell.exe",
  "headless_shell.exe",
]);

/**
 * Installs a Chromium where there is none.
 *
 * @param {string} node the Node that runs the download
 * @throws {SetupError} when none can be installed
 */
export async function installBrowser(node) {
  if (findBrowser() === undefined) await download(node);
  if (findBrowser() === undefined) await installBySystem();
  const path = findBrowser();
  if (path === undefined)
    throw new SetupError(
      "The tests need a Chromium and none could be found or installed. Install Chromium or Google Chrome so that " +
        `one of ${NAMES_ON_PATH.join(", ")} is on PATH, then try again.`,
    );
  if (!/shell/.test(path))
    say(`The tests use ${path}. With chromium-headless-shell installed they take about half as long.`);
}

/** The Chromium of this machine or of this checkout: looked for each time, so that a copy of the checkout has its own. */
export function findBrowser() {
  return installed() ?? downloaded();
}

function installed() {
  return NAMES_ON_PATH.map(onPath).find((file) => file !== undefined && runs(file));
}

function downloaded() {
  if (!existsSync(downloads)) return undefined;
  return readdirSync(downloads, { recursive: true, withFileTypes: true })
    .filter((entry) => NAMES_OF_DOWNLOADS.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find(runs);
}

async function download(/** @type {string} */ node) {
  const args = [join(projectFolder, "node_modules/playwright-core/cli.js"), "install", "--only-shell", "chromium"];
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: downloads };
  await inProgress("No Chromium on PATH: downloading Playwright's (about 100 MB)", () =>
    runStep(node, args, { cwd: projectFolder, env }),
  );
}

async function installBySystem() {
  say("It does not run here: installing the system's Chromium with apt-get …");
  await aptInstall(PACKAGES, { until: () => installed() !== undefined });
}

/** Whether a file is a Chromium that starts here: some systems put a stub there, or lack its libraries. */
function runs(/** @type {string} */ path) {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Other browsers and servers that the site is tried with: how they are found, and Debian's package that brings them. */
const PROGRAMS = [
  { name: "Firefox", find: () => onPath("firefox-esr") ?? onPath("firefox"), package: "firefox-esr" },
  { name: "WebKitGTK", find: () => onPath("WebKitWebDriver"), package: "webkit2gtk-driver" },
  { name: "Xvfb", find: () => onPath("Xvfb"), package: "xvfb" },
  { name: "nginx", find: () => onPath("nginx"), package: "nginx-light" },
  { name: "Caddy", find: () => onPath("caddy"), package: "caddy" },
  { name: "Apache", find: () => onPath("apache2"), package: "apache2-bin" },
  { name: "PostgreSQL", find: () => postgresProgram("initdb"), package: "postgresql" },
  { name: "systemd in a container", find: () => onPath("systemd-nspawn"), package: "systemd-container" },
  { name: "Exim", find: () => onPath("exim4") ?? onPath("exim"), package: "exim4-daemon-light" },
];

/** Names of the other browsers and servers that are not installed here: tests that need them are skipped. */
export function missingPrograms() {
  return PROGRAMS.filter(({ find }) => find() === undefined).map(({ name }) => name);
}

/** Installs the other browsers and servers that are missing, and says which remain so. */
export async function installPrograms() {
  const packages = PROGRAMS.filter(({ find }) => find() === undefined).map((program) => program.package);
  if (packages.length === 0) return;
  if (!(await aptInstall(packages)))
    say(`These are not installed, and only root on Debian can change that: apt-get install ${packages.join(" ")}`);
}

/**
 * Installs packages of Debian's, where this user may; what cannot be installed is left out.
 *
 * @param {readonly string[]} packages
 * @param {{ until?: () => boolean }} [options] until: asked after each package; true ends the list
 * @returns {Promise<boolean>} whether this user may install packages
 */
async function aptInstall(packages, { until = () => false } = {}) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  // RUNLEVEL: a server that a package brings is not started.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await inProgress("Installing programs with apt-get", async () => {
    await runStep("apt-get", ["update", "-qq"], { env });
    for (const name of packages) {
      await runStep("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
      if (until()) break;
    }
  });
  return true;
}
