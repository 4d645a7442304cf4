import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { isInstalled, type Lockfile, listsEveryPlatform, untrustedPackages } from "./lockfile.mjs";

const tool = { version: "1.0.0", integrity: "sha512-a", optionalDependencies: { "@tool/linux": "1.0.0" } };
const linux = { version: "1.0.0", integrity: "sha512-b", optional: true };
const lock = (packages: Lockfile["packages"]): Lockfile => ({ packages: { "": {}, ...packages } });

test("tells a lockfile that leaves a platform out", () => {
  expect(listsEveryPlatform(lock({ "node_modules/tool": tool }))).toBe(false);
  expect(listsEveryPlatform(lock({ "node_modules/tool": tool, "node_modules/@tool/linux": linux }))).toBe(true);
  expect(
    listsEveryPlatform(lock({ "node_modules/tool": tool, "node_modules/tool/node_modules/@tool/linux": linux })),
  ).toBe(true);
});

test("the project's own lockfile lists every platform, so that npm ci takes it", () => {
  const own = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as Lockfile;
  expect(listsEveryPlatform(own)).toBe(true);
});

test("packages are installed when they are those of the lockfile, optional ones aside", () => {
  const wanted = lock({ "node_modules/tool": tool, "node_modules/@tool/linux": linux });
  expect(isInstalled(wanted, { packages: { "node_modules/tool": tool } })).toBe(true);
  expect(isInstalled(wanted, { packages: { "node_modules/@tool/linux": linux } })).toBe(false);
});

test("another version, other bytes or a package too many are not installed", () => {
  const wanted = lock({ "node_modules/tool": tool });
  expect(isInstalled(wanted, { packages: { "node_modules/tool": { ...tool, version: "1.0.1" } } })).toBe(false);
  expect(isInstalled(wanted, { packages: { "node_modules/tool": { ...tool, integrity: "sha512-c" } } })).toBe(false);
  expect(isInstalled(wanted, { packages: { "node_modules/tool": tool, "node_modules/stray": tool } })).toBe(false);
});

test("the project's own lockfile vouches for the bytes of every package, by SHA-512 (reliability B2)", () => {
  const own = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as Lockfile;
  expect(Object.keys(own.packages).length).toBeGreaterThan(400);
  expect(untrustedPackages(own)).toEqual([]);
});

test("a folder of the project is no package of the registry", () => {
  expect(untrustedPackages(lock({ "packages/own": { version: "1.0.0" } }))).toEqual([
    "packages/own is a folder, not a package of the registry",
  ]);
});
