import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "../setup/start-server.ts";
import { type Answers, type Front, startFront } from "./front.ts";
import { buildOtherProgram } from "./other-program.ts";
import { from, fromEither } from "./replies.ts";

/** Two builds of the site that differ in their program, each with its server, and what stands before them. */
export interface SkewSites {
  readonly front: Front;
  /** Folder of the first build. */
  readonly folder: string;
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
  await buildOtherProgram(join(folder, "site"));
  const other = await startServer(join(folder, "site"), { DATA_DIR: old.dataFolder, CONTACT_RATE_LIMIT: "100000" });
  const oldOnly: Answers = () => from(old.origin);
  const front = await startFront(oldOnly);
  return {
    front,
    folder: old.folder,
    old: old.origin,
    other: other.origin,
    oldOnly,
    otherOnly: () => from(other.origin),
    otherBesideOld: (path) => (path.startsWith("/assets/") ? fromEither(other.origin, old.origin) : from(other.origin)),
    async stop() {
      await Promise.all([front.stop(), other.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
