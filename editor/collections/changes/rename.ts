import { basename } from "node:path/posix";
import { linkedPath } from "#engine/content/addresses/check-links.ts";
import { holderOf } from "#engine/content/addresses/holder-of.ts";
import { SLUG, slugOf } from "#engine/content/source/slug.ts";
import { formsOf, localeAt } from "#engine/i18n/translate-path.ts";
import type { Wanted } from "../../contract/requests.ts";
import { Refused } from "../../words/refused.ts";
import { sentence } from "../../words/sentences.ts";
import { articleKey } from "../collections.ts";
import { asWritten, withMovedLinks } from "./links.ts";
import { isArticle, languageOf, type Outcome, type SiteTexts } from "./site-texts.ts";

/**
 * Gives an article, a service or a page of texts another address: the old one leads to it where visitors may know it, and
 * every text that links to it links to the new one.
 *
 * @throws {Refused} where the address is the site's, is no address, has a page already, or is kept and nobody agreed
 */
export function renamed(texts: SiteTexts, { path, slug, agreed = false }: Wanted<"rename">): Outcome {
  const { site, translation, language } = texts.facts;
  const from = texts.address(path);
  if (from === undefined) throw Refused.because("not-to-be-moved", { file: path });
  if (!SLUG.test(slug)) throw Refused.because("not-an-address", { slug, write: slugOf(slug, "page") });
  const to = isArticle(path) ? `posts/${languageOf(path)}/${slug}.md` : path;
  const wanted = named(texts, path, to, slug);
  const address = wanted.address(to) ?? from;
  const said = [sentence("address-now", { address }, language)];
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
  if (lost.includes(from)) said.push(sentence("old-address-leads", { old: from }, language));
  if (count > 0) said.push(sentence("links-corrected", { count: String(count) }, language));
  return {
    texts: lost.reduce((all, one) => withAlias(all, fileFor(all, to, one), one), moved),
    path: to,
    said: said.join(" "),
    ...(to !== path && { moved: new Map([[path, to]]) }),
  };
}

/** Whether visitors may know an address of a text: it was put online, or it came by its date. */
function isKnown(texts: SiteTexts, path: string, address: string): boolean {
  const { published, translation, today } = texts.facts;
  const { draft, date = "" } = texts.settings(path);
  const isByDate = isArticle(path) && draft !== true && String(date) <= today;
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
export function relinkedFromOld(texts: SiteTexts, request: Wanted<"correct-links">): Outcome {
  const old = linkedPath(texts.facts.translation, request.old);
  const isOwn = (path: string) => path === "tags.yaml" || texts.list(path, "aliases").includes(old);
  const { texts: linked } = withMovedLinks(texts, new Map([[request.old, request.now]]));
  const wanted = [...texts.files].reduce((all, [path, text]) => (isOwn(path) ? all.with(path, text) : all), linked);
  const count = String(texts.differences(wanted).size);
  return { texts: wanted, said: sentence("links-corrected", { count }, texts.facts.language), path: null };
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
