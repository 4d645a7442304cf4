import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { isAllowedLicence } from "./licences.ts";
import { lockedPackages, type SupplyEntry, type SupplyLock } from "./locked-packages.ts";
import { sbom } from "./sbom.ts";
import { type SupplyManifest, supplyProblems } from "./supply-problems.ts";

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const manifest = JSON.parse(read("package.json")) as SupplyManifest;
const own = JSON.parse(read("package-lock.json")) as SupplyLock;
const sqlite = process.versions.sqlite ?? "";

const fine: SupplyEntry = { version: "1.0.0", license: "MIT", integrity: `sha512-${"A".repeat(86)}==` };

/** The project's lockfile with one package more, that it needs to run, or only to be built. */
function withPackage(entry: SupplyEntry, { shipped = true, name = "planted" } = {}): SupplyLock {
  const root = own.packages[""] ?? {};
  const needed = shipped ? { ...root, dependencies: { ...root.dependencies, [name]: "1.0.0" } } : root;
  return { packages: { ...own.packages, "": needed, [`node_modules/${name}`]: entry } };
}

/** What is said of a lockfile whose list of what is shipped is up to date. */
const problemsOf = (lock: SupplyLock, more: { readonly sqlite?: string } = {}) =>
  supplyProblems({ lock, manifest, storedSbom: sbom(manifest, lockedPackages(lock)), sqlite, ...more });

test("what the project depends on is in order: budget, licences, scripts, floors, and the list of what is shipped", () => {
  expect(supplyProblems({ lock: own, manifest, storedSbom: read("docs/sbom.json"), sqlite })).toEqual([]);
});

test("a package more is over the budget, until the budget is raised (reliability B3)", () => {
  expect(problemsOf(withPackage(fine))).toEqual([expect.stringMatching(/^69 packages are shipped, 68 at most/)]);
  expect(problemsOf(withPackage(fine, { shipped: false }))).toEqual([]);
  expect(problemsOf(withPackage({ ...fine, os: ["win32"] }))).toEqual([]);
});

test("a script at installation: never in what is shipped, elsewhere only by name (reliability B3)", () => {
  const scripted = { ...fine, hasInstallScript: true };
  expect(problemsOf(withPackage(scripted))).toContainEqual(
    expect.stringMatching(/^planted is shipped and wants to run/),
  );
  expect(problemsOf(withPackage(scripted, { shipped: false }))).toEqual([
    expect.stringMatching(/^planted wants to run/),
  ]);
  expect(problemsOf(withPackage(scripted, { shipped: false, name: "constructor" }))).toHaveLength(1);
});

test("a licence that is not listed, or none (reliability B3)", () => {
  for (const licence of ["GPL-3.0-only", "SSPL-1.0", "UNLICENSED", "constructor"])
    expect(problemsOf(withPackage({ ...fine, license: licence }, { shipped: false }))).toEqual([
      expect.stringContaining(`planted has the licence ${licence}`),
    ]);
  const { license: _, ...none } = fine;
  expect(problemsOf(withPackage(none, { shipped: false }))).toEqual([expect.stringContaining("(none)")]);
});

test.each([
  ["MIT", true, true],
  ["MPL-2.0", false, true],
  ["(MIT OR GPL-3.0-only)", true, true],
  ["MIT OR Apache-2.0", true, true],
  ["MIT AND Zlib", false, true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", false, true],
  ["MIT AND GPL-3.0-only", false, false],
  ["", false, false],
])("licence %j: shipped %s, as a tool %s", (licence, shipped, tool) => {
  expect([isAllowedLicence(licence, "shipped"), isAllowedLicence(licence, "tool")]).toEqual([shipped, tool]);
});

test("versions below their floor, and an SQLite that can lose data (reliability B4)", () => {
  const fastify = own.packages["node_modules/fastify"];
  const old = { packages: { ...own.packages, "node_modules/fastify": { ...fastify, version: "5.12.0" } } };
  expect(problemsOf(old)).toEqual([expect.stringMatching(/^fastify 5\.12\.0 is below 5\.12\.1/)]);
  expect(problemsOf(own, { sqlite: "3.51.2" })).toEqual([expect.stringMatching(/^SQLite 3\.51\.2 is below/)]);
});

test("the list of what is shipped says where it is outdated, and is the same bytes for the same lockfile", () => {
  const packages = lockedPackages(own);
  expect(sbom(manifest, packages)).toBe(read("docs/sbom.json"));
  const outdated = supplyProblems({
    lock: own,
    manifest: { ...manifest, version: "0" },
    storedSbom: read("docs/sbom.json"),
    sqlite,
  });
  expect(outdated).toEqual([expect.stringContaining("docs/sbom.json is not")]);
});

test("what is only welcome to a shipped package is not shipped; what it needs is, wherever it lies", () => {
  const lock: SupplyLock = {
    packages: {
      "": { dependencies: { a: "1" } },
      "node_modules/a": {
        ...fine,
        dependencies: { b: "1" },
        peerDependencies: { typescript: "7", c: "1" },
        peerDependenciesMeta: { typescript: { optional: true } },
      },
      "node_modules/a/node_modules/b": { ...fine, dependencies: { c: "1" } },
      "node_modules/b": fine,
      "node_modules/c": fine,
      "node_modules/typescript": fine,
    },
  };
  const shipped = lockedPackages(lock).filter(({ isShipped }) => isShipped);
  expect(shipped.map(({ name }) => name)).toEqual(["a", "b", "c"]);
});
