import { basename } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { linkedPath } from "#engine/content/addresses/check-links.ts";
import { holderOf } from "#engine/content/addresses/site-addresses.ts";
import { pageOfFolder } from "#engine/content/model/page-folders.ts";
import { beginsAt } from "#engine/content/model/visibility.ts";
import { SLUG, slugOf } from "#engine/content/source/slug.ts";
import { formsOf, localeAt } from "#engine/i18n/translate-path.ts";
import { resolveTranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { TextsChanged } from "../contract/files.ts";
import type { TextsRequest, Typed, Wanted } from "../contract/requests.ts";
import type { Json } from "../contract/values.ts";
import type { FileChanges } from "../files/change-files.ts";
import type { ContentStore } from "../files/content-store.ts";
import { isMediaPath } from "../files/file-kinds.ts";
import type { History } from "../files/history.ts";
import { isGroup, isList, isSame } from "../files/yaml/json-values.ts";
import { Refused } from "../words/refused.ts";
import { type Added, copied, newArticle, newLanguage, newPage } from "./new-texts.ts";
import { withMovedLinks, withoutLinks } from "./relink-texts.ts";
import type { SiteFacts } from "./site-facts.ts";
import { articleKey, folderOf, isArticle, languageOf, type Outcome, readSiteTexts, SiteTexts } from "./site-texts.ts";

/** Does what was asked with articles and pages: every file, or none. @throws {Refused} with the reason */
export function changeTexts(
  store: ContentStore,
  history: History,
  now: SiteFacts,
  request: TextsRequest,
): Promise<TextsChanged & FileChanges> {
  return store.change(async () => {
    const before = await readSiteTexts(store, now);
    const done =
      request.do === "bring-back" ? broughtBack(store, history, before, request) : outcomeOf(before, request);
    const { texts, moved, media = [], ...outcome } = await done;
    const files = [...before.differences(texts), ...media];
    return {
      ...outcome,
      files: new Map<string, string | Uint8Array | null>(files),
      read: before.files,
      ...(moved && { moved }),
    };
  });
}

function outcomeOf(texts: SiteTexts, request: Exclude<TextsRequest, Wanted<"bring-back">>): Outcome {
  const { language } = texts.facts;
  const paths = "paths" in request ? ownersFirst(request.paths, language) : [];
  const added = ({ texts: all, paths: made }: Added): Outcome => {
    const [path = ""] = ownersFirst(made, language);
    return { texts: all, said: texts.say("text-added", { title: all.title(path) }), path };
  };
  switch (request.do) {
    case "new-article":
      return added(newArticle(texts, request));
    case "new-page":
      return added(newPage(texts, request));
    case "new-language":
      return added(newLanguage(texts, request));
    case "copy":
      return added(copied(texts, paths, request.titles ?? {}));
    case "rename":
      return renamed(texts, request);
    case "correct-links":
      return relinkedFromOld(texts, request);
    case "delete":
      return removed(texts, paths);
    case "delete-tag":
      return withoutTag(texts, request.tag);
    default: {
      const isDraft = request.do === "withdraw";
      const said = texts.say(isDraft ? "text-withdrawn" : "text-ready", { title: texts.title(paths[0]) });
      return { texts: withDraft(texts, paths, isDraft), said, path: null };
    }
  }
}

/**
 * An article is one thing, planned in all its languages: when the day or hour of one was typed, those that had the same get it too.
 *
 * @param typed what was typed, and the text that it was typed in @param text what its file holds since
 * @returns the other files that have changed
 */
export async function planTogether(store: ContentStore, now: SiteFacts, { path, base }: Typed, text: string) {
  if (!isArticle(path)) return [];
  const timeIn = (texts: SiteTexts, file: string) => {
    const { date, at } = texts.settings(file);
    return { date, at };
  };
  const [old, planned] = [base ?? "", text].map((one) => timeIn(new SiteTexts(now, new Map([[path, one]])), path));
  if (planned?.date === undefined || isDeepStrictEqual(old, planned)) return [];
  const { files } = await store.change(async () => {
    const before = await readSiteTexts(store, now, async () => undefined);
    const keyOf = (one: string) => isArticle(one) && articleKey(one, before.settings(one));
    const others = before.pagesAndPosts.filter(
      (one) => one !== path && keyOf(one) === keyOf(path) && isDeepStrictEqual(timeIn(before, one), old),
    );
    const after = others.reduce((all, one) => all.withSettings(one, planned), before);
    return { files: before.differences(after), read: before.files };
  });
  return [...files.keys()];
}

async function broughtBack(
  store: ContentStore,
  history: History,
  texts: SiteTexts,
  request: Wanted<"bring-back">,
): Promise<Outcome> {
  const { language } = texts.facts;
  const paths = ownersFirst(request.paths, language);
  let back = texts;
  const media = new Map<string, Uint8Array>();
  for (const path of paths) {
    if (back.has(path) || (await store.read(path)) !== undefined) throw Refused.because("file-is-there", {}, 409);
    const [newest] = await history.versions(path);
    if (newest === undefined) throw Refused.because("no-such-version", {}, 404);
    const bytes = await history.bytesOf(path, newest.id);
    if (isMediaPath(path)) media.set(path, bytes);
    else back = back.with(path, bytes.toString("utf8"));
  }
  const [first = ""] = paths;
  const title = media.size > 0 ? basename(first) : back.title(first);
  const said = texts.say("text-is-back", { title });
  return { texts: back, media, said, path: media.size > 0 ? null : first };
}

/** The files of a text, that in the owner's language first: the owner is told its title, and shown it. */
function ownersFirst(paths: readonly string[], language: OwnerLanguage): string[] {
  const isOther = (path: string) => Number(languageOf(path) !== language);
  return paths.toSorted((one, other) => isOther(one) - isOther(other));
}

/** The texts of articles and pages as drafts, or ready to be put online. */
function withDraft(texts: SiteTexts, paths: readonly string[], isDraft: boolean): SiteTexts {
  const all = wholePages(texts, paths, "not-to-be-a-draft");
  return all.reduce((left, path) => left.withSettings(path, { draft: isDraft ? true : undefined }), texts);
}

/** The files of articles, and of pages in all their languages. @throws {Refused} for a page that the site needs */
function wholePages(texts: SiteTexts, paths: readonly string[], refusal: "not-to-be-deleted" | "not-to-be-a-draft") {
  const all = paths.flatMap((path) => {
    if (isArticle(path)) return [path];
    const page = pageOfFolder(texts.facts.site.pages, folderOf(path));
    if (page?.kind !== "folder") throw Refused.because(refusal, {});
    return texts.pagesAndPosts.filter((other) => other.startsWith(`pages/${folderOf(path)}/`));
  });
  return [...new Set(all)];
}

/**
 * The texts without articles or pages, without links to them, of which the words stay, and without their names in the settings. A page
 * goes in all its languages: without one of them the site could not be made.
 */
function removed(texts: SiteTexts, paths: readonly string[]): Outcome {
  const all = wholePages(texts, paths, "not-to-be-deleted");
  const addresses = all.flatMap((path) => [...texts.addresses(path), ...texts.list(path, "aliases")]);
  const rest = all.reduce((left, path) => left.with(path, undefined), texts);
  const { texts: unlinked, count } = withoutLinks(rest, addresses);
  const said = [texts.say("text-deleted", { title: texts.title(paths[0]) })];
  if (count > 0) said.push(texts.say("links-taken-away", { count: String(count) }));
  return { texts: withoutNames(unlinked, all), said: said.join(" "), path: null };
}

/** The texts without a tag: no article has it any more. */
function withoutTag(texts: SiteTexts, tag: string): Outcome {
  const { [tag]: _, ...tags } = texts.settings("tags.yaml");
  const users = texts.pagesAndPosts.filter((path) => isArticle(path) && texts.list(path, "tags").includes(tag));
  const without = (all: SiteTexts, path: string) =>
    all.withSettings(path, { tags: all.list(path, "tags").filter((other) => other !== tag) });
  const said = texts.say("tag-deleted", { count: String(users.length) });
  return { texts: users.reduce(without, texts).withValue("tags.yaml", tags), said, path: null };
}

/** The settings without the names of pages that have gone. */
function withoutNames(texts: SiteTexts, paths: readonly string[]): SiteTexts {
  const folders = new Set(paths.filter((path) => path.startsWith("pages/")).map(folderOf));
  const settings = texts.settings("site.yaml");
  const places = Object.keys(texts.facts.site.settings?.pageNames ?? {});
  const changed = places.reduce<Json>((value, place) => withoutNamesAt(value, place.split("."), folders), settings);
  return isSame(changed, settings) ? texts : texts.withValue("site.yaml", changed);
}

/** A value without the names in the lists at a place below it; a list on the way stands for each of its items. */
function withoutNamesAt(value: Json, place: readonly string[], names: ReadonlySet<string>): Json {
  const [key, ...rest] = place;
  if (isList(value)) {
    return key === undefined
      ? value.filter((name) => !names.has(String(name)))
      : value.map((item) => withoutNamesAt(item, place, names));
  }
  if (!isGroup(value) || key === undefined || value[key] === undefined) return value;
  return { ...value, [key]: withoutNamesAt(value[key], rest, names) };
}

/**
 * Gives an article, a service or a page of texts another address: the old one leads to it where visitors may know it, and
 * every text that links to it links to the new one.
 *
 * @throws {Refused} where the address is the site's, is no address, has a page already, or is kept and nobody agreed
 */
function renamed(texts: SiteTexts, { path, slug, agreed = false }: Wanted<"rename">): Outcome {
  const { site, translation } = texts.facts;
  const from = texts.address(path);
  if (from === undefined) throw Refused.because("not-to-be-moved", { file: path });
  if (!SLUG.test(slug)) throw Refused.because("not-an-address", { slug, write: slugOf(slug, "page") });
  const to = isArticle(path) ? `posts/${languageOf(path)}/${slug}.md` : path;
  const wanted = named(texts, path, to, slug);
  const address = wanted.address(to) ?? from;
  const said = [texts.say("address-now", { address })];
  if (address === from) return { texts, path, said: said.join(" ") };
  demandFree(texts, path, address, slug);
  if (site.keptAddresses?.includes(from) && !agreed)
    throw Refused.because("address-is-kept", { address: from }, 409, { asks: true });

  const written = wanted.addresses(to, asWritten(translation));
  const moves = texts.addresses(path).map((old, index) => [old, written[index] ?? old] as const);
  const { texts: linked, count } = withMovedLinks(wanted, new Map(moves));
  const old = texts.list(path, "aliases").filter((alias) => alias !== address);
  const moved = linked.withSettings(to, { aliases: old.length === 0 ? undefined : old });
  const lost = texts
    .addresses(path)
    .filter((one, index) => one !== wanted.addresses(to)[index] && isKnown(texts, path, one));
  if (lost.includes(from)) said.push(texts.say("old-address-leads", { old: from }));
  if (count > 0) said.push(texts.say("links-corrected", { count: String(count) }));
  return {
    texts: lost.reduce((all, one) => withAlias(all, fileFor(all, to, one), one), moved),
    path: to,
    said: said.join(" "),
    ...(to !== path && { moved: new Map([[path, to]]) }),
  };
}

/** Whether visitors may know an address of a text: it was put online, or it came by its date. */
function isKnown(texts: SiteTexts, path: string, address: string): boolean {
  const { published, translation, now } = texts.facts;
  const { draft, date = "", at } = texts.settings(path);
  const isByDate =
    isArticle(path) && draft !== true && beginsAt({ date: String(date), ...(typeof at === "string" && { at }) }) <= now;
  return isByDate || published === undefined || formsOf(translation, address).some((form) => published.lines.has(form));
}

/** The file of a page in the language of one of its old addresses: it leads there. */
function fileFor(texts: SiteTexts, path: string, address: string): string {
  const sibling = path.replace(/[^/]+$/, `${localeAt(texts.facts.translation, address)}.md`);
  return !isArticle(path) && texts.has(sibling) ? sibling : path;
}

function withAlias(texts: SiteTexts, path: string, alias: string): SiteTexts {
  return texts.withSettings(path, { aliases: [...texts.list(path, "aliases"), alias] });
}

/** Links in all texts to an old address as links to the page that has it now, but for the lists of old addresses. */
function relinkedFromOld(texts: SiteTexts, request: Wanted<"correct-links">): Outcome {
  const old = linkedPath(texts.facts.translation, request.old);
  const isOwn = (path: string) => path === "tags.yaml" || texts.list(path, "aliases").includes(old);
  const { texts: linked } = withMovedLinks(texts, new Map([[request.old, request.now]]));
  const wanted = [...texts.files].reduce((all, [path, text]) => (isOwn(path) ? all.with(path, text) : all), linked);
  const count = String(texts.differences(wanted).size);
  return { texts: wanted, said: texts.say("links-corrected", { count }), path: null };
}

/** An article's address is its file's name, which the key of its languages may follow from; a page says its own. */
function named(texts: SiteTexts, path: string, to: string, slug: string): SiteTexts {
  if (!isArticle(path)) return texts.withSettings(path, { slug });
  if (texts.has(to) && to !== path) return texts;
  const key = articleKey(path, texts.settings(path));
  return texts.with(path, undefined).with(to, texts.files.get(path)).withSettings(to, { key });
}

/** @throws {Refused} where a page, or an old address, has it already */
function demandFree(texts: SiteTexts, path: string, address: string, slug: string): void {
  const { translation } = texts.facts;
  // Some hosts and file systems do not tell capitals apart.
  const forms = formsOf(translation, address).map((form) => form.toLowerCase());
  const holder = texts.pagesAndPosts.find(
    (other) =>
      other !== path &&
      (forms.includes(texts.address(other) ?? "") ||
        texts.list(other, "aliases").some((old) => forms.includes(old.toLowerCase()))),
  );
  if (holder !== undefined) throw Refused.because("address-taken", { address, title: texts.title(holder) });
  const isAtRoot = texts.address(path, asWritten(translation))?.split("/").length === 4;
  if (isAtRoot && holderOf(translation, slug, languageOf(path)) !== undefined)
    throw Refused.because("address-of-the-site", { address, write: `${basename(slug)}-2` });
}

/** What the new addresses of a text, and its end in a language, mean for all others. @param before its files, in `was` */
export function withFollowed(
  texts: SiteTexts,
  [was, before]: readonly [SiteTexts, readonly string[]],
  [is, after]: readonly [SiteTexts, readonly string[]],
): SiteTexts {
  const routes = asWritten(texts.facts.translation);
  const written = (from: SiteTexts, paths: readonly string[]) =>
    paths
      .flatMap((path) => from.addresses(path, routes))
      .map((address) => [localeAt(routes, address), address] as const);
  const now = new Map(written(is, after));
  const old = before.flatMap((path) => was.addresses(path));
  const moves = written(was, before).map(([locale, from], index) => ({
    from,
    old: old[index] ?? from,
    to: now.get(locale),
  }));
  const moved = moves.flatMap((move) => (move.to && move.to !== move.from ? [[move.old, move.to] as const] : []));
  const gone = moves.flatMap((move) => (move.to === undefined ? [move.old] : []));
  const linked = moved.length === 0 ? texts : withMovedLinks(texts, new Map(moved)).texts;
  const unlinked = gone.length === 0 ? linked : withoutLinks(linked, gone).texts;
  return after.length > 0 ? unlinked : withoutNames(unlinked, before);
}

/** The site with addresses as texts write them: there each language has its own name as the prefix. */
function asWritten({ locales, pages, languages }: Routes): Routes {
  return { ...resolveTranslationSetup({ locales }), pages, languages };
}
