import { basename } from "node:path/posix";
import type { Locale } from "../../i18n/language.ts";
import { formsOf, localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { InlineNode } from "../../pages/data/content-tree.ts";
import { inAppPath, matchPath } from "../../pages/paths/match-path.ts";
import { homePath, percentDecoded, postPath } from "../../pages/paths/paths.ts";
import { pageOfKind, type Routes } from "../../pages/paths/routes.ts";
import { DOCUMENT_ROOT } from "../media/documents.ts";
import { pageOfFolder } from "../model/page-folders.ts";
import type { SiteLink } from "../model/page-schemas.ts";
import { type PublicFacts, publicState } from "../model/visibility.ts";
import { dialled, isWholeNumber } from "../source/phone-number.ts";
import type { Problem } from "../source/problem.ts";
import { isWebAddress, repairedWebAddress } from "../source/web-address.ts";
import { anchorProblem, withNodes } from "./anchors.ts";
import { type AddressSources, knownPaths, postsIn } from "./site-addresses.ts";

/** Stands in for an unknown origin, of which no link is. */
const NO_ORIGIN = "https://site.invalid";

/** An address with a host, or a path of the site. A browser would take "\\" for "/". */
const HOST_OR_PATH = /^(?:https?:)?\/[^\\]*$/i;

/**
 * The attribute of a link, and where on the site it leads: as a browser resolves its address (WHATWG URL), by its host. The
 * site's own is the site with and without "www.", over HTTP as over HTTPS.
 *
 * @param locale of the text
 * @param origin of the site; undefined where nobody knows it
 * @returns undefined for another site's, for an anchor on the page itself, and for what is no address of the web
 */
export function siteLink(
  written: string,
  translation: Routes,
  locale: Locale,
  origin = NO_ORIGIN,
): SiteLink | undefined {
  // To a browser one slash after the scheme is a path, to people it is a slip.
  if (!HOST_OR_PATH.test(written) || /^https?:\/(?!\/)/i.test(written)) return undefined;
  const url = URL.parse(written, origin);
  if (url === null || url.username !== "" || hostOf(url) !== hostOf(new URL(origin))) return undefined;
  const { search, hash } = url;
  // "/.//a" is a path of the site, "//a" is none.
  const pathname = url.pathname.replace(/^\/+/, "/");
  const [asked, path] = [linkedPath(translation, pathname), linkedPath(translation, pathname, locale)];
  const [readable, anchor] = [(part: string) => percentDecoded(part).normalize("NFC"), hash.slice(1)];
  return { written, locale, href: path + search + hash, path: readable(path), asked: readable(asked), anchor };
}

function hostOf({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\.|\.+$/g, "")}:${port}`;
}

/**
 * The path behind that of a link of a text: there each language has its own name as the prefix, whatever the site gives it.
 * One without a prefix leads to the page of the text's language, as it does in the app (D1).
 *
 * @param locale of the text; without it, a path without a prefix is left as it is
 * @example linkedPath(translation, "/fr/contact/") // the same; "/contact/" where the default language has no prefix
 * @example linkedPath(translation, "/contact/", "en") // "/en/contact/"
 */
export function linkedPath(translation: Routes, path: string, locale?: Locale): string {
  const written = resolveTranslationSetup({ locales: translation.locales });
  const named = localeOfPath(written, path);
  if (named !== undefined) return translatePath(translation, withoutPrefix(written, path, named), named);
  return locale === undefined || !path.endsWith("/") ? path : inAppPath(translation, path, locale);
}

/** A file of a page or a post, with its links. */
export interface LinkingFile {
  readonly file: string;
  /** The whole file, to find the line of a link. */
  readonly text: string;
  readonly links: readonly SiteLink[];
  /** What decides whether it is public; none for a page that always is. */
  readonly days?: PublicFacts | undefined;
}

/** What is said of the links of a text, and which of them are not drawn yet. */
export type LinkCheck = ReturnType<typeof linkCheck>;

/**
 * Judges links to pages of the site (D46): one to what will never be there is an error; one to what is not public yet is drawn
 * as plain text until it is, and noted; one to what was withdrawn is noted, so that a build by night does not fail on the day
 * after.
 *
 * @param sources of the addresses
 * @param unread files that could not be read: a link that may lead to one is not wrong as well
 * @param drafts whether a preview shows every post
 * @param redirects old addresses, and where they lead
 */
export function linkCheck(
  sources: AddressSources,
  unread: readonly string[],
  drafts: boolean,
  redirects: Readonly<Record<string, string>> = {},
) {
  const { translation, now: clock } = sources;
  const withdrawn = new Map(
    postsIn(sources, ["withdrawn"]).flatMap(({ locale, slug, expires = "" }) =>
      formsOf(translation, postPath(translation, locale, slug)).map((path) => [path, expires] as const),
    ),
  );
  let all: ReadonlySet<string> | undefined;
  /** Whether a path answers, whatever the day: a preview that judges nothing never asks. */
  const willAnswer = (path: string) => {
    all ??= knownPaths(sources, unread);
    return all.has(path);
  };
  const now = drafts ? undefined : knownPaths(sources, unread, ["public", "withdrawn"]);
  const isNotYet = ({ path }: SiteLink) => now !== undefined && !now.has(path) && willAnswer(path);
  const problemOf = (link: SiteLink, anchorsOf: AnchorsOf): ProblemDetails | undefined => {
    const { written, locale, path, asked, anchor } = link;
    if (willAnswer(path)) {
      const anchors = anchorsOf(path);
      const isThere = anchor === "" || anchors === undefined || anchors.includes(percentDecoded(anchor));
      return isThere ? undefined : anchorProblem(written, anchors);
    }
    const write = redirects[path];
    // The words of the default language lead to the page of the same folder in another.
    if (write !== undefined && asked !== path && willAnswer(asked)) return undefined;
    if (write !== undefined) return { id: "link-to-an-old-address", values: { link: written, write } };
    if (unread.some((file) => mayBePathOf(translation, file, path))) return undefined;
    if (path.startsWith(DOCUMENT_ROOT))
      return { id: "document-by-address", values: { link: written, write: `[…](${basename(path)})` } };
    const whole = `${path}/`;
    return willAnswer(whole) || whole in redirects
      ? { id: "link-misspelled", values: { link: written, write: whole } }
      : { id: "link-to-nothing", values: { link: written, write: homePath(translation, locale) } };
  };
  const noteOf = (link: SiteLink): ProblemDetails | undefined => {
    const day = withdrawn.get(link.path);
    if (day !== undefined) return { id: "link-to-withdrawn", values: { link: link.written, day } };
    return isNotYet(link) ? { id: "link-too-early", values: { link: link.written } } : undefined;
  };
  const of = ({ file, text, links }: LinkingFile, say: (link: SiteLink) => ProblemDetails | undefined): Problem[] =>
    links.flatMap((link) => {
      const details = say(link);
      return details ? linesWith(text, link.written).map((line) => ({ file, line, ...details })) : [];
    });
  return {
    /** Links that lead to no page, or to none of its headings. */
    problems: (file: LinkingFile, anchorsOf: AnchorsOf) => of(file, (link) => problemOf(link, anchorsOf)),
    /** Of what is public: links to what is not public yet, or not any more. */
    notes: (file: LinkingFile) =>
      drafts || (file.days !== undefined && publicState(file.days, clock) !== "public") ? [] : of(file, noteOf),
    /** The addresses, as they are drawn, of the links that are plain text today. */
    notYet: ({ links }: LinkingFile): readonly string[] => links.filter(isNotYet).map(({ href }) => href),
  };
}

/** The lines of a file on which an address stands, whole; its first where a variable stands for it. */
function linesWith(text: string, address: string): readonly number[] {
  // Not judged: one address between two characters.
  const whole = new RegExp(`(?<![^\\s(<"':])${RegExp.escape(address)}(?![^\\s)>"'])`);
  const lines = text.split("\n").flatMap((line, index) => (whole.test(line) ? [index + 1] : []));
  return lines.length > 0 ? lines : [1];
}

/** The anchors of the page at a path; undefined where nobody knows them, or there is no such page. */
type AnchorsOf = (path: string) => readonly string[] | undefined;

/** Content with the words of some links in place of them. */
export function withoutLinks<Content>(content: Content, hrefs: readonly string[]): Content {
  if (hrefs.length === 0) return content;
  const isLink = (node: object): node is Extract<InlineNode, { type: "link" }> =>
    "type" in node && node.type === "link";
  return withNodes(content, (node) => (isLink(node) && hrefs.includes(node.href) ? node.children : undefined));
}

/** Whether a path may be that of a page whose file, and with it the page's slug, could not be read. */
function mayBePathOf(translation: Routes, file: string, path: string): boolean {
  const [root, folder = "", name = ""] = file.split("/");
  if (root !== "pages") return false;
  const { page, locale = translation.defaultLocale } = matchPath(translation, path) ?? {};
  const own = pageOfFolder(translation.pages, folder);
  // A path of one word is taken for a post's.
  const isAtRoot = own?.kind === "folder" && own.below === undefined;
  return page === (isAtRoot ? (pageOfKind(translation, "post") ?? own).id : own?.id) && name === `${locale}.md`;
}

const MAIL = /^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** A number that is short wherever it is dialled, such as 112. */
const SHORT_NUMBER = /^\d{2,6}$/;

/**
 * The problem of an address, whatever names it: a link of a text however it is written, or a setting. Undefined for a
 * path of this site, an anchor on the page, and a whole address with a safe scheme.
 */
export function addressProblem(address: string): ProblemDetails | undefined {
  if (/\\/.test(address)) return unsafe(address, address.replace(/^\\+/, "https://").replaceAll("\\", "/"));
  if (/^(?:#|\/(?!\/))/.test(address)) return undefined;
  if (address.startsWith("tel:")) return phoneProblem(address);
  if (address.startsWith("mailto:")) return mailProblem(address);
  return isWebAddress(address) ? undefined : unsafe(address, address);
}

function unsafe(link: string, written: string): ProblemDetails {
  const repaired = repairedWebAddress(written);
  if (repaired !== undefined) return { id: "link-nearly", values: { link, write: repaired } };
  return { id: "link-unsafe", values: { link, page: "/", mail: "mailto:", phone: "tel:", write: "https://" } };
}

function mailProblem(link: string): ProblemDetails | undefined {
  const addresses = (link.split("?")[0] ?? "").slice("mailto:".length).split(",");
  if (addresses.every((address) => MAIL.test(`mailto:${address}`))) return undefined;
  return { id: "link-without-mailbox", values: { link, write: "mailto:contact@example.com" } };
}

function phoneProblem(link: string): ProblemDetails | undefined {
  const number = link.slice("tel:".length);
  if (isWholeNumber(number) || SHORT_NUMBER.test(number)) return undefined;
  return { id: "link-dials-nothing", values: { link, write: `tel:${dialled(number) ?? "+33199002012"}` } };
}
