import { basename } from "node:path/posix";
import sharp from "sharp";
import { FRAMING_FILE, type Framings, readFramings } from "#engine/content/media/framing.ts";
import { extensionOf, lightName, mediaKind } from "#engine/content/media/media-kinds.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import { slugOf } from "#engine/content/source/slug.ts";
import { linkedFiles } from "#engine/content/text/markdown-parser.ts";
import type { Media, MediaEntry } from "../contract/files.ts";
import type { Framing, MediaRequest } from "../contract/requests.ts";
import type { Json } from "../contract/values.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { plainLines, readLately, withEdit } from "../files/edited-text.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import { isGroup, isList, isSame, type JsonGroup } from "../files/yaml/json-values.ts";
import { Refused } from "../words/refused.ts";
import type { SiteFacts } from "./site-facts.ts";
import { readSiteTexts, type SiteTexts } from "./site-texts.ts";

const FOLDER = "media/";

/**
 * Renames or deletes a file of the media folder, and its dark version with it, or frames a picture. How a picture is framed goes
 * with it.
 *
 * @throws {Refused} for one that a text shows and that is to be deleted
 */
export function changeMedia(store: ContentStore, facts: SiteFacts, request: MediaRequest): Promise<FileChanges> {
  return store.change(async () => {
    const all = await mediaPaths(store);
    if (!isMediaPath(request.path) || !all.includes(request.path)) throw Refused.because("no-such-file", {}, 404);
    const reframed = await framingChange(store);
    if (request.do === "frame") return reframed(request.path, request.framing);
    const texts = await readSiteTexts(store, facts);
    const change: FileChanges =
      request.do === "delete" ? deletion(texts, all, request.path) : renaming(texts, all, request);
    const framing = reframed(request.path, undefined, change.moved?.get(request.path));
    return {
      ...change,
      files: new Map([...change.files, ...framing.files]),
      ...(change.read && { read: new Map([...change.read, ...framing.read]) }),
    };
  });
}

/** Gives what `pictures.yaml` becomes where a picture is framed otherwise, gets another name, or is no longer framed. */
async function framingChange(store: ContentStore) {
  const text = (await store.read(FRAMING_FILE))?.bytes.toString("utf8");
  const value = readLately(FRAMING_FILE, plainLines(text ?? "")).value;
  const known = isGroup(value) ? value : {};
  return (path: string, framing: Framing | undefined, to?: string) => {
    const name = path.slice(FOLDER.length);
    const isIt = ([key]: readonly [string, Json]) => mediaName(key) === mediaName(name);
    const [, before] = Object.entries(known).find(isIt) ?? [];
    const own: JsonGroup = {
      ...(framing?.crop && { crop: framing.crop }),
      ...(framing?.point && { point: framing.point }),
    };
    const after = to === undefined ? (Object.keys(own).length > 0 ? own : undefined) : before;
    const others = Object.entries(known).filter((one) => !isIt(one));
    const all = after === undefined ? others : [...others, [to?.slice(FOLDER.length) ?? name, after] as const];
    const isChanged = before !== undefined || after !== undefined;
    const written = all.length === 0 ? null : withEdit("yaml", text ?? "", { value: Object.fromEntries(all) });
    const read = new Map(text === undefined ? [] : [[FRAMING_FILE, text] as const]);
    return { files: new Map(isChanged ? [[FRAMING_FILE, written] as const] : []), read };
  };
}

/** The files of the media folder, with the texts that name each. One file that cannot be read hides no other. */
export async function mediaIn(store: ContentStore, history: History, facts: SiteFacts): Promise<Media> {
  const unread: string[] = [];
  const leaveOut = async (error: Refused) => void unread.push(error.inWords(facts.language));
  const texts = await readSiteTexts(store, facts, leaveOut);
  const users = usersIn(texts);
  const unknown = unread.length > 0 ? null : [];
  const framings = await framingsIn(store);
  const usersOf = (name: string) => users.get(name) ?? unknown;
  const paths = await mediaPaths(store);
  const entries = await Promise.all(paths.map((path) => mediaEntry(store, history, path, usersOf).catch(leaveOut)));
  const framed = (entry: MediaEntry) => ({ ...entry, ...(framings[entry.name] && { framing: framings[entry.name] }) });
  return { files: entries.flatMap((entry) => (entry ? [framed(entry)] : [])), unread };
}

/** How pictures are framed, as far as that can be read. */
async function framingsIn(store: ContentStore): Promise<Framings> {
  const text = await store.read(FRAMING_FILE).then(
    (file) => file?.bytes.toString("utf8"),
    () => undefined,
  );
  return readFramings({ text: () => text, list: () => [] }).framings;
}

async function mediaPaths({ folder }: ContentStore): Promise<readonly string[]> {
  return (await listContentFiles(folder)).filter((path) => path.startsWith(FOLDER));
}

/** The texts that name each file of the media folder. */
function usersIn(texts: SiteTexts): ReadonlyMap<string, readonly string[]> {
  const uses = [...texts.files.keys()].flatMap((path) =>
    [...mediaNamesIn(texts, path)].map((name) => ({ name, path })),
  );
  const users = Map.groupBy(uses, ({ name }) => name);
  return new Map([...users].map(([name, own]) => [name, own.map(({ path }) => path)]));
}

/** The name by which texts show a file: a dark version is used where its picture is. */
function shownName(path: string): string {
  return mediaName(lightName(path) ?? path);
}

function deletion(texts: SiteTexts, all: readonly string[], path: string): FileChanges {
  const users = usersIn(texts).get(shownName(path)) ?? [];
  if (users.length > 0) {
    const titles = users.map((file) => (file.endsWith(".md") ? `« ${texts.title(file)} »` : file));
    throw Refused.because("still-used", { name: path.slice(FOLDER.length), users: titles.join(", ") }, 409);
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

/** What a link or a picture of Markdown leads to, there or where its reference is defined: names may have spaces, and pairs of brackets. */
const TARGET = /(\]\(|^ {0,3}\[[^[\]\n]{1,99}\]:)((?:[^()\n]|\([^()\n]{0,99}\)){1,999})/gm;

/** The files of the media folder that a text names: in Markdown, that of its settings too, and as the whole value of a setting. */
function mediaNamesIn(texts: SiteTexts, path: string): ReadonlySet<string> {
  const text = texts.files.get(path) ?? "";
  const value = texts.value(path);
  // Of what cannot be read, each word may be the name of a file.
  const settings = value === null ? (text.match(/[^\s"'()<>[\]{},:]+/g) ?? []) : textsIn(value);
  const body = path.endsWith(".md") ? (frontMatterParts(text)?.[3] ?? text) : "";
  return new Set([...settings.map(mediaName), ...[...settings, body].flatMap(linkedFiles)]);
}

/** The texts that name a file of the media folder, with another name for it. */
function withRenamedMedia(texts: SiteTexts, from: string, to: string): SiteTexts {
  const relinked = (text: string) =>
    text.replace(TARGET, (link, open: string, inside: string) => {
      const [name = ""] = inside.split(/\s["']/);
      const isIt = mediaName(name.trim().replace(/^<|>$/g, "")) === from;
      return isIt ? open + inside.replace(name.trim(), to) : link;
    });
  let all = texts;
  for (const [path, text] of texts.files) {
    if (!mediaNamesIn(texts, path).has(from)) continue;
    all = all.with(path, relinked(text));
    const value = all.value(path);
    const renamed = withText(value, (text) => (mediaName(text) === from ? to : text));
    if (!isSame(value, renamed)) all = all.withValue(path, renamed);
  }
  return all;
}

function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return isList(value) ? value.flatMap(textsIn) : isGroup(value) ? Object.values(value).flatMap(textsIn) : [];
}

function withText(value: Json, change: (text: string) => string): Json {
  if (typeof value === "string") return change(value);
  if (isList(value)) return value.map((item) => withText(item, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, change)]));
}

async function mediaEntry(
  store: ContentStore,
  history: History,
  path: string,
  usersOf: (name: string) => MediaEntry["usedBy"],
): Promise<MediaEntry | undefined> {
  const file = await store.read(path);
  if (file === undefined) return undefined;
  const name = path.slice(FOLDER.length);
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
    usedBy: usersOf(shownName(path)),
    ...facts?.autoOrient,
  };
}
