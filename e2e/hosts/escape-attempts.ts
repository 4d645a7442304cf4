/** Tries to leave a locked-down place: `node escape-attempts.ts FOLDER…`. Prints each attempt that succeeded, a line each. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const folders = process.argv.slice(2);

/** Each attempt, and what it does; it fails by throwing. */
const attempts: Readonly<Record<string, () => unknown>> = {
  "read /etc/shadow": () => readFileSync("/etc/shadow"),
  "send a signal to the first process": () => process.kill(1, 0),
  mount: () => mustEndWell("mount", "-t", "tmpfs", "none", "/mnt"),
  "become root": () => process.setuid?.(0),
  ...Object.fromEntries(
    folders.flatMap((folder) => [
      [`write to ${folder}`, () => writeFileSync(join(folder, "escaped"), "")],
      [
        `make a database in ${folder}`,
        () => new DatabaseSync(join(folder, "escaped.sqlite")).exec("CREATE TABLE t (a)"),
      ],
    ]),
  ),
};

for (const [name, attempt] of Object.entries(attempts)) {
  try {
    attempt();
    process.stdout.write(`${name}\n`);
  } catch {
    // Held back, as it should be.
  }
}

function mustEndWell(program: string, ...args: readonly string[]): void {
  if (spawnSync(program, args).status !== 0) throw new Error(`${program} failed.`);
}
