/** The links of all texts, when the pages that they lead to move or go. */
import { linkedPath } from "#engine/content/addresses/check-links.ts";
import { formsOf } from "#engine/i18n/translate-path.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";
import { SiteTexts } from "./site-texts.ts";

/** A path of the site as it stands in a text, whole, without what may follow it. */
const PATH = /(?<![\w/.:-])\/[\w/-]+/g;
/** A link of Markdown to a path of the site: its words, in which there may be pairs of brackets, and the path. */
const LINK = /(?<!!)\[((?:[^[\]\n]|\[[^[\]\n]{0,99}\]){0,999})\]\(<?(\/[\w/-]{1,200})(?:[?#> ][^()[\n]{0,400})?\)/g;
/** A link by a name, which is its words where there is no other. */
const REFERENCE = /(?<!!)\[((?:[^[\]\n]|\[[^[\]\n]{0,99}\]){0,999})\](?:\[([^[\]\n]{0,99})\])?/g;
/** The line that says where links of a name lead. */
const DEFINITION = /^ {0,3}\[([^[\]\n]{1,99})\]:[ \t]{0,9}<?(\/[\w/-]{1,200})[^\n]*\n?/gm;

/** The texts with every path to a page as the path of its new address. @param moves the new path, as texts write it, by the old one */
export function withMovedLinks(texts: SiteTexts, moves: ReadonlyMap<string, string>) {
  const found = [...moves].map(([from, to]) => ({ leads: leadsTo(texts.facts.translation, from), to }));
  return eachText(texts, (text) => text.replace(PATH, (path) => found.find(({ leads }) => leads(path))?.to ?? path));
}

/** The texts without links to pages that go: their words stay. */
export function withoutLinks(texts: SiteTexts, gone: readonly string[]) {
  const leadThere = gone.map((path) => leadsTo(texts.facts.translation, path));
  const isGone = (path: string) => leadThere.some((leads) => leads(path));
  return eachText(texts, (text) => {
    const names = new Set<string>();
    const defined = text.replace(DEFINITION, (line, name: string, path: string) => {
      if (!isGone(path)) return line;
      names.add(name.toLowerCase());
      return "";
    });
    const named = (link: string, words: string, name?: string) =>
      names.has((name || words).toLowerCase()) ? words : link;
    const unnamed = names.size === 0 ? text : defined.replace(REFERENCE, named);
    return unnamed.replace(LINK, (link, words: string, path: string) => (isGone(path) ? words : link));
  });
}

/** Whether a path, as texts write it, is that of a page; a forgotten last slash is none the less its path. */
function leadsTo(translation: Routes, page: string): (path: string) => boolean {
  const forms = formsOf(translation, page);
  return (path) => forms.includes(linkedPath(translation, path.endsWith("/") ? path : `${path}/`));
}

/** The changed texts, and in how many of them something was. */
function eachText(texts: SiteTexts, change: (text: string) => string) {
  const changed = [...texts.files].map(([path, text]) => [path, change(text)] as const);
  const after = new SiteTexts(texts.facts, new Map(changed));
  return { texts: after, count: texts.differences(after).size };
}
