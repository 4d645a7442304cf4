import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { etagOf } from "#engine/build/output/file-writer.ts";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { PublishingError } from "./target.ts";

/** Milliseconds in which a server takes a release, and between two questions. */
const TAKEN_WITHIN = 20_000;
const ASKED_EACH = 500;
/** Milliseconds for an answer. */
const ANSWER_TIME = 5_000;

/**
 * Asks the site itself whether it answers with a release: for an address that has other bytes in it than in the one before.
 *
 * @param origin where visitors find the site
 * @returns why nobody can tell, where the site answers with neither or not at all; undefined where it has the release
 * @throws {PublishingError} where it still answers with the one before
 */
export async function demandTaken(
  origin: string,
  release: string,
  before: string | undefined,
  within = TAKEN_WITHIN,
): Promise<string | undefined> {
  const [now, was] = await Promise.all([release, before].map(filesOf));
  const mark = Object.keys(now ?? {}).find((path) => was?.[path] !== undefined && was[path] !== now?.[path]);
  const path = mark ?? (was === undefined ? Object.keys(now ?? {})[0] : undefined);
  if (path === undefined) return undefined;
  const until = performance.now() + within;
  for (;;) {
    const answer = await markAt(new URL(path, origin));
    if (answer === now?.[path]) return undefined;
    if (performance.now() < until) await setTimeout(ASKED_EACH);
    else if (answer === was?.[path]) throw PublishingError.of("publish-not-taken", { write: `${origin}/` });
    else return answer;
  }
}

/** The hash of each file that browsers ask for anew, by its address. */
async function filesOf(release: string | undefined): Promise<Readonly<Record<string, string>> | undefined> {
  if (release === undefined) return undefined;
  const text = await readFile(join(release, MANIFEST_FILE), "utf8").catch(() => '{"files":{}}');
  const { files } = JSON.parse(text) as Pick<Manifest, "files">;
  const asked = Object.entries(files).filter(([, { cache }]) => cache === "revalidate");
  return Object.fromEntries(asked.map(([path, { identity }]) => [path, identity.etag]));
}

/** The hash of what an address answers with; in words, that it does not. */
async function markAt(address: URL): Promise<string> {
  try {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { "accept-encoding": "identity", "cache-control": "no-cache" },
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return answer.status === 200 ? etagOf(bytes) : `${address} ${answer.status}`;
  } catch (error) {
    const { cause } = error as { readonly cause?: Error };
    return `${address} ${(cause ?? (error as Error)).message}`;
  }
}
