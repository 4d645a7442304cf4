import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type GeneratorRun, runCommand } from "./run-generator.ts";

const root = resolve(import.meta.dirname, "../../..");
/** What a build reads of the project. */
export const SOURCES = [
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

/** Changes by file: its new text, or the new text from the old. */
export type CodeChanges = Readonly<Record<string, string | ((text: string) => string)>>;

/** The project's sources in a new folder, as after a change of code. */
export interface ChangedProject {
  readonly folder: string;
  /** Runs a program of the project, by its file. */
  run(entry: string, options: readonly string[]): Promise<GeneratorRun>;
  remove(): Promise<void>;
}

/**
 * Copies the project's sources, with some changes.
 *
 * @param more files and folders beside those that a build reads
 */
export async function changedProject(changes: CodeChanges, more: readonly string[] = []): Promise<ChangedProject> {
  const project = await copyProject(more, ["node_modules", ".cache"]);
  for (const [name, change] of Object.entries(changes)) {
    const file = join(project, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof change === "string" ? change : change(await readFile(file, "utf8")));
  }
  return {
    folder: project,
    run: (entry, options) => runCommand(entry, options, {}, project),
    remove: () => rm(project, { recursive: true, force: true }),
  };
}
