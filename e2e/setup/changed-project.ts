import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { contentFolder } from "./test-content.ts";

const root = resolve(import.meta.dirname, "../..");
/** What a build reads of the project. */
const SOURCES = ["site", "contract", "package.json", "package-lock.json", "tsconfig.base.json", "vite.config.ts"];

/**
 * Copies what a build reads of the project to a folder of its own, for a test to change.
 *
 * @param more folders to copy too
 * @param shared what is not copied but led to
 */
export async function copyProject(more: readonly string[], shared: readonly string[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "changed-project-"));
  await Promise.all([
    ...[...SOURCES, ...more].map((name) => cp(join(root, name), join(project, name), { recursive: true })),
    ...shared.map((name) => symlink(join(root, name), join(project, name))),
  ]);
  return project;
}

/**
 * Builds the content made for tests from sources with some changes, as after a change of code.
 *
 * @param changes by file, the new text from the old
 * @throws {Error} with the generator's own words when the build fails
 */
export async function buildChangedProject(
  out: string,
  changes: Readonly<Record<string, (text: string) => string>>,
): Promise<void> {
  const project = await copyProject([], ["node_modules", ".cache"]);
  try {
    for (const [name, change] of Object.entries(changes)) {
      const file = join(project, name);
      await writeFile(file, change(await readFile(file, "utf8")));
    }
    await generate(project, out);
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

async function generate(project: string, out: string): Promise<void> {
  const { NODE_ENV: _test, ...environment } = process.env;
  const generator = join(project, "site/generator/main.ts");
  const child = spawn(
    process.execPath,
    [generator, "--content", contentFolder, "--out", out, "--no-compress", "--quiet"],
    {
      cwd: project,
      env: environment,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr)]);
  if (code !== 0) throw new Error(`The build of the changed project failed:\n${errors}`);
}
