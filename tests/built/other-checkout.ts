import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { SOURCES } from "../support/setup/changed-project.ts";
import type { GeneratorRun } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";

const root = resolve(import.meta.dirname, "../..");
/** Pictures take a minute of a processor; they come from the cache, everything else is made anew. */
const KEPT_CACHES = [".cache/pictures", ".cache/social"];

/**
 * Builds the site in another checkout, as on another machine: nothing bundled, rendered or compressed before, one
 * processor where the system can restrict to that, files that nobody else may read.
 *
 * @param folder a new folder; the site goes into `out` below it
 */
export async function buildInOtherCheckout(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<GeneratorRun> {
  const checkout = join(folder, "checkout");
  await mkdir(checkout, { recursive: true });
  for (const part of [...SOURCES, ...KEPT_CACHES])
    await cp(join(root, part), join(checkout, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(checkout, "node_modules"), "dir");
  const { NODE_ENV: _test, ...shell } = process.env;
  const confined = 'umask 077; if command -v taskset > /dev/null; then exec taskset -c 0 "$@"; else exec "$@"; fi';
  const program = [
    process.execPath,
    join(checkout, "engine/build/main.ts"),
    "--content",
    contentFolder,
    "--out",
    join(folder, "out"),
  ];
  const child = spawn("sh", ["-c", confined, "sh", ...program], {
    cwd: checkout,
    env: { ...shell, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], output, errors] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code: Number(code ?? 1), output, errors };
}
