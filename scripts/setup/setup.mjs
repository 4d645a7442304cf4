import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { findBrowser } from "./browser.mjs";
import { installPrograms } from "./debian.mjs";
import { pinnedNode } from "./node.mjs";
import { installPackages } from "./packages.mjs";

const modules = join(projectFolder, "node_modules");
const stampFile = join(modules, ".setup-stamp");

/**
 * Makes the checkout ready: packages and the pinned Node; a Chromium, and the other browsers and servers, where a command
 * needs them. Costs a few milliseconds when all is in place. Plain JavaScript without dependencies, because it is what
 * brings the rest.
 *
 * @param {{ shipped?: boolean, browser?: boolean, others?: boolean }} needs shipped: whether the packages that the server
 * needs are enough, where they are there
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws {import("./run-step.mjs").SetupError} when something is missing that cannot be brought
 */
export async function setup({ shipped = false, browser = false, others = false } = {}) {
  let node = stampedNode(shipped);
  if (node === undefined) {
    await installPackages({ shipped });
    node = pinnedNode();
    // A copy of the checkout runs its own Node.
    const own = node.startsWith(projectFolder + sep) ? node.slice(projectFolder.length + 1) : node;
    writeFileSync(stampFile, `${JSON.stringify({ packages: packagesHash(), node: own, shipped })}\n`);
  }
  if (browser) await findBrowser(node);
  if (others) await installPrograms();
  return node;
}

/** Hash of what is to be installed, of what is, and of the machine's kind: a checkout may be shared between two kinds. */
function packagesHash() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const file of [join(projectFolder, "package-lock.json"), join(modules, ".package-lock.json")])
    hash.update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}

/** The Node of the last set-up, if that was for the same packages, and for no fewer than are asked for. */
function stampedNode(/** @type {boolean} */ shipped) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    const node = resolve(projectFolder, String(stamp.node));
    const isEnough = stamp.packages === packagesHash() && (shipped || !stamp.shipped);
    return isEnough && existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}
