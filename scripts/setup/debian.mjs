import { onPath, postgresProgram } from "../programs/on-path.mjs";
import { runStep, say } from "./run-step.mjs";

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
export async function aptInstall(packages, { until = () => false } = {}) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  // RUNLEVEL: a server that a package brings is not started.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const label = "apt-get";
  await runStep("apt-get", ["update", "-qq"], { env, label });
  for (const name of packages) {
    await runStep("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env, label });
    if (until()) break;
  }
  return true;
}
