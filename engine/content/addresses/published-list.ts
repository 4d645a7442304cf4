import type { Locale } from "../../i18n/language.ts";
import { isLanguage } from "../../i18n/language-name.ts";
import { readOldAddress } from "../model/old-address.ts";
import type { Problem } from "../source/problem.ts";

/**
 * The list in the content folder: every address that was ever put online. What of it no text has any more is gone: it
 * answers 410. The program alone writes it.
 */
export const PUBLISHED_FILE = "published.txt";
/** The list of a build's own pages: in the build, and with what is online. */
export const PAGES_FILE = `.build/${PUBLISHED_FILE}`;

/** How that list begins. */
export const PAGES_BEGINNING = /^site: [\w-]{22}\n/;

/** A page as its owner knows it. Lists of posts do not count: they follow the posts. */
export interface PublishedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  /** Hash of what this page alone says. */
  readonly fingerprint: string;
}

export interface PublishedPages {
  /** Hash of what all pages share: menus, footer, styles, program. */
  readonly shared: string;
  readonly pages: readonly PublishedPage[];
}

export interface PublishedList extends PublishedPages {
  readonly comments: readonly string[];
  /** When the pages were put online, as ISO date and time; undefined in a build, and before the first publication. */
  readonly at?: string | undefined;
  /** Every address, those of pages included, and its line. */
  readonly lines: ReadonlyMap<string, number>;
  /** Those of which the owner knows that they answer nothing. */
  readonly accepted: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const SITE = /^site: (?<shared>[\w-]{22})(?: (?<at>\d{4}-\d\d-\d\dT\S+))?$/;
/** Stands behind an address of which the owner knows that it answers nothing, in place of a fingerprint. */
const ACCEPTED = "-";
/** Begin the lines that Git leaves where two versions of a file do not join. */
const MERGE_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * Reads a list. An address alone is enough for a line; a page has its fingerprint and its title behind it. Of two lists that
 * a merge has joined, all addresses count, the later publication, and of a page the last line.
 */
export function readPublishedList(text: string): PublishedList {
  const pages = new Map<string, PublishedPage>();
  const lines = new Map<string, number>();
  const accepted = new Set<string>();
  const problems: Problem[] = [];
  const rows = text.split("\n").map((row) => row.trim());
  for (const [index, row] of rows.entries()) {
    if (row === "" || row.startsWith("#") || siteIn(row)) continue;
    const [address = "", fingerprint = "", ...title] = row.split(/[ \t]+/);
    const read = readOldAddress(address);
    const place = { file: PUBLISHED_FILE, line: index + 1 };
    if (MERGE_MARK.test(row)) problems.push({ ...place, id: "published-merge-mark", values: {} });
    else if ("path" in read && (fingerprint === ACCEPTED || /^(?:[\w-]{22})?$/.test(fingerprint))) {
      const { path } = read;
      const locale = path.split("/")[1];
      lines.set(path, place.line);
      if (fingerprint === ACCEPTED) accepted.add(path);
      else if (fingerprint !== "" && locale !== undefined && isLanguage(locale))
        pages.set(path, { path, locale, title: title.join(" "), fingerprint });
    } else {
      const write = "path" in read ? read.path : read.instead;
      problems.push({ ...place, id: "published-line", values: { words: row, write } });
    }
  }
  const sites = rows.flatMap((row) => siteIn(row) ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const { shared = "", at } = sites.at(-1) ?? {};
  const comments = [...new Set(rows.filter((row) => row.startsWith("#")))];
  return { comments, shared, at: at || undefined, pages: [...pages.values()], lines, accepted, problems };
}

/** The line about all pages: what they share, and when they were put online. */
function siteIn(row: string): { readonly shared: string; readonly at: string } | undefined {
  const { shared, at = "" } = SITE.exec(row)?.groups ?? {};
  return shared === undefined || (at !== "" && Number.isNaN(Date.parse(at))) ? undefined : { shared, at };
}

/**
 * The text of a list, sorted by code unit: the same for the same addresses and pages.
 *
 * @param addresses those to list; of these, pages are written with what is known of them
 */
export function textOfPublishedList(
  { comments = [], at, shared, pages, accepted = new Set() }: PublishedPages & Partial<PublishedList>,
  addresses: Iterable<string>,
): string {
  const known = new Map(pages.map((page) => [page.path, page]));
  const lines = [...new Set(addresses)].toSorted().map((path) => {
    const { fingerprint, title = "" } = known.get(path) ?? { fingerprint: accepted.has(path) ? ACCEPTED : "" };
    return `${path.replaceAll(" ", "%20")} ${fingerprint} ${title.replace(/[ \t\n]+/g, " ")}`;
  });
  const site = shared === "" ? [] : [`site: ${shared} ${at ?? ""}`];
  return [...comments, ...site, ...lines].map((line) => `${line.trim()}\n`).join("");
}
