import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

const root = resolve(import.meta.dirname, "../..");
/** What a build reads of the project, and what it shares with other builds. */
const [SOURCES, SHARED] = [
  ["site", "contract", "content", "package.json", "package-lock.json", "tsconfig.base.json", "vite.config.ts"],
  ["node_modules", ".cache"],
];
/** A line that only the other program has. The entry and, because they import it, all chunks get other names by it. */
const CHANGE = '\ndocument.documentElement.dataset.program = "other";\n';

/**
 * Builds the shipped content with another program: the same sources but for one line of the browser's entry, as after
 * a deploy of code.
 *
 * @param out the folder to build into; a build that is there already keeps its scripts for open tabs
 * @throws {Error} with the generator's own words when the build fails
 */
export async function buildOtherProgram(out: string): Promise<void> {
  const project = await mkdtemp(join(tmpdir(), "other-program-"));
  try {
    await Promise.all([
      ...SOURCES.map((name) => cp(join(root, name), join(project, name), { recursive: true })),
      ...SHARED.map((name) => symlink(join(root, name), join(project, name))),
    ]);
    await appendFile(join(project, "site/client/main.ts"), CHANGE);
    await generate(project, out);
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

async function generate(project: string, out: string): Promise<void> {
  const { NODE_ENV: _test, ...environment } = process.env;
  const generator = join(project, "site/generator/main.ts");
  const child = spawn(process.execPath, [generator, "--out", out, "--no-compress", "--quiet"], {
    cwd: project,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr)]);
  if (code !== 0) throw new Error(`The other program could not be built:\n${errors}`);
}
