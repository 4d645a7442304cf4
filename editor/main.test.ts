import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
/** A system under which this user may make no folder. */
const CLOSED = `import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
fs.mkdir = async (path) => { throw Object.assign(new Error("no"), { code: "EACCES", path }); };
syncBuiltinESMExports();`;

test("a program folder that nobody may write to ends the start with a sentence that says what to do, and nothing else", () => {
  const system = ["--import", `data:text/javascript,${encodeURIComponent(CLOSED)}`];
  const content = join(root, "tests/support/content");
  const edit = [join(root, "editor/main.ts"), "--content", content, "--port", "0", "--no-browser"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...system, ...edit], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    `Rien ne peut être écrit dans ce dossier\u00a0: ${join(root, "node_modules")}. Autorisez l’écriture dans ses propriétés, pour lui et pour tout ce qu’il contient.\n`,
  );
});
