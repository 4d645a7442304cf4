import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

const root = resolve(import.meta.dirname, "../../..");

/** How a run of a command ended, and what it printed. */
export interface GeneratorRun {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the generator as the owner does, not as part of a test. `environment` is added to what the shell has. */
export function runGenerator(
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<GeneratorRun> {
  return runCommand("engine/build/main.ts", options, environment);
}

/** Runs `npm run publish-site` as the owner does. */
export function runPublishing(options: readonly string[]): Promise<GeneratorRun> {
  return runCommand("publish/main.ts", options, {});
}

/** Runs `npm run dev` until it ends. */
export function runDevelopment(
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<GeneratorRun> {
  return runCommand("scripts/dev/main.ts", options, environment);
}

/** Runs a program of the project, or of a copy of it, until it ends. */
export async function runCommand(
  entry: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
  project = root,
): Promise<GeneratorRun> {
  const { NODE_ENV: _test, ...shell } = process.env;
  const child = spawn(process.execPath, [join(project, entry), ...options], {
    cwd: project,
    env: { ...shell, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], output, errors] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code: Number(code ?? 1), output, errors };
}

/** A new empty folder outside the project; what a run of the tests leaves in such folders goes with its end. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "built-site-"));
}

/** Every file below a folder with its bytes, by its path, sorted. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(paths.sort().map(async (path) => [path, await readFile(path)] as const));
  return new Map(files.map(([path, bytes]) => [path.slice(folder.length + 1).replaceAll("\\", "/"), bytes]));
}
