/**
 * Tries to leave a locked-down place: `node escape-attempts.ts FOLDER…`. Prints each attempt that succeeded, a line each.
 * With FORBIDDEN_ADDRESS (`host:port`), it also tries to connect there.
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Milliseconds after which a connection that nobody answers counts as held back. */
const NO_ANSWER = 1000;

const folders = process.argv.slice(2);
const forbidden = process.env.FORBIDDEN_ADDRESS;

/** Each attempt, and what it does; it fails by throwing. */
const attempts: Readonly<Record<string, () => unknown>> = {
  "read /etc/shadow": () => readFileSync("/etc/shadow"),
  "send a signal to the first process": () => process.kill(1, 0),
  mount: () => mustEndWell("mount", "-t", "tmpfs", "none", "/mnt"),
  "become root": () => process.setuid?.(0),
  ...(forbidden === undefined ? {} : { [`connect to ${forbidden}`]: () => connected(forbidden) }),
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
    await attempt();
    process.stdout.write(`${name}\n`);
  } catch {
    // Held back, as it should be.
  }
}

async function connected(address: string): Promise<void> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect", { signal: AbortSignal.timeout(NO_ANSWER) }).finally(() => socket.destroy());
}

function mustEndWell(program: string, ...args: readonly string[]): void {
  if (spawnSync(program, args).status !== 0) throw new Error(`${program} failed.`);
}
