import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { contentText, listContentFiles } from "#engine/content/source/content-files.ts";
import { withFollowed } from "../collections/change-texts.ts";
import type { SiteFacts } from "../collections/site-facts.ts";
import { articleKey, folderOf, isArticle, languageOf, SiteTexts } from "../collections/site-texts.ts";
import type { ListedChange } from "../contract/runs.ts";
import type { Json } from "../contract/values.ts";
import { isMediaPath, schemaOf } from "../files/file-kinds.ts";
import { isGroup, isSame } from "../files/yaml/json-values.ts";
import { labelsOf } from "../findings/findings.ts";

/** Something that its owner changed since the site was put online, whole: a text in its languages, a setting, a file. */
export interface Change extends Omit<ListedChange, "by"> {
  /** Those that it changes. */
  readonly files: readonly string[];
  /** What it is of the text of its file, where that is not all. */
  readonly part?: ((text: string) => Json | undefined) | undefined;
  /** What it means for other texts: links that were corrected, or taken away. */
  readonly followed: (texts: SiteTexts) => SiteTexts;
  /** The texts with it in its new state. */
  readonly applied: (texts: SiteTexts) => SiteTexts;
}

/** What the site said when it was put online, what it says now, and what is between the two. */
export type Changes = Awaited<ReturnType<typeof changesIn>>;

/** Files that no visitor sees, and those that the program writes: they are always as they are now. */
const NOT_SHOWN = /^(?:words\.txt|published\.txt|gone\.yaml)$/;

/** @param kept the folder of the content as it was put online the last time */
export async function changesIn(kept: string, content: string, facts: SiteFacts) {
  const [old, now] = [await textsOf(kept, facts), await textsOf(content, facts)];
  const before = new SiteTexts(facts, old.texts);
  const after = new SiteTexts(facts, now.texts);
  const texts = changedTexts(before, after);
  const followed = texts.reduce((all, change) => change.followed(all), before);
  const isNews = ({ files, structural }: TextChange) =>
    structural || files.some((path) => followed.files.get(path) !== after.files.get(path));
  const files: Change[] = [];
  for (const path of new Set([...old.files, ...now.files])) {
    // A new picture is shown by the texts that name it.
    const isListed = !NOT_SHOWN.test(path) && (!isMediaPath(path) || (old.files.has(path) && now.files.has(path)));
    if (isListed && !(await isSameFile(join(kept, path), join(content, path)))) files.push(ofFile(path));
  }
  return {
    kept,
    before,
    after,
    /** Files that are no texts, before and now. */
    others: { before: old.files, after: now.files },
    all: [...texts.filter(isNews), ...settings(followed, after), ...files] as readonly Change[],
    /** What is nobody's to choose: drafts are as they are now, and stay private. */
    drafts: draftsIn(before, after),
  };
}

/** The texts of a content folder, and its other files. */
async function textsOf(folder: string, facts: SiteFacts) {
  const all = await listContentFiles(folder);
  const isText = (path: string) => (schemaOf(facts.site, path) ?? null) !== null;
  const read = all.filter(isText).map(async (path) => [path, contentText(await readFile(join(folder, path)))] as const);
  return { texts: new Map(await Promise.all(read)), files: new Set(all.filter((path) => !isText(path))) };
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => undefined)));
  if (a === undefined || b === undefined || a.size !== b.size) return false;
  return a.mtimeMs === b.mtimeMs || (await readFile(one)).equals(await readFile(other));
}

interface TextChange extends Change {
  /** Whether it has come, or gone, or has another address in a language. */
  readonly structural: boolean;
}

/** The files of each article and page in all of its languages, before and now. */
function groupsOf(before: SiteTexts, after: SiteTexts) {
  const idIn = (texts: SiteTexts) => (path: string) =>
    isArticle(path) ? `article/${articleKey(path, texts.settings(path))}` : `page/${folderOf(path)}`;
  const [was, is] = [before, after].map((texts) => Map.groupBy(texts.pagesAndPosts, idIn(texts)));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].map((id) => {
    const [old, now] = [was?.get(id) ?? [], is?.get(id) ?? []];
    return { id, old, now, files: [...new Set([...old, ...now])] };
  });
}

function isPublicIn(texts: SiteTexts, paths: readonly string[]): boolean {
  return paths.some((path) => texts.settings(path).draft !== true);
}

function draftsIn(before: SiteTexts, after: SiteTexts) {
  const groups = groupsOf(before, after).filter(({ old, now }) => !isPublicIn(before, old) && !isPublicIn(after, now));
  return (texts: SiteTexts) => groups.reduce((all, { files }) => withFilesOf(all, after, files), texts);
}

function withFilesOf(texts: SiteTexts, from: SiteTexts, files: readonly string[]): SiteTexts {
  return files.reduce((all, path) => all.with(path, from.files.get(path)), texts);
}

function changedTexts(before: SiteTexts, after: SiteTexts): TextChange[] {
  return groupsOf(before, after).flatMap(({ id, old, now, files }): TextChange[] => {
    const changed = files.filter((path) => before.files.get(path) !== after.files.get(path));
    const [wasPublic, isPublic] = [isPublicIn(before, old), isPublicIn(after, now)];
    if (changed.length === 0 || (!wasPublic && !isPublic)) return [];
    const { translation, language } = after.facts;
    const inOwners = (paths: readonly string[]) => paths.find((path) => languageOf(path) === language) ?? paths[0];
    const path = inOwners(now) ?? null;
    const addresses = (texts: SiteTexts, paths: readonly string[]) =>
      paths.flatMap((one) => texts.addresses(one)).sort();
    return [
      {
        id,
        kind: !wasPublic ? "new" : isPublic ? "changed" : "gone",
        title: path === null ? before.title(inOwners(old)) : after.title(path),
        path,
        languages: [...new Set(changed.map(languageOf))],
        missing: translation.locales.filter((locale) => isPublic && now.every((one) => languageOf(one) !== locale)),
        files,
        structural: old.length === 0 || !isSame(addresses(before, old), addresses(after, now)),
        followed: (texts) => withFollowed(texts, [before, old], [after, now]),
        applied: (texts) => withFilesOf(texts, after, files),
      },
    ];
  });
}

/** Each setting of the files that all pages share by its field: the outermost in which the two differ. */
function settings(before: SiteTexts, after: SiteTexts): Change[] {
  const { site, language } = after.facts;
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => !/^p(?:ages|osts)\//.test(path),
  );
  return paths.flatMap((path): Change[] => {
    if (before.files.get(path) === after.files.get(path)) return [];
    // A file that is not there says nothing.
    const [was = null, is = null] = [before, after].map((texts) => (texts.has(path) ? texts.value(path) : {}));
    if (!isGroup(was) || !isGroup(is))
      return [{ ...ofFile(path), applied: (texts) => texts.with(path, after.files.get(path)) }];
    const fields = differing(was, is, []);
    const schema = schemaOf(site, path) ?? "site";
    return fields.map((field) => {
      const value = valueAt(is, field);
      return {
        id: [path, ...field].join("#"),
        kind: "setting",
        title: labelsOf(site, schema, field, language, value === undefined ? was : is).join(" › "),
        path,
        languages: [],
        missing: [],
        files: [path],
        part: (text) => valueAt(after.with(path, text).value(path), field),
        followed: (texts) => texts,
        applied(texts) {
          const all = texts.withValue(path, withValueAt(texts.value(path), field, value));
          return isSame(all.value(path), is) ? all.with(path, after.files.get(path)) : all;
        },
      };
    });
  });
}

function ofFile(path: string): Change {
  const asItIs = (texts: SiteTexts) => texts;
  const title = isMediaPath(path) ? basename(path) : "";
  const said = { id: path, kind: "file", title, path, languages: [], missing: [] } as const;
  return { ...said, files: [path], followed: asItIs, applied: asItIs };
}

/** The fields in which two values differ: within groups that both have, the single one. */
function differing(was: Json | undefined, is: Json | undefined, field: readonly string[]): (readonly string[])[] {
  if (isSame(was, is)) return [];
  if (!isGroup(was) || !isGroup(is)) return [field];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    differing(was[key], is[key], [...field, key]),
  );
}

function valueAt(value: Json | undefined, field: readonly string[]): Json | undefined {
  return field.reduce<Json | undefined>((inside, key) => (isGroup(inside) ? inside[key] : undefined), value);
}

/** A value with another one in a field; without the field where that is undefined. */
function withValueAt(value: Json | undefined, [key, ...rest]: readonly string[], wanted: Json | undefined): Json {
  if (key === undefined) return wanted ?? null;
  const { [key]: inside, ...others } = isGroup(value) ? value : {};
  if (rest.length === 0 && wanted === undefined) return others;
  // In its place.
  return { ...(isGroup(value) ? value : {}), [key]: withValueAt(inside, rest, wanted) };
}
