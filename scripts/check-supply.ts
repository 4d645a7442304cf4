/**
 * Holds what we depend on against its rules (decision 0065), and writes the list of what is shipped:
 * `node scripts/check-supply.ts [--write]`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { lockedPackages, type SupplyLock } from "./supply/locked-packages.ts";
import { sbom } from "./supply/sbom.ts";
import { type SupplyManifest, supplyProblems } from "./supply/supply-problems.ts";

const SBOM_FILE = join(projectFolder, "docs/sbom.json");

const lock = JSON.parse(read("package-lock.json")) as SupplyLock;
const manifest = JSON.parse(read("package.json")) as SupplyManifest;
if (process.argv.includes("--write")) writeFileSync(SBOM_FILE, sbom(manifest, lockedPackages(lock)));

const storedSbom = read("docs/sbom.json");
const problems = supplyProblems({ lock, manifest, storedSbom, sqlite: process.versions.sqlite ?? "" });
process.stdout.write(`${problems.length === 0 ? "What we depend on is in order." : problems.join("\n")}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function read(file: string): string {
  return readFileSync(join(projectFolder, file), "utf8");
}
