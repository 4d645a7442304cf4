import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { lightName } from "#engine/content/media/dark-picture.ts";
import { mediaKind } from "#engine/content/media/media-kinds.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import type { MediaEntry } from "../contract/media.ts";
import type { ContentStore } from "./content-store.ts";

/**
 * The files of the media folder.
 *
 * @param users the texts that name each file, by its name
 */
export async function mediaList(
  store: ContentStore,
  users: ReadonlyMap<string, readonly string[]>,
): Promise<readonly MediaEntry[]> {
  const files = (await listContentFiles(store.folder)).filter((path) => path.startsWith("media/"));
  const entries = await Promise.all(files.map((path) => mediaEntry(store, path, users)));
  return entries.flatMap((entry) => entry ?? []);
}

/** A file of the media folder; undefined if it is missing. */
export async function mediaEntry(
  store: ContentStore,
  path: string,
  users: ReadonlyMap<string, readonly string[]>,
): Promise<MediaEntry | undefined> {
  const file = await store.read(path);
  if (file === undefined) return undefined;
  const name = path.slice("media/".length);
  const kind = mediaKind(name);
  const facts =
    kind === "picture"
      ? await sharp(file.bytes)
          .metadata()
          .catch(() => undefined)
      : undefined;
  const { size } = await stat(join(store.folder, path));
  return {
    path,
    name,
    kind: kind === "picture" || kind === "document" ? kind : "other",
    bytes: size,
    version: file.version,
    usedBy: usersIn(users, path),
    ...(facts === undefined ? {} : { width: facts.autoOrient.width, height: facts.autoOrient.height }),
  };
}

/** A dark version counts as used where its picture is used. */
function usersIn(users: ReadonlyMap<string, readonly string[]>, path: string): readonly string[] {
  return users.get(mediaName(lightName(path) ?? path)) ?? [];
}
