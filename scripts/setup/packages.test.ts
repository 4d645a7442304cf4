import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { isAtLeast } from "./node.mjs";
import { npmProgram } from "./packages.mjs";
import { outOfReach, plantedProject, plantedRegistry, runner } from "./test-support/planted-package.ts";

/** The first npm whose settings can refuse what is not of the registry. */
const CAN_REFUSE = [11, 19, 0];

const temporary = mkdtempSync(join(tmpdir(), "planted-"));
const mark = join(temporary, "mark");
const registry = await plantedRegistry(join(temporary, "registry"), mark);
afterAll(() => registry.close());
const scripted = { planted: { ...registry.entries.planted, hasInstallScript: true } };

let project = "";
beforeEach(() => {
  rmSync(mark, { force: true });
  project = mkdtempSync(join(temporary, "project-"));
});

const run = runner(registry, temporary);
const runNpm = (args: readonly string[], cwd: string) => run(...npmProgram(args), cwd);
const setUp = () => run(process.execPath, ["scripts/run.mjs", "check"], project);
const npmVersion = (await runNpm(["--version"], temporary)).out;
const isInstalled = () => existsSync(join(project, "node_modules/planted/package.json"));

describe("npm is started without a shell, and by no Node that is about to go", () => {
  const execPath = "C:\\Program Files\\nodejs\\node.exe";
  /** It is removed before packages are installed. */
  const inProject = join(projectFolder, "node_modules/.bin/node");
  const beside = "C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js";
  test.each([
    ["win32", { npm_execpath: "D:\\npm\\bin\\npm-cli.js" }, [execPath, ["D:\\npm\\bin\\npm-cli.js", "ci"]]],
    ["win32", {}, [execPath, [beside, "ci"]]],
    ["win32", { npm_execpath: "C:\\yarn\\yarn.js" }, [execPath, [beside, "ci"]]],
    ["darwin", {}, ["npm", ["ci"]]],
    ["linux", { npm_execpath: "/npm-cli.js", npm_node_execpath: "/bin/node" }, ["/bin/node", ["/npm-cli.js", "ci"]]],
    ["linux", { npm_execpath: "/npm-cli.js", npm_node_execpath: inProject }, ["npm", ["ci"]]],
  ])("on %s with %j", (platform, env, started) => {
    expect(npmProgram(["ci"], { platform, execPath, env })).toEqual(started);
  });
});

describe("a package that wants to run a script", () => {
  test("has it not run by npm itself, because of the project's settings, without which it would be", async () => {
    plantedProject(projectFolder, project, scripted);
    await runNpm(["ci"], project);
    expect([isInstalled(), existsSync(mark)]).toEqual([true, false]);
    rmSync(join(project, ".npmrc"));
    // npm 12 runs none unless told.
    await runNpm(["ci", "--dangerously-allow-all-scripts"], project);
    expect(existsSync(mark)).toBe(true);
  });
});

describe("the set-up installs nothing from a lockfile with a package", () => {
  // Whatever nothing vouches for: lockfile.test.ts.
  test("of a git repository", async () => {
    const entry = { resolved: "git+ssh://git@github.com/x/planted.git#0123456", integrity: "" };
    plantedProject(projectFolder, project, { planted: entry });
    const { code, said } = await setUp();
    expect([code, isInstalled()]).toEqual([1, false]);
    expect(said).toContain("Nothing was installed.");
    expect(said).toContain("node_modules/planted");
  });

  test("with other bytes than the lockfile says", async () => {
    plantedProject(projectFolder, project, { planted: { integrity: `sha512-${"A".repeat(86)}==` } });
    const { code, said } = await setUp();
    expect([code, isInstalled()]).toEqual([1, false]);
    expect(said).toContain("Integrity checksum failed");
  });
});

test.each(["npm-shrinkwrap.json", "yarn.lock"])("the set-up follows no %s", async (name) => {
  plantedProject(projectFolder, project, registry.entries);
  writeFileSync(join(project, name), JSON.stringify({ lockfileVersion: 3, packages: {} }));
  const { code, said } = await setUp();
  expect([code, isInstalled()]).toEqual([1, false]);
  expect(said).toContain(name);
});

test("the set-up installs all packages, and runs no script of theirs, whatever npm's settings say", async () => {
  plantedProject(projectFolder, project, scripted);
  const settings = [
    "omit=dev",
    "omit=optional",
    "install-strategy=linked",
    "package-lock=false",
    "ignore-scripts=false",
  ];
  writeFileSync(join(project, ".npmrc"), settings.join("\n"));
  expect(await setUp()).toMatchObject({ code: 0 });
  expect([isInstalled(), existsSync(mark)]).toEqual([true, false]);
});

test("the set-up installs nothing under tests that run from the folder it would replace", async () => {
  plantedProject(projectFolder, project, registry.entries);
  mkdirSync(join(project, "node_modules/kept"), { recursive: true });
  const { code, said } = await run(process.execPath, ["scripts/run.mjs", "check"], project, { VITEST: "true" });
  expect([code, isInstalled(), existsSync(join(project, "node_modules/kept"))]).toEqual([1, false, true]);
  expect(said).toContain("tests are running from it");
});

describe("what works is not removed before what replaces it is there", () => {
  const modules = (file: string) => join(project, "node_modules", file);
  const isKept = () => existsSync(modules("kept"));
  /** @param dev whether only development needs the package */
  const plant = (dev: boolean) => {
    plantedProject(projectFolder, project, registry.entries, { planted: dev ? "devDependencies" : "dependencies" });
    mkdirSync(modules("kept"), { recursive: true });
  };

  test("with the registry out of reach the packages stay that are there, and a sentence says why", async () => {
    plant(false);
    const { code, said } = await run(process.execPath, ["scripts/run.mjs", "check"], project, {
      ...outOfReach,
      npm_config_cache: project,
    });
    expect([code, isKept(), readdirSync(join(project, ".cache/packages"))]).toEqual([1, true, []]);
    expect(said).toContain("what was there still is");
  });

  test.each(["package.json", ""])("a package of which %j was removed is brought again", async (file) => {
    plant(false);
    expect(await setUp()).toMatchObject({ code: 0 });
    rmSync(join(modules("planted"), file), { recursive: true });
    expect(await setUp()).toMatchObject({ code: 0 });
    expect(existsSync(join(modules("planted"), file))).toBe(true);
  });

  test("a tree with more than is asked for stays", async () => {
    plant(true);
    expect(await setUp()).toMatchObject({ code: 0 });
    expect(await run(process.execPath, ["scripts/run.mjs", "serve"], project, outOfReach)).toMatchObject({ code: 0 });
    expect(isInstalled()).toBe(true);
  });

  test("the server runs as it is where only what development needs is missing; what needs more installs it", async () => {
    plant(true);
    // What npm ci --omit=dev leaves.
    writeFileSync(modules(".package-lock.json"), JSON.stringify({ packages: {} }));
    for (const _time of ["first", "again"]) {
      expect(await run(process.execPath, ["scripts/run.mjs", "serve"], project)).toMatchObject({ code: 0 });
      expect([isKept(), isInstalled()]).toEqual([true, false]);
    }
    expect(await setUp()).toMatchObject({ code: 0 });
    expect([isKept(), isInstalled()]).toEqual([false, true]);
    // npm prune --omit=dev leaves what the set-up wrote there.
    rmSync(modules("planted"), { recursive: true });
    writeFileSync(modules(".package-lock.json"), JSON.stringify({ packages: {} }));
    expect(await setUp()).toMatchObject({ code: 0 });
    expect(isInstalled()).toBe(true);
  });

  test.skipIf(process.platform === "win32")(
    "a copy of the checkout runs its own Node, and its own browser",
    async () => {
      plant(true);
      writeFileSync(modules(".package-lock.json"), JSON.stringify({ packages: {} }));
      const program = (name: string, script: string) => {
        mkdirSync(dirname(join(project, name)), { recursive: true });
        writeFileSync(join(project, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
        return name;
      };
      const node = program(
        `node_modules/node-${process.platform}-${process.arch}/bin/node`,
        `[ "$1" = -v ] || echo "run by $0"\nexec "${process.execPath}" "$@"`,
      );
      const browser = program(".cache/browsers/chromium/headless_shell", "echo Chromium 1.0");
      const asked = 'import("./scripts/setup/programs.mjs").then((all) => console.log(all.findBrowser()))';
      const copy = join(temporary, "copy");
      for (const folder of [project, copy]) {
        const { out } = await run(process.execPath, ["scripts/run.mjs", "serve"], folder);
        expect(out).toContain(`run by ${join(folder, node)}`);
        const found = await run(process.execPath, ["--eval", asked], folder, { PATH: "/bin/nowhere" });
        expect(found).toEqual({ code: 0, out: `${join(folder, browser)}\n`, said: "" });
        if (folder === project) cpSync(project, copy, { recursive: true });
      }
    },
  );
});

test("npm adds no dependency that is not of the registry", async ({ skip }) => {
  if (!isAtLeast(npmVersion, CAN_REFUSE)) skip(`npm ${npmVersion.trim()} cannot refuse them; the set-up does`);
  plantedProject(projectFolder, project, registry.entries);
  rmSync(join(project, "package-lock.json"));
  const sources = ["git+file:///nowhere/planted.git", `${registry.url}/planted.tgz`, registry.tarball];
  for (const source of sources) {
    const { code, said } = await runNpm(["install", `planted@${source}`], project);
    expect([code, isInstalled()], source).toEqual([1, false]);
    expect(said).toMatch(/EALLOW(GIT|REMOTE|FILE)/);
  }
});
