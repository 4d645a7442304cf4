import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { ChildHost } from "../hosts/child-host.ts";
import { type Answers, type FaultProxy, from, fromEither, startFaultProxy } from "./fault-proxy.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const root = resolve(import.meta.dirname, "../..");
/** What a build reads of the project, and what it shares with other builds. */
const [SOURCES, SHARED] = [
  ["site", "contract", "content", "package.json", "package-lock.json", "tsconfig.base.json", "vite.config.ts"],
  ["node_modules", ".cache"],
];
/** A line that only the other client bundle has. The entry and, because they import it, all chunks get other names by it. */
const CHANGE = '\ndocument.documentElement.dataset.bundle = "other";\n';

/** Two builds of the site that differ in their client bundle, each with its server, and a proxy before them. */
export interface TwoBuilds {
  readonly proxy: FaultProxy;
  /** Folders of the builds. */
  readonly folder: string;
  readonly otherFolder: string;
  /** Origins of the servers. */
  readonly old: string;
  readonly other: string;
  /** The first build alone answers. */
  readonly oldOnly: Answers;
  /** The other build alone answers: the files of the first are gone. */
  readonly newBuildOnly: Answers;
  /** The other build answers, and the first where the other has no such file. */
  readonly newBuildThenOld: Answers;
  stop(): Promise<void>;
}

/**
 * Makes the other build and starts its server, beside one that runs.
 *
 * @param old the first build's server, and the folder of the build; both servers keep messages in one place
 */
export async function startTwoBuilds(
  old: Pick<RunningServer, "origin" | "dataFolder"> & { readonly folder: string },
): Promise<TwoBuilds> {
  const folder = await mkdtemp(join(tmpdir(), "other-site-"));
  const otherFolder = join(folder, "site");
  await buildOther(otherFolder);
  const other = await startServer(otherFolder, { DATA_DIR: old.dataFolder, CONTACT_RATE_LIMIT: "100000" });
  return between({ folder: old.folder, otherFolder, old: old.origin, other: other.origin }, async () => {
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** The same two builds, each with a web server of its own. @param start starts it on the folder of a build */
export async function startTwoBuildsOn(
  { folder, otherFolder }: TwoBuilds,
  start: (folder: string) => Promise<Pick<ChildHost, "origin" | "stop">>,
): Promise<TwoBuilds> {
  const [old, other] = await Promise.all([start(folder), start(otherFolder)]);
  return between({ folder, otherFolder, old: old.origin, other: other.origin }, async () => {
    await Promise.all([old.stop(), other.stop()]);
  });
}

async function between(
  builds: Pick<TwoBuilds, "folder" | "otherFolder" | "old" | "other">,
  stopServers: () => Promise<void>,
): Promise<TwoBuilds> {
  const { old, other } = builds;
  const oldOnly: Answers = () => from(old);
  const proxy = await startFaultProxy(oldOnly);
  return {
    ...builds,
    proxy,
    oldOnly,
    newBuildOnly: () => from(other),
    newBuildThenOld: (path) => (path.startsWith("/assets/") ? fromEither(other, old) : from(other)),
    async stop() {
      await proxy.stop();
      await stopServers();
    },
  };
}

/**
 * Builds the shipped content from the same sources but for one line of the browser's entry, as after a deploy of code.
 *
 * @throws {Error} with the generator's own words when the build fails
 */
async function buildOther(out: string): Promise<void> {
  const project = await mkdtemp(join(tmpdir(), "other-client-"));
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
  if (code !== 0) throw new Error(`The other build failed:\n${errors}`);
}
