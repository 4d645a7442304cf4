import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { findBrowser } from "./browser.mjs";
import { installPrograms } from "./debian.mjs";
import { pinnedNode } from "./node.mjs";
import { installPackages } from "./packages.mjs";

const stampFile = join(projectFolder, "node_modules", ".setup-stamp");

/**
 * Makes the checkout ready: packages and the pinned Node; a Chromium, and the other browsers and servers, where a command
 * needs them. Costs a few milliseconds when all is in place. Plain JavaScript without dependencies, because it is what
 * brings the rest.
 *
 * @param {{ browser?: boolean, others?: boolean }} needs
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws {import("./run-step.mjs").SetupError} when something is missing that cannot be brought
 */
export async function setup({ browser = false, others = false } = {}) {
  const lock = lockHash();
  let node = stampedNode(lock);
  if (node === undefined) {
    await installPackages();
    node = pinnedNode();
    writeFileSync(stampFile, `${JSON.stringify({ lock, node })}\n`);
  }
  if (browser) await findBrowser(node);
  if (others) await installPrograms();
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
