import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const project = resolve(import.meta.dirname, "../../..");

/** The service's user: any number but root's. */
export const SERVICE = 64_321;

/** Why nothing can be tried here as another user, for the names of the tests. */
export function reasonNotToTry(): string | undefined {
  if (process.getuid?.() !== 0) return " (skipped: not root)";
  const asService = spawnSync(process.execPath, ["--version"], { uid: SERVICE, gid: SERVICE, cwd: project });
  return asService.status === 0 ? undefined : " (skipped: only root may read the project)";
}
