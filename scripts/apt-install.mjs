import { runStep } from "./run-step.mjs";

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
