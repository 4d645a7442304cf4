import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { lightName } from "#engine/content/media/dark-picture.ts";
import { mediaKind } from "#engine/content/media/media-kinds.ts";
import { type ContentFiles, readContentFiles } from "#engine/content/source/content-files.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import { linkedFiles } from "#engine/content/text/linked-files.ts";
import type { MediaEntry, MediaList } from "../contract/media.ts";
import type { Json } from "../contract/values.ts";
import type { ContentStore } from "./content-store.ts";
import { readText } from "./edited-text.ts";
import { fileKind } from "./file-kinds.ts";
import { isGroup } from "./yaml/json-values.ts";

/** The files of the media folder, with the texts that name each. */
export async function mediaList(store: ContentStore): Promise<MediaList> {
  const files = await readContentFiles(store.folder);
  const users = await usersByName(files);
  const entries = await Promise.all(files.list("media/").map((path) => mediaEntry(store, path, users)));
  return { files: entries.flatMap((entry) => entry ?? []) };
}

/** The texts that name a file of the media folder. */
export async function usersOf(store: ContentStore, path: string): Promise<readonly string[]> {
  const files = await readContentFiles(store.folder);
  return usersIn(await usersByName(files), path);
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

async function usersByName(files: ContentFiles): Promise<ReadonlyMap<string, readonly string[]>> {
  const users = new Map<string, string[]>();
  for (const path of [...files.list("pages/"), ...files.list("posts/")].filter((name) => name.endsWith(".md"))) {
    const text = await files.load(path);
    for (const name of namedFiles(path, text)) {
      users.set(name, [...(users.get(name) ?? []), path]);
    }
  }
  return users;
}

/** The files that a text names: in its Markdown, that of its settings too, and the picture of an article. */
function namedFiles(path: string, text: string): ReadonlySet<string> {
  const { value = null, body } = readIfSound(path, text);
  const picture = isGroup(value) && typeof value.image === "string" ? [mediaName(value.image)] : [];
  return new Set([...stringsIn(value), body ?? text].flatMap(linkedFiles).concat(picture));
}

function readIfSound(path: string, text: string): Partial<ReturnType<typeof readText>> {
  try {
    return readText(fileKind(path), text);
  } catch {
    return {};
  }
}

function stringsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
