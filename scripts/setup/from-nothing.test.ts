import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { findNode } from "./node.mjs";
import { outOfReach, plantedProject, plantedRegistry, runner } from "./test-support/planted-package.ts";

/** The package of the Node for this machine, which no Node of the machine replaces. */
const { asks: ownNode = "" } = findNode(process, () => undefined);
const node = `#!/bin/sh
[ "$1" = -v ] && echo v99.1.0 && exit
echo "run by $0"
exec "${process.execPath}" "$@"
`;

const temporary = mkdtempSync(join(tmpdir(), "from-nothing-"));
const registry = await plantedRegistry(join(temporary, "registry"), join(temporary, "mark"), [
  { manifest: { name: "tool", version: "2.0.0" } },
  { manifest: { name: ownNode, version: "99.1.0" }, files: { "bin/node": node } },
]);
afterAll(() => registry.close());
const runProgram = runner(registry, temporary);

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(temporary, "project-"));
});

const run = (command: string, more: NodeJS.ProcessEnv = {}) =>
  runProgram(process.execPath, ["scripts/run.mjs", command], project, more);
const installed = () => {
  const modules = join(project, "node_modules");
  return existsSync(modules) ? readdirSync(modules).filter((name) => !name.startsWith(".")) : [];
};

/** Writes a project that needs "planted", and "tool" for development; with the Node of the registry where others are old. */
function plant({ isOld = false } = {}) {
  plantedProject(projectFolder, project, registry.entries, {
    planted: "dependencies",
    tool: "devDependencies",
    ...(isOld && { [ownNode]: "optionalDependencies" }),
  });
  if (!isOld) return;
  const file = join(project, "scripts/setup/node.mjs");
  writeFileSync(file, readFileSync(file, "utf8").replace(/(?<=OLDEST = )\[.*\]/, "[99, 0, 0]"));
}

const PROGRESS = "Installing the packages of package-lock.json …\n";
/** One sentence of progress and one that says what happened, why, and what to do. */
const IN_A_SENTENCE = /^(?:Installing the packages of package-lock[.]json …[^\n]*\n)*[^\n]+[.]\n$/;

test.skipIf(process.platform === "win32")(
  "with an old Node a command brings what it asks for and the project's own Node, and says so in a line",
  async () => {
    plant({ isOld: true });
    const runsOwn = {
      code: 0,
      out: expect.stringContaining(`run by ${join(project, "node_modules", ownNode, "bin/node")}`),
    };
    expect(await run("serve")).toEqual({ ...runsOwn, said: PROGRESS });
    expect(installed()).toEqual([ownNode, "planted"].sort());
    expect(await run("check")).toEqual({ ...runsOwn, said: PROGRESS });
    expect(installed()).toEqual([ownNode, "planted", "tool"].sort());
    expect(await run("serve", outOfReach)).toEqual({ ...runsOwn, said: "" });
  },
);

test("what asks for more than is there, without a network, says so in a sentence, and the rest works on", async () => {
  plant();
  expect(await run("serve")).toMatchObject({ code: 0 });
  const away = { ...outOfReach, npm_config_cache: join(project, "empty") };
  for (const _time of ["first", "again"]) {
    const { code, said } = await run("check", away);
    expect(code).toBe(1);
    expect(said).toMatch(IN_A_SENTENCE);
    expect(said).toContain("could not be installed; what was there still is");
    expect(await run("serve", away)).toMatchObject({ code: 0, said: "" });
  }
  expect(installed()).toEqual(["planted"]);
});

test("an old Node that cannot have another is told so in a sentence", async () => {
  plant({ isOld: true });
  const away = { ...outOfReach, npm_config_cache: join(project, "empty") };
  const { code, said } = await run("serve", away);
  expect([code, installed()]).toEqual([1, []]);
  expect(said).toMatch(IN_A_SENTENCE);
});

test("where nothing may be written a sentence says so, and what was there stays", async () => {
  plant();
  mkdirSync(join(project, "node_modules/kept"), { recursive: true });
  writeFileSync(join(project, ".cache"), "a file");
  const { code, said } = await run("serve");
  expect([code, installed()]).toEqual([1, ["kept"]]);
  expect(said).toMatch(IN_A_SENTENCE);
  expect(said).toContain(`needs to write in ${project}`);
});

test("a user without a home, where npm may not keep what it downloads, has all", async () => {
  plant();
  writeFileSync(join(project, "no-home"), "a file");
  const { code } = await run("serve", { npm_config_cache: join(project, "no-home/.npm") });
  expect([code, installed()]).toEqual([0, ["planted"]]);
});

test("npm follows the settings of its machine, such as the registry of a company", async () => {
  plant();
  const prefix = join(project, "machine");
  mkdirSync(join(prefix, "etc"), { recursive: true });
  writeFileSync(join(prefix, "etc/npmrc"), `registry=${registry.url}/\n`);
  const machine = { npm_config_prefix: prefix, npm_config_globalconfig: undefined, npm_config_registry: undefined };
  const { code } = await run("serve", { ...machine, npm_config_fetch_retries: "0" });
  expect([code, installed()]).toEqual([0, ["planted"]]);
});

test.each([
  ["check", "check", 4],
  ["serve", "check", 3],
  ["check", "serve", 3],
])("%s and %s at once, from nothing, do not take each other's packages away", async (one, other, asked) => {
  plant();
  const waiting = join(project, ".cache/packages");
  for (const left of [process.pid, 2 ** 31 - 1]) mkdirSync(join(waiting, `${left}/node_modules`), { recursive: true });
  registry.holdUntil(asked);
  const empty = { npm_config_cache: join(project, "empty") };
  for (const ended of await Promise.all([run(one, empty), run(other, empty)]))
    expect(ended).toEqual({ code: 0, out: expect.stringContaining(process.execPath), said: PROGRESS });
  expect(installed()).toEqual(["planted", "tool"]);
  // What runs still has its own; what was killed has left nothing.
  expect(readdirSync(waiting)).toEqual([String(process.pid)]);
});
