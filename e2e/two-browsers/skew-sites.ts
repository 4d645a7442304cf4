import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChildHost } from "../hosts/child-host.ts";
import { type RunningServer, startServer } from "../setup/start-server.ts";
import { type Answers, type Front, startFront } from "./front.ts";
import { buildOtherProgram } from "./other-program.ts";
import { from, fromEither } from "./replies.ts";

/** Two builds of the site that differ in their program, each with its server, and what stands before them. */
export interface SkewSites {
  readonly front: Front;
  /** Folders of the builds. */
  readonly folder: string;
  readonly otherFolder: string;
  /** Origins of the servers. */
  readonly old: string;
  readonly other: string;
  /** The first build alone answers. */
  readonly oldOnly: Answers;
  /** The other build alone answers: the files of the first are gone. */
  readonly otherOnly: Answers;
  /** The other build answers, and the first where the other has no such file. */
  readonly otherBesideOld: Answers;
  stop(): Promise<void>;
}

/**
 * Builds the other program and starts its server, beside one that runs.
 *
 * @param old the first build's server, and the folder of the build; both servers keep messages in one place
 */
export async function startSkewSites(
  old: Pick<RunningServer, "origin" | "dataFolder"> & { readonly folder: string },
): Promise<SkewSites> {
  const folder = await mkdtemp(join(tmpdir(), "other-site-"));
  const otherFolder = join(folder, "site");
  await buildOtherProgram(otherFolder);
  const other = await startServer(otherFolder, { DATA_DIR: old.dataFolder, CONTACT_RATE_LIMIT: "100000" });
  return between({ folder: old.folder, otherFolder, old: old.origin, other: other.origin }, async () => {
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** The same two builds, each with a web server of its own. @param start starts it on the folder of a build */
export async function startSkewSitesOn(
  { folder, otherFolder }: SkewSites,
  start: (folder: string) => Promise<Pick<ChildHost, "origin" | "stop">>,
): Promise<SkewSites> {
  const [old, other] = await Promise.all([start(folder), start(otherFolder)]);
  return between({ folder, otherFolder, old: old.origin, other: other.origin }, async () => {
    await Promise.all([old.stop(), other.stop()]);
  });
}

/** Puts a front before the servers of two builds. */
async function between(
  builds: Pick<SkewSites, "folder" | "otherFolder" | "old" | "other">,
  stopServers: () => Promise<void>,
): Promise<SkewSites> {
  const { old, other } = builds;
  const oldOnly: Answers = () => from(old);
  const front = await startFront(oldOnly);
  return {
    ...builds,
    front,
    oldOnly,
    otherOnly: () => from(other),
    otherBesideOld: (path) => (path.startsWith("/assets/") ? fromEither(other, old) : from(other)),
    async stop() {
      await front.stop();
      await stopServers();
    },
  };
}
