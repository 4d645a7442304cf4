import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildChangedProject } from "./changed-project.ts";
import type { ChildHost } from "./child-host.ts";
import { type Answers, type FaultProxy, from, fromEither, startFaultProxy } from "./fault-proxy.ts";
import { type RunningServer, startServer } from "./start-server.ts";

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
  await buildChangedProject(otherFolder, { "site/client/main.ts": (entry) => entry + CHANGE });
  const other = await startServer(otherFolder, { DATA_DIR: old.dataFolder, CONTACT_RATE_LIMIT: "100000" });
  return between({ folder: old.folder, otherFolder, old: old.origin, other: other.origin }, async () => {
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** The same two builds, each with its own web server. @param start starts it on the folder of a build */
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
