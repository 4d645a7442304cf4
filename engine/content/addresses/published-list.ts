import type { Locale } from "../../i18n/languages.ts";
import { isLocale } from "../../i18n/translation-setup.ts";
import { readOldAddress } from "../model/old-address.ts";
import type { Problem } from "../source/problem.ts";

/** The list in the content folder: every address that was ever published. */
export const PUBLISHED_FILE = "published.txt";
/** The list of a build's own pages: in the build, and with what is online. */
export const PAGES_FILE = `.build/${PUBLISHED_FILE}`;

/** A page as its owner knows it. Lists of posts do not count: they follow the posts. */
export interface PublishedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  /** Hash of what this page alone says. */
  readonly fingerprint: string;
}

/** The pages of a publication, or of a build. */
export interface PublishedPages {
  /** Hash of what all pages share: menus, footer, styles, program. */
  readonly shared: string;
  readonly pages: readonly PublishedPage[];
}

/** What a text lists. */
export interface PublishedList extends PublishedPages {
  /** The lines of comments. */
  readonly comments: readonly string[];
  /** When the pages were put online, as ISO date and time; undefined in a build, and before the first publication. */
  readonly at?: string | undefined;
  /** Every address, those of pages included, and its line. */
  readonly lines: ReadonlyMap<string, number>;
  /** Lines that are neither addresses nor anything else that belongs there. */
  readonly problems: readonly Problem[];
}

const FINGERPRINT = /^[\w-]{22}$/;
/** Begin the lines that Git leaves where two versions of a file do not join. */
const MERGE_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
const HEADER = /^(?<name>published|shared): (?<value>\S+)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A line: one of these. */
interface Row {
  readonly comment?: string;
  readonly at?: string;
  readonly shared?: string;
  readonly path?: string;
  readonly page?: PublishedPage;
  readonly problem?: Pick<Problem, "id" | "values">;
}

/**
 * Reads a list. An address alone is enough for a line; a page has its fingerprint and its title behind it. Of two lines
 * with one address, as a merge may leave them, the last counts.
 */
export function readPublishedList(text: string): PublishedList {
  const rows = text.split("\n").map((row, index) => ({ ...rowOf(row.trim()), line: index + 1 }));
  const pages = rows.flatMap(({ path = "", page }) => (page === undefined ? [] : [[path, page] as const]));
  return {
    comments: [...new Set(rows.flatMap(({ comment = [] }) => comment))],
    at: rows
      .flatMap(({ at = [] }) => at)
      .toSorted()
      .at(-1),
    shared: rows.flatMap(({ shared = [] }) => shared).at(-1) ?? "",
    lines: new Map(rows.flatMap(({ path, line }) => (path === undefined ? [] : [[path, line] as const]))),
    pages: [...new Map(pages).values()],
    problems: rows.flatMap(({ problem, line }) =>
      problem === undefined ? [] : [{ file: PUBLISHED_FILE, line, ...problem } as Problem],
    ),
  };
}

function rowOf(row: string): Row {
  if (row === "") return {};
  if (row.startsWith("#")) return { comment: row };
  if (MERGE_MARK.test(row)) return { problem: { id: "published-merge-mark", values: {} } };
  const { name, value = "" } = HEADER.exec(row)?.groups ?? {};
  if (name === "shared") return { shared: value };
  if (name === "published" && MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return { at: value };
  return addressRow(row);
}

function addressRow(row: string): Row {
  const [address = "", fingerprint = "", ...title] = row.split(/[ \t]+/);
  const read = readOldAddress(address);
  const isWhole = fingerprint === "" || FINGERPRINT.test(fingerprint);
  if ("instead" in read || !isWhole) {
    const write = "path" in read ? read.path : read.instead;
    return { problem: { id: "published-line", values: { words: row, write } } };
  }
  const { path } = read;
  const locale = path.split("/")[1];
  const isPage = fingerprint !== "" && isLocale(locale);
  return isPage ? { path, page: { path, locale, fingerprint, title: title.join(" ") } } : { path };
}

/**
 * The text of a list, sorted by code unit: the same for the same addresses and pages.
 *
 * @param addresses those to list; of these, pages are written with what is known of them
 */
export function textOfPublishedList(
  { comments = [], at, shared, pages }: PublishedPages & Partial<Pick<PublishedList, "comments" | "at">>,
  addresses: Iterable<string>,
): string {
  const known = new Map(pages.map((page) => [page.path, page]));
  const lineOf = (path: string) => {
    const address = path.replaceAll(" ", "%20");
    const page = known.get(path);
    return page === undefined ? address : `${address} ${page.fingerprint} ${page.title.replace(/[ \t\n]+/g, " ")}`;
  };
  const headers = Object.entries({ published: at, shared: shared || undefined }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  const lines = [...new Set(addresses)].toSorted().map(lineOf);
  return [...comments, ...headers, ...lines].map((line) => `${line.trimEnd()}\n`).join("");
}
