import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
/** What a build reads of the project. */
const SOURCES = [
  "engine",
  "consent",
  "contact",
  "drawings",
  "site",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
];

/**
 * Copies what a build reads of the project to a new folder, for a test to change.
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
