import sharp from "sharp";
import { lightName } from "#engine/content/media/dark-picture.ts";
import { mediaKind } from "#engine/content/media/media-kinds.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import type { MediaEntry } from "../contract/media.ts";
import type { ContentStore } from "./content-store.ts";
import type { History } from "./history.ts";

/**
 * The files of the media folder.
 *
 * @param users the texts that name each file, by its name
 */
export async function mediaList(
  store: ContentStore,
  history: History,
  users: ReadonlyMap<string, readonly string[]>,
): Promise<readonly MediaEntry[]> {
  const files = (await listContentFiles(store.folder)).filter((path) => path.startsWith("media/"));
  const entries = await Promise.all(files.map((path) => mediaEntry(store, history, path, users)));
  return entries.flatMap((entry) => entry ?? []);
}

async function mediaEntry(
  store: ContentStore,
  history: History,
  path: string,
  users: ReadonlyMap<string, readonly string[]>,
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
    usedBy: users.get(mediaName(lightName(path) ?? path)) ?? [],
    ...facts?.autoOrient,
  };
}
