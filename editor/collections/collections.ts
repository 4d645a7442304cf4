import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { beginsAt, publicState } from "#engine/content/model/visibility.ts";
import { type ReadingMemory, takingTurns } from "#engine/content/reading/reading-memory.ts";
import { contentText, listContentFiles } from "#engine/content/source/content-files.ts";
import { isCalendarDay } from "#engine/content/source/schema-fields.ts";
import { inOwnerLanguage, type OwnerText } from "#engine/i18n/owner-text.ts";
import { isSiteLocale } from "#engine/i18n/translation-setup.ts";
import type { Collections, TextInLanguages, TextState, TextVersion } from "../contract/collections.ts";
import type { DeletedText } from "../contract/files.ts";
import { fileKind, isMediaPath, schemaOf } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import type { JsonGroup } from "../files/yaml/json-values.ts";
import type { SiteFacts } from "./site-facts.ts";
import { articleKey, folderOf, type HeadOf, isArticle, languageOf, SiteTexts } from "./site-texts.ts";

/** Files beside the collections; any of them may be missing. */
const OTHERS = ["theme.yaml", "words.txt"];

/** What follows from the files. */
type Collected = Pick<Collections, "languages" | "pageLists" | "texts" | "others">;

/**
 * Everything in a content folder that can be edited, broken files included.
 *
 * @param memory of the texts that the site was made of: of many files few have changed
 * @param headOf gives what was read above a text
 * @param kept the folder of what the last publication put online, where it was kept
 */
export async function collectionsIn(
  folder: string,
  facts: SiteFacts,
  memory: Pick<ReadingMemory, "load">,
  headOf?: HeadOf,
  kept?: string,
): Promise<Collected> {
  const { site, translation } = facts;
  const files = await listContentFiles(folder);
  const isText = (path: string) =>
    /^(?:posts|pages)\//.test(path) &&
    typeof schemaOf(site, path) === "string" &&
    isSiteLocale(translation, fileKind(path).language ?? "");
  const load = async (path: string) => contentText(await readFile(join(folder, path)));
  // All at once: one after another, each would wait behind the reading of the site. What cannot be read says nothing, and
  // whoever opens it is told why; what was deleted since it was listed is left out.
  const texts = files.filter(isText).map(async (path) => {
    const text = await memory.load({ folder, load }, path).catch(({ code }) => (code === "ENOENT" ? undefined : ""));
    return text === undefined ? [] : [[path, text] as const];
  });
  const loaded = new Map((await Promise.all(texts)).flat());
  const read = new SiteTexts(facts, loaded, headOf);
  const online = new Set(facts.published?.pages.map((page) => page.path));
  const all: ReturnType<typeof versionAt>[] = [];
  const othersTurn = takingTurns();
  for (const path of loaded.keys()) {
    all.push(versionAt(path, read, online, kept));
    await othersTurn();
  }
  const listed = [...Map.groupBy(all, ({ kind, key }) => `${kind}/${key}`).values()].flatMap((own) => {
    const versions = Object.fromEntries(own.map(({ language, version }) => [language, version]));
    return own.slice(0, 1).map(({ version: _, language: __, ...text }): TextInLanguages => ({ ...text, versions }));
  });
  const newest = ({ versions }: TextInLanguages) =>
    Object.values(versions).reduce((last, { date }) => (date > last ? date : last), "");
  return {
    languages: translation.locales,
    pageLists: pageLists(facts),
    texts: listed.sort((a, b) => (newest(a) === newest(b) ? (a.key < b.key ? -1 : 1) : newest(a) < newest(b) ? 1 : -1)),
    others: OTHERS.filter((path) => files.includes(path)),
  };
}

/** The pages of no kind, and each kind under the site's words. */
function pageLists({ site, language }: SiteFacts): Collections["pageLists"] {
  const folders = site.pages.filter(({ kind }) => kind === "folder");
  const said = (text: OwnerText) => inOwnerLanguage(text, language, {}, "\u202f");
  return [
    { key: "pages", adds: folders.find(({ group }) => group === undefined)?.id ?? null },
    ...folders.flatMap(({ id, group }) =>
      group
        ? [{ key: id, words: { list: said(group.list), one: said(group.one), add: said(group.add) }, adds: id }]
        : [],
    ),
  ];
}

/** @param online the addresses of pages that the last publication had */
function versionAt(path: string, texts: SiteTexts, online: ReadonlySet<string>, kept: string | undefined) {
  const { site, now, published } = texts.facts;
  const settings = texts.settings(path);
  const name = folderOf(path);
  const page = isArticle(path) ? undefined : pageOfFolder(site.pages, name);
  // Nobody has the address of an error page: it goes with the site.
  const address = page?.kind === "error" ? undefined : (texts.previewPath(path) ?? "");
  const own = page === undefined ? articleState(settings, now) : settings.draft === true ? "draft" : undefined;
  // An error page goes wherever the site goes, and of a list the publication remembers the address alone.
  const isThere =
    address === undefined || online.has(address) || (page?.kind === "list" && published?.lines.has(address) === true);
  // Where nobody kept what was put online, nobody knows.
  const isSame = kept === undefined || textIn(join(kept, path)) === texts.files.get(path);
  const version: TextVersion = {
    path,
    title: texts.title(path),
    ...(address && { address }),
    date: page === undefined ? dateOf(settings) : "",
    state: own ?? (published?.at === undefined || !isThere ? "ready" : isSame ? "online" : "changed"),
  };
  const [kind, key] =
    page === undefined ? (["article", articleKey(path, settings)] as const) : (["page", name] as const);
  const list = page === undefined ? "articles" : page.group === undefined ? "pages" : page.id;
  return {
    kind,
    list,
    key,
    isFixed: page !== undefined && page.kind !== "folder",
    language: languageOf(path),
    version,
  };
}

/** The day of an article, with its hour where it has one; empty where the file has none. */
export function dateOf({ date, at }: JsonGroup): string {
  if (typeof date !== "string") return "";
  return beginsAt({ date, ...(typeof at === "string" && /^\d\d:\d\d$/.test(at) && { at }) });
}

/** Why visitors do not see an article; undefined for one that is public. */
function articleState(settings: JsonGroup, now: string): TextState | undefined {
  const { title, date, draft, expires } = settings;
  const days = [date, ...(typeof expires === "string" && expires !== "" ? [expires] : [])].map(String);
  if (typeof title !== "string" || title === "" || !days.every(isCalendarDay)) return "broken";
  const [, last] = days;
  const state = publicState(
    { draft: draft === true, date: dateOf(settings), ...(last !== undefined && { expires: last }) },
    now,
  );
  return state === "public" ? undefined : state;
}

/** Empty where there is no such file. */
function textIn(file: string): string {
  return existsSync(file) ? contentText(readFileSync(file)) : "";
}

/**
 * Everything that can be brought back, the last first: the languages of one article or page are one, called as in the owner's.
 */
export async function deletedTexts(history: History, facts: SiteFacts): Promise<readonly DeletedText[]> {
  const all = await history.deleted();
  const named = await Promise.all(all.map(async (file) => ({ ...file, ...(await nameOf(history, facts, file.path)) })));
  const groups = Map.groupBy(named, ({ group }) => group);
  return [...groups.values()].map((files) => ({
    title: (files.find(({ language }) => language === facts.language) ?? files[0])?.title ?? "",
    paths: files.map(({ path }) => path),
    deletedAt: files[0]?.deletedAt ?? "",
  }));
}

/** What people call a deleted file, and what it was one language of. */
async function nameOf(history: History, facts: SiteFacts, path: string) {
  if (isMediaPath(path) || !path.endsWith(".md")) return { title: basename(path), group: path, language: null };
  const [newest] = await history.versions(path);
  const text = newest === undefined ? "" : (await history.bytesOf(path, newest.id)).toString("utf8");
  const texts = new SiteTexts(facts, new Map([[path, text]]));
  const key = isArticle(path) ? articleKey(path, texts.settings(path)) : folderOf(path);
  const group = `${path.split("/")[0]}/${key}`;
  return { title: texts.title(path), group, language: fileKind(path).language };
}
