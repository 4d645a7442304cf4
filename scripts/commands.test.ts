import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./commands.mjs";
import { projectFolder } from "./project-folder.mjs";
import { emptyClone } from "./setup/test-support/planted-package.ts";

const clone = mkdtempSync(join(tmpdir(), "empty-clone-"));
emptyClone(projectFolder, clone);
mkdirSync(join(clone, "built/.build"), { recursive: true });
writeFileSync(join(clone, "built/.build/owner.json"), '{ "language": "pt" }');

/** What no command takes, and what each takes none of; what is said names it. */
const WRONG: Readonly<Record<string, readonly (readonly [args: string, named: string])[]>> = {
  start: [
    ["--port abc", "abc"],
    ["--site nowhere", "nowhere"],
    ["fast", "fast"],
  ],
  dev: [["--port 70000", "70000"]],
  build: [
    ["--site-url example.com/site", "example.com/site"],
    ["--content nowhere", "nowhere"],
  ],
  serve: [
    ["--root nowhere", "nowhere"],
    ["--root built --port -1", "--port"],
    ["--root built --port 1e3", "1e3"],
  ],
  check: [["stray", "stray"]],
  test: [
    ["no-such-test", "no-such-test"],
    ["--project nope --project rules", "nope"],
  ],
  "test:more": [["--project", "--project"]],
  "publish-site": [["--back --dry-run", "--dry-run"]],
  "launch-check": [["--content nowhere", "nowhere"]],
  edit: [["--port=", "--port"]],
  bench: [
    ["nope", "nope"],
    ["--runs 0", "0"],
    ["--beside there", "there"],
  ],
  inbox: [
    ["", "inbox"],
    ["lst", "lst"],
    ["list --format json", "--format"],
    ["purge --days many", "many"],
    ["erase ana", "ana"],
  ],
  "pack-rooms": [["--out", "--out"]],
  soak: [
    ["", "soak"],
    ["nope", "nope"],
    ["kill many", "many"],
    ["kill 3 4", "4"],
  ],
};

/** Runs `npm run <name> -- <args>` as in a clone that nothing was installed in, and where nothing can be. */
function typed(name: string, args: string): Promise<{ code: unknown; out: string; said: string }> {
  const words = [join(clone, "scripts/run.mjs"), name, ...args.split(" ").filter(Boolean)];
  const env = { ...process.env, VITEST: undefined, npm_config_registry: "http://127.0.0.1:9/" };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: clone, env }, (error, out, said) =>
      resolve({ code: error?.code ?? 0, out, said }),
    );
  });
}

const filesOfClone = () => readdirSync(clone, { recursive: true }).map(String).sort();

test.each(Object.keys(commands))("%s judges all that it is given before anything is set up", async (name) => {
  const before = filesOfClone();
  const helped = await typed(name, "--help --no-such-option");
  expect(helped).toEqual({ code: 0, out: expect.stringContaining(`${commands[name]?.takes.name}`), said: "" });
  for (const [args, named] of [["--no-such-option", "--no-such-option"], ...(WRONG[name] ?? [])] as const) {
    const { code, out, said } = await typed(name, args);
    expect({ args, code, out }).toEqual({ args, code: 1, out: "" });
    const lines = said.trimEnd().split("\n");
    expect(lines.length, said).toBeLessThanOrEqual(name === "inbox" ? 3 : 2);
    expect(lines[0], said).toMatch(/\S.*[.:]/);
    expect(said).toContain(named);
    expect(lines.at(-1)).toContain(`${commands[name]?.takes.name} -- --help`);
  }
  expect(filesOfClone()).toEqual(before);
});

test("a command that does not exist is answered with those that do", async () => {
  expect(await typed("sevre", "")).toEqual({ code: 1, out: "", said: expect.stringMatching(/"sevre".*\bserve\b/) });
});

test("the server's operands are answered in the language of the build's owner alone", async () => {
  const { said } = await typed("serve", "--root built --port abc");
  expect(said).toBe("--port é um número de 0 a 65535, não «abc».\nVer: npm run serve -- --help\n");
});
