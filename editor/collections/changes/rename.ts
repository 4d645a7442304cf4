import { basename } from "node:path/posix";
import { linkedPath } from "#engine/content/addresses/check-links.ts";
import { holderOf } from "#engine/content/addresses/holder-of.ts";
import { SLUG, slugOf } from "#engine/content/source/slug.ts";
import { formsOf, localeAt } from "#engine/i18n/translate-path.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import type { Wanted } from "../../contract/requests.ts";
import { Refused } from "../../words/refused.ts";
import { sentence } from "../../words/sentences.ts";
import { articleKey } from "../collections.ts";
import { lostAddresses } from "./gone.ts";
import { asWritten, withMovedLinks } from "./links.ts";
import {
  addressesFrom,
  addressOf,
  differences,
  isArticle,
  languageOf,
  listAt,
  type Outcome,
  type SiteFacts,
  settingsOf,
  type Texts,
  titleIn,
  withSettings,
} from "./site-texts.ts";

/**
 * Gives an article, a service or a page of texts another address: the old one leads to it where visitors may know it, and
 * every text that links to it links to the new one.
 *
 * @throws {Refused} where the address is the site's, is no address, has a page already, or is kept and nobody agreed
 */
export function renamed(facts: SiteFacts, texts: Texts, { path, slug, agreed = false }: Wanted<"rename">): Outcome {
  const { translation, keptAddresses, language } = facts;
  const from = addressOf(translation, texts, path);
  if (from === undefined) throw Refused.because("not-to-be-moved", { file: path });
  if (!SLUG.test(slug)) throw Refused.because("not-an-address", { slug, write: slugOf(slug, "page") });
  const to = pathWith(path, slug);
  const wanted = named(texts, path, to, slug);
  const address = addressOf(translation, wanted, to) ?? from;
  const said = [sentence("address-now", { address }, language)];
  if (address === from) return { texts, path, said: said.join(" ") };
  demandFree(facts, texts, path, address, slug);
  if (keptAddresses.includes(from) && !agreed)
    throw Refused.because("address-is-kept", { address: from }, 409, { asks: true });

  const { texts: linked, count } = relinked(translation, wanted, texts, path, to);
  const old = listAt(settingsOf(texts, path), "aliases").filter((alias) => alias !== address);
  const moved = withSettings(linked, to, { aliases: old.length === 0 ? undefined : old });
  const lost = lostAddresses(facts, texts, moved);
  if (lost.includes(from)) said.push(sentence("old-address-leads", { old: from }, language));
  if (count > 0) said.push(sentence("links-corrected", { count: String(count) }, language));
  return {
    texts: lost.reduce((all, one) => withAlias(all, fileFor(translation, all, to, one), one), moved),
    path: to,
    said: said.join(" "),
    ...(to !== path && { moved: new Map([[path, to]]) }),
  };
}

/** The file of a page in the language of one of its old addresses: it leads there. */
function fileFor(translation: Routes, texts: Texts, path: string, address: string): string {
  const sibling = path.replace(/[^/]+$/, `${localeAt(translation, address)}.md`);
  return !isArticle(path) && texts.has(sibling) ? sibling : path;
}

function withAlias(texts: Texts, path: string, alias: string): Texts {
  return withSettings(texts, path, { aliases: [...listAt(settingsOf(texts, path), "aliases"), alias] });
}

/** Links to each address that follows from the text as links to the one that has taken its place. */
function relinked(translation: Routes, wanted: Texts, before: Texts, path: string, to: string) {
  const written = addressesFrom(asWritten(translation), wanted, to);
  const moves = new Map(
    addressesFrom(translation, before, path).map((from, index) => [from, written[index] ?? from] as const),
  );
  return withMovedLinks(translation, wanted, moves);
}

/** Links in all texts to an old address as links to the page that has it now, but for the lists of old addresses. */
export function relinkedFromOld(facts: SiteFacts, texts: Texts, request: Wanted<"correct-links">): Outcome {
  const { translation, language } = facts;
  const old = linkedPath(translation, request.old);
  const linked = withMovedLinks(translation, texts, new Map([[old, request.now]])).texts;
  const isOwn = (path: string) => path === "tags.yaml" || listAt(settingsOf(texts, path), "aliases").includes(old);
  const wanted = new Map([...linked, ...[...texts].filter(([path]) => isOwn(path))]);
  const count = String(differences(texts, wanted).size);
  return { texts: wanted, said: sentence("links-corrected", { count }, language), path: null };
}

function pathWith(path: string, slug: string): string {
  return isArticle(path) ? `posts/${languageOf(path)}/${slug}.md` : path;
}

/** An article's address is its file's name, which the key of its languages may follow from; a page says its own. */
function named(texts: Texts, path: string, to: string, slug: string): Texts {
  if (!isArticle(path)) return withSettings(texts, path, { slug });
  const [own, rest] = [texts.get(path) ?? "", new Map(texts)];
  rest.delete(path);
  if (texts.has(to) && to !== path) return texts;
  return withSettings(rest.set(to, own), to, { key: articleKey(path, settingsOf(texts, path)) });
}

/** @throws {Refused} where a page, or an old address, has it already */
function demandFree(facts: SiteFacts, texts: Texts, path: string, address: string, slug: string): void {
  const { translation } = facts;
  // Some hosts and file systems do not tell capitals apart.
  const forms = formsOf(translation, address).map((form) => form.toLowerCase());
  const others = [...texts.keys()].filter((other) => other !== path && /^(?:posts|pages)\//.test(other));
  const holder = others.find(
    (other) =>
      forms.includes(addressOf(translation, texts, other) ?? "") ||
      listAt(settingsOf(texts, other), "aliases").some((old) => forms.includes(old.toLowerCase())),
  );
  if (holder !== undefined) throw Refused.because("address-taken", { address, title: titleIn(facts, texts, holder) });
  const isAtRoot = addressOf(asWritten(translation), texts, path)?.split("/").length === 4;
  if (isAtRoot && holderOf(translation, slug, languageOf(path)) !== undefined)
    throw Refused.because("address-of-the-site", { address, write: `${basename(slug)}-2` });
}
