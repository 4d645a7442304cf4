import { stat } from "node:fs/promises";
import { join } from "node:path";
import { waiting, whatIsPublished } from "#engine/build/published.ts";
import { stoppingIn } from "#engine/content/addresses/published-file.ts";
import { addressesOf, publicOn } from "#engine/content/addresses/site-addresses.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import type { Publishing } from "../contract/runs.ts";
import type { Workspace } from "./workspace.ts";

/** Files of settings and words that pages share: what of the articles and pages has changed, the collections say. */
const SHARED = /^(?:[\w-]+\.yaml|messages\/.*|theme\/.*)$/;

/** What a publication would do now. @throws {Refused} where the program itself has failed */
export async function publishingOf(workspace: Workspace): Promise<Publishing> {
  const { content, judged, inWords, facts } = workspace;
  const { read } = await judged();
  const { published: list } = await facts();
  const { toDecide, samples, toDo } = read
    ? await waiting(whatIsPublished(read, undefined), { content, now: new Date() })
    : { toDecide: [], samples: [], toDo: [] };
  // Of a text that has moved, visitors of its old address are led to the new one.
  const answering = read && addressesOf(publicOn(read.addresses), read.addresses);
  const gone = (list?.pages ?? []).filter(({ path }) => answering?.has(path) === false);
  return {
    publishedAt: list?.at ?? null,
    hasWay: read === undefined || read.content.site.publish !== undefined,
    changed: list?.at === undefined ? [] : await changedSince(content, new Date(list.at)),
    removed: gone.map(({ title }) => title),
    stopping: read ? await inWords(stoppingIn(content, read.addresses), "note") : [],
    concerns: await inWords([...toDecide, ...toDo.filter(({ id }) => id !== "no-way-online")], "note"),
    samples: await inWords(samples, "note"),
  };
}

async function changedSince(content: string, since: Date): Promise<readonly string[]> {
  const shared = (await listContentFiles(content)).filter((path) => SHARED.test(path));
  const written = await Promise.all(
    shared.map(async (path) => ({ path, found: await stat(join(content, path)).catch(() => undefined) })),
  );
  // One that was deleted since it was listed has changed too.
  return written.filter(({ found }) => found === undefined || found.mtime > since).map(({ path }) => path);
}
