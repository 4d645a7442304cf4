import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { findServers } from "./find-servers.mjs";
import { installPackages } from "./install-packages.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { projectFolder } from "./project-folder.mjs";

const stampFile = join(projectFolder, "node_modules", ".setup-stamp");

/**
 * Makes the checkout ready: packages, pinned Node, a browser and servers of others where they are needed. Costs a few
 * milliseconds when all is in place. Plain JavaScript without dependencies, because it is what brings the rest.
 *
 * @param {{ browser?: boolean, servers?: boolean }} needs
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws {import("./setup-error.mjs").SetupError} when something is missing that cannot be brought
 */
export async function setup({ browser = false, servers = false } = {}) {
  const lock = lockHash();
  let node = stampedNode(lock);
  if (node === undefined) {
    await installPackages();
    node = pinnedNode();
    writeFileSync(stampFile, `${JSON.stringify({ lock, node })}\n`);
  }
  if (browser) await findBrowser(node);
  if (servers) await findServers();
  return node;
}

/** Hash of the lockfile and of the machine's kind: a checkout may be shared between two kinds. */
function lockHash() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  const file = join(projectFolder, "package-lock.json");
  return hash.update(existsSync(file) ? readFileSync(file) : "").digest("hex");
}

/** The Node of the last set-up, if that was for the same lockfile. */
function stampedNode(/** @type {string} */ lock) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    return stamp.lock === lock && existsSync(stamp.node) ? String(stamp.node) : undefined;
  } catch {
    return undefined;
  }
}
