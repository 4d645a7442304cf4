import { basename } from "node:path/posix";
import { lightName } from "#engine/content/media/dark-picture.ts";
import { extensionOf } from "#engine/content/media/media-kinds.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import type { Media } from "../contract/media.ts";
import type { MediaRequest } from "../contract/requests.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import { mediaList } from "../files/media-files.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { Refused } from "../words/refused.ts";
import { mediaNamesIn, withRenamedMedia } from "./changes/media-names.ts";
import { readSiteTexts, type SiteTexts } from "./changes/site-texts.ts";

const FOLDER = "media/";

/** Renames or deletes a file of the media folder, and its dark version with it. @throws {Refused} for one that a text shows */
export function changeMedia(store: ContentStore, facts: SiteFacts, request: MediaRequest): Promise<FileChanges> {
  return store.change(async () => {
    const all = (await listContentFiles(store.folder)).filter((path) => path.startsWith(FOLDER));
    if (!isMediaPath(request.path) || !all.includes(request.path)) throw Refused.because("no-such-file", {}, 404);
    const texts = await readSiteTexts(store, facts);
    return request.do === "delete" ? deletion(texts, all, request.path) : renaming(texts, all, request);
  });
}

/** The files of the media folder, with the texts that name each. One file that cannot be read hides no other. */
export async function mediaIn(store: ContentStore, history: History, facts: SiteFacts): Promise<Media> {
  const unread: string[] = [];
  const leaveOut = async (error: Refused) => void unread.push(error.inWords(facts.language));
  const texts = await readSiteTexts(store, facts, leaveOut);
  const uses = [...texts.files.keys()].flatMap((path) =>
    [...mediaNamesIn(texts, path)].map((name) => ({ name, path })),
  );
  const users = Map.groupBy(uses, ({ name }) => name);
  const unknown = unread.length > 0 ? null : [];
  const usersOf = (name: string) => users.get(name)?.map(({ path }) => path) ?? unknown;
  return { files: await mediaList(store, history, usersOf, leaveOut), unread };
}

function deletion(texts: SiteTexts, all: readonly string[], path: string): FileChanges {
  const name = path.slice(FOLDER.length);
  const shown = lightName(path) === undefined ? name : (lightName(path) ?? path).slice(FOLDER.length);
  const users = [...texts.files.keys()].filter((file) => mediaNamesIn(texts, file).has(shown));
  if (users.length > 0) {
    const titles = users.map((file) => (file.endsWith(".md") ? `« ${texts.title(file)} »` : file));
    throw Refused.because("still-used", { name, users: titles.join(", ") }, 409);
  }
  return { files: new Map(withDark(all, path).map((file) => [file, null])) };
}

function renaming(texts: SiteTexts, all: readonly string[], { path, name }: MediaRequest & { readonly do: "rename" }) {
  const extension = extensionOf(path);
  const bare = basename(name.trim(), `.${extension}`);
  if (bare === "") throw Refused.because("name-missing", {});
  const renamed = `${slugOf(bare, "file")}.${extension}`;
  const to = `${FOLDER}${renamed}`;
  if (to === path) return { files: new Map() };
  if (all.some((other) => other.toLowerCase() === to && other !== path))
    throw Refused.because("name-taken", { name: renamed }, 409);
  const moved = withDark(all, path).map((file) => [file, file === path ? to : darkOf(to)] as const);
  const after = withRenamedMedia(texts, path.slice(FOLDER.length), renamed);
  return { files: texts.differences(after), moved: new Map(moved), read: texts.files };
}

/** A file, and its dark version where it has one. */
function withDark(all: readonly string[], path: string): string[] {
  return [path, ...all.filter((other) => lightName(other) === path)];
}

function darkOf(path: string): string {
  return path.replace(/(\.[^./]+)$/, ".dark$1");
}
