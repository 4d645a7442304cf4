import { basename } from "node:path";
import { readPublishedFile } from "#engine/content/addresses/published-file.ts";
import { postPath } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { Deleted, DeleteRequest } from "../contract/files.ts";
import type { SiteLanguage } from "../contract/values.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import { isGroup, isList } from "../files/yaml/json-values.ts";
import { schemaLine } from "../schemas/file-schemas.ts";
import { Refused } from "../words/refused.ts";
import { isPost } from "./collections.ts";

const GONE = "gone.yaml";

/**
 * Deletes an article, or a file of the media folder that no text names. The addresses of an article that visitors may
 * know answer "gone" from then on.
 *
 * @param usersOf the texts that name a file of the media folder
 * @throws {Refused} where the site needs the file
 */
export async function deleteFile(
  store: ContentStore,
  translation: Routes,
  { path, version }: DeleteRequest,
  usersOf: (path: string) => Promise<readonly string[]>,
): Promise<Deleted> {
  if (isMediaPath(path)) {
    const users = await usersOf(path);
    if (users.length > 0) throw Refused.because("still-used", { file: path, users: users.join(", ") }, 409);
    await store.remove(path, version);
    return { path, gone: null };
  }
  if (!isPost(translation, path)) throw Refused.because("not-to-be-deleted", { file: path });
  const { value } = await store.open(path);
  const settings = isGroup(value) ? value : {};
  const address = postPath(translation, path.split("/")[1] as SiteLanguage, basename(path, ".md"));
  const published = readPublishedFile(store.folder);
  const aliases = isList(settings.aliases) ? settings.aliases.map(String) : [];
  const isKnown = published?.lines.has(address) || (value !== null && settings.draft !== true && isPast(settings.date));
  await store.remove(path, version);
  if (!isKnown) return { path, gone: null };
  await addToGone(store, [address, ...aliases]);
  return { path, gone: address };
}

function isPast(date: unknown): boolean {
  return typeof date === "string" && date <= new Date().toISOString().slice(0, 10);
}

async function addToGone(store: ContentStore, addresses: readonly string[]): Promise<void> {
  const file = await store.read(GONE);
  if (file === undefined) {
    const text = `${schemaLine(GONE)}\n${addresses.map((address) => `- ${address}\n`).join("")}`;
    await store.save({ path: GONE, version: null, edited: { text } });
    return;
  }
  const { value } = await store.open(GONE);
  const known = isList(value) ? value : [];
  const fresh = addresses.filter((address) => !known.includes(address));
  await store.save({ path: GONE, version: file.version, edited: { value: [...known, ...fresh] } });
}
