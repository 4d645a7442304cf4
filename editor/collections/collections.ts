import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { setImmediate } from "node:timers/promises";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { publicState } from "#engine/content/model/visibility.ts";
import { contentText, listContentFiles } from "#engine/content/source/content-files.ts";
import { isCalendarDay } from "#engine/content/source/schema-fields.ts";
import { inOwnerLanguage, type OwnerText } from "#engine/i18n/owner-text.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import type { Collections, PageList, TextInLanguages, TextState, TextVersion } from "../contract/collections.ts";
import { readText } from "../files/edited-text.ts";
import { fileKind, schemaOf } from "../files/file-kinds.ts";
import { isGroup, type JsonGroup } from "../files/yaml/json-values.ts";
import { previewPathOf } from "../site/preview-path.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { folderOf, isArticle, titleOf } from "./changes/site-texts.ts";

/** Files beside the collections; any of them may be missing. */
const OTHERS = ["theme.yaml", "words.txt"];

/** What follows from the files. */
type Collected = Pick<Collections, "languages" | "pageLists" | "texts" | "others">;

/** Milliseconds after which other requests have their turn. */
const LONGEST_TURN = 10;

/** Everything in a content folder that can be edited, broken files included. */
export async function collectionsIn(folder: string, facts: SiteFacts): Promise<Collected> {
  const { site, translation } = facts;
  const files = await listContentFiles(folder);
  const isText = (path: string) =>
    /^(?:posts|pages)\//.test(path) &&
    typeof schemaOf(site, path) === "string" &&
    isSiteLocale(translation, fileKind(path).language ?? "");
  const online = new Set(facts.published?.pages.map((page) => page.path));
  const read: NonNullable<ReturnType<typeof versionAt>>[] = [];
  let yielded = performance.now();
  for (const path of files.filter(isText)) {
    const version = versionAt(folder, path, facts, online);
    if (version) read.push(version);
    if (performance.now() - yielded < LONGEST_TURN) continue;
    await setImmediate();
    yielded = performance.now();
  }
  const texts = [...Map.groupBy(read, ({ kind, key }) => `${kind}/${key}`).values()].flatMap((own) => {
    const versions = Object.fromEntries(own.map(({ language, version }) => [language, version]));
    return own.slice(0, 1).map(({ version: _, language: __, ...text }): TextInLanguages => ({ ...text, versions }));
  });
  const newest = ({ versions }: TextInLanguages) =>
    Object.values(versions).reduce((last, { date }) => (date > last ? date : last), "");
  return {
    languages: translation.locales,
    pageLists: pageLists(facts),
    texts: texts.sort((a, b) => (newest(a) === newest(b) ? (a.key < b.key ? -1 : 1) : newest(a) < newest(b) ? 1 : -1)),
    others: OTHERS.filter((path) => files.includes(path)),
  };
}

/** The pages of no kind, and each kind under the site's words. */
function pageLists({ site, language }: SiteFacts): PageList[] {
  const folders = site.pages.filter(({ kind }) => kind === "folder");
  const said = (text: OwnerText) => inOwnerLanguage(text, language, {}, "\u202f");
  return [
    { key: "pages", adds: folders.find(({ group }) => group === undefined)?.id ?? null },
    ...folders.flatMap(({ id, group }): PageList[] => {
      if (group === undefined) return [];
      return [{ key: id, words: { list: said(group.list), one: said(group.one), add: said(group.add) }, adds: id }];
    }),
  ];
}

/** What a file says above its text, and when it was last written. */
interface FileFacts {
  readonly settings: JsonGroup;
  readonly writtenAt: Date;
}

/** The last reading of each file by its place: of many files few have changed, and asking the disk takes less than reading. */
const lastRead = new Map<string, FileFacts & { readonly stamp: string }>();

/** Synchronously: a thousand small files take a fraction of the time so. Undefined where one was deleted since it was listed. */
function readFacts(folder: string, path: string): FileFacts | undefined {
  const file = join(folder, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const { mtime, mtimeMs, size } = found;
  const stamp = `${mtimeMs} ${size}`;
  const known = lastRead.get(file);
  if (known?.stamp === stamp) return known;
  const facts = { stamp, settings: settingsOf(file, path), writtenAt: mtime };
  lastRead.set(file, facts);
  return facts;
}

/** Empty where they cannot be read: who opens the file is told so. */
function settingsOf(file: string, path: string): JsonGroup {
  try {
    const { value } = readText(fileKind(path), contentText(readFileSync(file)));
    return isGroup(value) ? value : {};
  } catch {
    return {};
  }
}

/** The key under which an article's languages are one. */
export function articleKey(path: string, { key }: JsonGroup): string {
  return typeof key === "string" && key !== "" ? key : basename(path, ".md");
}

/** @param online the addresses of pages that the last publication had */
function versionAt(folder: string, path: string, facts: SiteFacts, online: ReadonlySet<string>) {
  const { site } = facts;
  const read = readFacts(folder, path);
  if (read === undefined) return undefined;
  const { settings, writtenAt } = read;
  const language = fileKind(path).language ?? "";
  const name = folderOf(path);
  const page = isArticle(path) ? undefined : pageOfFolder(site.pages, name);
  // Nobody has the address of an error page: it goes with the site.
  const address = page?.kind === "error" ? undefined : (previewPathOf(facts, path, settings) ?? "");
  const own = page === undefined ? articleState(settings, facts.today) : undefined;
  // An error page goes wherever the site goes, and of a list the publication remembers the address alone.
  const isThere =
    address === undefined ||
    online.has(address) ||
    (page?.kind === "list" && facts.published?.lines.has(address) === true);
  const version: TextVersion = {
    path,
    title: titleOf(facts, path, settings),
    ...(address && { address }),
    date: page === undefined && typeof settings.date === "string" ? settings.date : "",
    state: own ?? onlineState(isThere, writtenAt, facts),
  };
  const [kind, key] =
    page === undefined ? (["article", articleKey(path, settings)] as const) : (["page", name] as const);
  const list = page === undefined ? "articles" : page.group === undefined ? "pages" : page.id;
  return { kind, list, key, isFixed: page !== undefined && page.kind !== "folder", language, version };
}

/** Why visitors do not see an article; undefined for one that is public. */
function articleState({ title, date, draft, expires }: JsonGroup, today: string): TextState | undefined {
  const days = [date, ...(typeof expires === "string" && expires !== "" ? [expires] : [])].map(String);
  if (typeof title !== "string" || title === "" || !days.every(isCalendarDay)) return "broken";
  const [shown = "", last] = days;
  const state = publicState(
    { draft: draft === true, date: shown, ...(last !== undefined && { expires: last }) },
    today,
  );
  return state === "public" ? undefined : state;
}

/** Whether a public text is online as it is: whether the last publication had its page, and it was not written since. */
function onlineState(isThere: boolean, writtenAt: Date, { published }: SiteFacts): TextState {
  if (published?.at === undefined || !isThere) return "ready";
  return writtenAt > new Date(published.at) ? "changed" : "online";
}
