import sharp from "sharp";
import { lightName } from "#engine/content/media/dark-picture.ts";
import { mediaKind } from "#engine/content/media/media-kinds.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import type { MediaEntry } from "../contract/media.ts";
import type { Refused } from "../words/refused.ts";
import type { ContentStore } from "./content-store.ts";
import type { History } from "./history.ts";

/**
 * The files of the media folder.
 *
 * @param usersOf gives the texts that name a file; null where nobody can tell
 * @param onUnread given why one cannot be read, which is then left out
 */
export async function mediaList(
  store: ContentStore,
  history: History,
  usersOf: (name: string) => MediaEntry["usedBy"],
  onUnread: (error: Refused) => Promise<undefined>,
): Promise<readonly MediaEntry[]> {
  const files = (await listContentFiles(store.folder)).filter((path) => path.startsWith("media/"));
  const entries = await Promise.all(files.map((path) => mediaEntry(store, history, path, usersOf).catch(onUnread)));
  return entries.flatMap((entry) => entry ?? []);
}

async function mediaEntry(
  store: ContentStore,
  history: History,
  path: string,
  usersOf: (name: string) => MediaEntry["usedBy"],
): Promise<MediaEntry | undefined> {
  const file = await store.read(path);
  if (file === undefined) return undefined;
  const name = path.slice("media/".length);
  const kind = mediaKind(name);
  const picture = kind === "picture" ? sharp(file.bytes) : undefined;
  const facts = await picture?.metadata().catch(() => undefined);
  return {
    path,
    name,
    kind: kind === "picture" || kind === "document" ? kind : "other",
    bytes: file.bytes.length,
    version: file.version,
    before: await history.before(path, file.bytes),
    // A dark version counts as used where its picture is used.
    usedBy: usersOf(mediaName(lightName(path) ?? path)),
    ...facts?.autoOrient,
  };
}
