import { readFile } from "node:fs/promises";
import type { Locale } from "../i18n/languages.ts";

/** Lies in a build, and with what is online: which pages it has. */
export const PAGES_FILE = ".build/pages.json";

/** A page as its owner knows it. Lists of posts do not count: they follow the posts. */
export interface ListedPage {
  readonly path: string;
  readonly locale: Locale;
  /** Shared by the language versions: the id of a fixed page, or the key of a post. */
  readonly id: string;
  readonly isPost: boolean;
  readonly title: string;
  /** The language of its text, where it has none in its own. */
  readonly textLocale?: Locale;
  /** Hash of what this page alone says. */
  readonly fingerprint: string;
}

/** The pages of a build. */
export interface PageList {
  /** Hash of what all pages share: menus, footer, styles, program. */
  readonly shared: string;
  readonly pages: readonly ListedPage[];
}

/** The list as JSON, a page a line. */
export function textOfPages({ shared, pages }: PageList): string {
  return `{"shared":${JSON.stringify(shared)},"pages":[\n${pages.map((page) => JSON.stringify(page)).join(",\n")}\n]}\n`;
}

/** Reads the list of a build that this program, or an earlier form of it, made; undefined for any other text. */
export function pagesFromText(text: string): PageList | undefined {
  try {
    const list = JSON.parse(text) as PageList;
    return Array.isArray(list.pages) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the list in a file; undefined for a file that is missing, or no list. */
export async function readPageList(file: string): Promise<PageList | undefined> {
  return pagesFromText(await readFile(file, "utf8").catch(() => ""));
}
