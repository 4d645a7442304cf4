import { linkedPath } from "#engine/content/addresses/check-links.ts";
import { formsOf } from "#engine/i18n/translate-path.ts";
import { resolveTranslationSetup } from "#engine/i18n/translation-setup.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import { SiteTexts } from "./site-texts.ts";

/** A path of the site as it stands in a text, whole, without what may follow it. */
const PATH = /(?<![\w/.:-])\/[\w/-]+/g;
/** A link of Markdown to a path of the site: its words, in which there may be pairs of brackets, and the path. */
const LINK = /(?<!!)\[((?:[^[\]\n]|\[[^[\]\n]{0,99}\]){0,999})\]\(<?(\/[\w/-]{1,200})(?:[?#> ][^()[\n]{0,400})?\)/g;

/** Texts, and in how many of them links were changed. */
interface Relinked {
  readonly texts: SiteTexts;
  readonly count: number;
}

/** The texts with every path to a page as the path of its new address. @param moves the new path, as texts write it, by the old one */
export function withMovedLinks(texts: SiteTexts, moves: ReadonlyMap<string, string>): Relinked {
  const found = [...moves].map(([from, to]) => ({ leads: leadsTo(texts.facts.translation, from), to }));
  return eachText(texts, (text) => text.replace(PATH, (path) => found.find(({ leads }) => leads(path))?.to ?? path));
}

/** The texts without links to pages that go: their words stay. */
export function withoutLinks(texts: SiteTexts, gone: readonly string[]): Relinked {
  const leadThere = gone.map((path) => leadsTo(texts.facts.translation, path));
  return eachText(texts, (text) =>
    text.replace(LINK, (link, words: string, path: string) => (leadThere.some((leads) => leads(path)) ? words : link)),
  );
}

/** Whether a path, as texts write it, is that of a page; a forgotten last slash is none the less its path. */
function leadsTo(translation: Routes, page: string): (path: string) => boolean {
  const forms = formsOf(translation, page);
  return (path) => forms.includes(linkedPath(translation, path.endsWith("/") ? path : `${path}/`));
}

function eachText(texts: SiteTexts, change: (text: string) => string): Relinked {
  const changed = [...texts.files].map(([path, text]) => [path, change(text)] as const);
  const after = new SiteTexts(texts.facts, new Map(changed));
  return { texts: after, count: texts.differences(after).size };
}

/** The site with addresses as texts write them: there each language has its own name as the prefix. */
export function asWritten({ locales, pages, languages }: Routes): Routes {
  return { ...resolveTranslationSetup({ locales }), pages, languages };
}
