import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Longer than any command takes: one that waits for ever has failed. */
const DEADLINE = 30_000;

/** Runs the owner's command in a process of its own. @returns the exit code (null where it had to be killed) and what it wrote */
export function inboxCommand(dataDir: string, ...words: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: DEADLINE,
    killSignal: "SIGKILL",
  });
  return { status, stdout, stderr };
}
