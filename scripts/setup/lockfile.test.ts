import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { isInstalled, type LockedPackage, type Lockfile, partOf, untrustedPackages } from "./lockfile.mjs";
import { isAtLeast } from "./node.mjs";

/** The most packages that the server and the pages may need; one more needs a reason in docs/decisions/0002-dependencies.md. */
const MOST_SHIPPED = 75;
const integrity = `sha512-${"A".repeat(86)}==`;
const own = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as Lockfile;
const tool = { version: "1.0.0", integrity: "sha512-a", optionalDependencies: { "@tool/linux": "1.0.0" } };
const linux = { version: "1.0.0", integrity: "sha512-b", optional: true };
const lock = (packages: Lockfile["packages"]): Lockfile => ({ packages: { "": {}, ...packages } });

/**
 * Whether a lockfile lists every platform's package. npm leaves some out when it writes a lockfile beside an installed
 * tree or from an incomplete registry, and `npm ci` then refuses the lockfile on every machine (npm/cli#4828).
 */
function listsEveryPlatform({ packages }: Lockfile): boolean {
  const listed = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/"))));
  return Object.values(packages).every(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).every((name) => listed.has(`node_modules/${name}`)),
  );
}

test("tells a lockfile that leaves a platform out", () => {
  expect(listsEveryPlatform(lock({ "node_modules/tool": tool }))).toBe(false);
  expect(listsEveryPlatform(lock({ "node_modules/tool": tool, "node_modules/@tool/linux": linux }))).toBe(true);
  expect(
    listsEveryPlatform(lock({ "node_modules/tool": tool, "node_modules/tool/node_modules/@tool/linux": linux })),
  ).toBe(true);
});

test("the project's own lockfile lists every platform, so that npm ci takes it", () => {
  expect(listsEveryPlatform(own)).toBe(true);
});

const project = (wishes: LockedPackage, packages: Lockfile["packages"]) => ({ packages: { "": wishes, ...packages } });
const installed = (packages: Lockfile["packages"]) => ({ packages });

test("packages are installed when they are those of the lockfile, optional ones aside", () => {
  const wanted = project(
    { dependencies: { tool: "1.0.0" } },
    { "node_modules/tool": tool, "node_modules/@tool/linux": linux },
  );
  expect(isInstalled(wanted, installed({ "node_modules/tool": tool }), {})).toBe(true);
  expect(isInstalled(wanted, installed({ "node_modules/@tool/linux": linux }), {})).toBe(false);
  expect(isInstalled(wanted, undefined, {})).toBe(false);
});

test("another version, other bytes or a package too many are not installed", () => {
  const wanted = project({ dependencies: { tool: "1.0.0" } }, { "node_modules/tool": tool });
  for (const wrong of [{ version: "1.0.1" }, { integrity: "sha512-c" }])
    expect(isInstalled(wanted, installed({ "node_modules/tool": { ...tool, ...wrong } }), {})).toBe(false);
  expect(isInstalled(wanted, installed({ "node_modules/tool": tool, "node_modules/stray": tool }), {})).toBe(false);
});

test("of what only development needs, of Node and of what a package can do without, nothing is missed unless asked for", () => {
  const entry = { version: "1.0.0", integrity: "sha512-a" };
  const own = { ...entry, dependencies: { below: "1" }, peerDependencies: { peer: "1", types: "1" } };
  const wanted = project(
    { dependencies: { a: "1.0.0" }, devDependencies: { types: "1.0.0" }, optionalDependencies: { node: "1.0.0" } },
    {
      "node_modules/a": { ...own, peerDependenciesMeta: { types: { optional: true } } },
      "node_modules/a/node_modules/below": entry,
      "node_modules/peer": entry,
      "node_modules/types": entry,
      "node_modules/node": { ...entry, optional: true } as LockedPackage,
    },
  );
  const {
    "": _project,
    "node_modules/types": types,
    "node_modules/node": node,
    ...least
  } = wanted.packages as Lockfile["packages"];
  expect(isInstalled(wanted, installed(least), {})).toBe(true);
  expect(isInstalled(wanted, installed({ ...least, "node_modules/types": types ?? {} }), { tools: true })).toBe(true);
  expect(isInstalled(wanted, installed(least), { tools: true })).toBe(false);
  expect(isInstalled(wanted, installed(least), { node: "node" })).toBe(false);
  expect(isInstalled(wanted, installed({ ...least, "node_modules/node": node ?? {} }), { node: "node" })).toBe(true);
  expect(isInstalled(wanted, installed(least), { node: "node-of-no-platform" })).toBe(true);
  for (const path of Object.keys(least)) {
    const { [path]: _gone, ...rest } = least;
    expect(isInstalled(wanted, installed(rest), {}), path).toBe(false);
  }
});

test("the project's own lockfile vouches for the bytes of every package, by SHA-512", () => {
  expect(Object.keys(own.packages).length).toBeGreaterThan(400);
  expect(untrustedPackages(own)).toEqual([]);
});

test.each<[string, Partial<LockedPackage>]>([
  ["ms", { resolved: "https://registry.npmjs.org/is-number/-/is-number-1.0.0.tgz" }],
  ["ms", { resolved: "https://registry.npmjs.org/ms/-/ms-1.0.1.tgz" }],
  ["ms", { resolved: "https://registry.npmjs.org/ms/-/../../is-number/-/is-number-1.0.0.tgz" }],
  ["@scope/ms", { resolved: "https://registry.npmjs.org/ms/-/ms-1.0.0.tgz" }],
  ["ms", { name: "is-number" }],
  ["ms", { version: "npm:is-number@1.0.0" }],
  ["ms", { version: "git+https://host.example/ms.git" }],
  ["ms", { version: "https://host.example/ms-1.0.0.tgz" }],
  ["ms", { version: "file:../ms" }],
  ["ms", { version: "^1.0.0" }],
  ["ms", { resolved: "git+ssh://git@github.com/x/ms.git#0123456" }],
  ["ms", { resolved: "https://evil.example/ms.tgz" }],
  ["ms", { resolved: "file:ms.tgz" }],
  ["ms", { integrity: "" }],
  ["ms", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
  ["ms", { hasShrinkwrap: true }],
  ["../ms", {}],
  ["ms/../../ms", {}],
])(
  "an entry for %s that leads to another package or version, or whose bytes nothing vouches for, is refused: %j",
  (name, entry) => {
    const packages = { [`node_modules/${name}`]: { version: "1.0.0", integrity, ...entry } };
    expect(untrustedPackages(lock(packages))).toEqual([expect.stringContaining(`node_modules/${name} `)]);
  },
);

test.each([
  ["ms", "https://registry.npmjs.org/ms/-/ms-1.0.0.tgz"],
  ["@scope/ms", "https://registry.npmjs.org/@scope/ms/-/ms-1.0.0.tgz"],
])("an entry may name the package's own tarball: %s", (name, resolved) => {
  const packages = { [`node_modules/tool/node_modules/${name}`]: { version: "1.0.0", integrity, resolved } };
  expect(untrustedPackages(lock(packages))).toEqual([]);
});

test("what the server loads and visitors receive is little, and its licences ask for no more than to keep their text", () => {
  const rooms = "{consent,contact,drawings,site,engine/{client,command,i18n,manifest,pages,views}}/**/*.{ts,tsx,mjs}";
  const ofBuild = /[.]test[.]|test-support|^site[\\/](?:build|render|settings|site[.]config)/;
  const files = globSync(rooms, { cwd: projectFolder }).filter((file) => !ofBuild.test(file));
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), "utf8");
    return [...text.matchAll(/^(?:import|export) (?!type\b)[^"]*?from "((?:@[^/"]+\/)?[a-z][^/":]*)/gm)].map(
      ([, name = ""]) => name,
    );
  });
  const all = own.packages[""]?.dependencies ?? {};
  const dependencies = Object.fromEntries(Object.entries(all).filter(([name]) => imported.includes(name)));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["fastify", "pg", "react", "valibot"]));
  const shipped = Object.entries(partOf(own, { dependencies }, { optional: false }).packages).filter(
    ([path]) => path !== "",
  );
  const allowed = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "OFL-1.1"];
  expect(shipped.filter(([, { license = "(none)" }]) => !allowed.includes(license)).map(([path]) => path)).toEqual([]);
  expect(shipped.length).toBeLessThanOrEqual(MOST_SHIPPED);
});

// The other way round, that what they import is a dependency: .dependency-cruiser.mjs.
test("only what the commands without development dependencies use is a dependency", () => {
  const rooms = "{consent,contact,drawings,site,engine,publish,editor,scripts/start}/**/*.{ts,tsx,mjs,css}";
  const files = globSync(rooms, { cwd: projectFolder }).filter((file) => !/[.]test[.]|test-support/.test(file));
  const texts = [...files, "vite.config.ts"].map((file) => readFileSync(join(projectFolder, file), "utf8")).join("\n");
  const names = Object.keys(own.packages[""]?.dependencies ?? {});
  expect(names.filter((name) => !texts.includes(`"${name}"`) && !texts.includes(`"${name}/`))).toEqual([]);
});

test("the pinned Node has an SQLite that cannot lose its log (sqlite.org/wal.html#walresetbug)", () => {
  expect(isAtLeast(process.versions.sqlite ?? "", [3, 51, 3])).toBe(true);
});

test("a folder of the project is no package of the registry", () => {
  expect(untrustedPackages(lock({ "packages/own": { version: "1.0.0" } }))).toEqual([
    "packages/own is a folder, not a package of the registry",
  ]);
});
