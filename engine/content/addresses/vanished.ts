import { isLocale, type Locale } from "../../i18n/language.ts";
import { formsOf, localeAt } from "../../i18n/translate-path.ts";
import { isSiteLocale } from "../../i18n/translation-setup.ts";
import { matchPath } from "../../pages/paths/match-path.ts";
import { postPath, tagPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { PostFacts } from "../model/content.ts";
import { publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import { addressesOfDay } from "./accepted-list.ts";
import { listLines, postRedirects } from "./old-addresses.ts";
import { PUBLISHED_FILE } from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { likelySuccessor } from "./successor.ts";

/** An address of the list that answers nothing, and its line there. */
interface Vanished {
  readonly path: string;
  readonly line: number;
}

/**
 * Finds published addresses that answer nothing any more, with both ways out: an old address of the page that took their
 * place, or an entry of `gone.yaml`. One problem for one cause: a post that is a draft again, a tag in every language.
 *
 * A page that went by its date is no error: a post whose last day is over answers 410 while its file is there, and a
 * tag whose posts are all to come has a page again when they come. Otherwise a check would fail one morning without
 * anybody having done anything.
 *
 * @param lines of `published.txt`, by address
 * @param lineIn the line of a file that begins with a text, from 1
 */
export function vanishedAddresses(
  lines: ReadonlyMap<string, number>,
  sources: AddressSources,
  lineIn: (file: string, start: string) => number,
): Problem[] {
  const { translation } = sources;
  const { answers, shown } = addressesOfDay(sources);
  const listed = [...lines.keys()];
  const lost = listed.filter((path) => !answers(path)).map((path) => ({ path, line: lines.get(path) ?? 1 }));
  const isListed = new Set(listed.flatMap((path) => formsOf(translation, path)));
  const fresh = shown.filter(({ locale, slug }) => !isListed.has(postPath(translation, locale, slug)));
  const causes = Map.groupBy(lost, ({ path }) => causeId(causeOf(path, sources)));
  return [...causes.values()].flatMap((found) => {
    const cause = causeOf(found[0]?.path ?? "", sources);
    if (cause.kind === "post") return [hiddenPost(cause.post, found, sources.today, lineIn)];
    if (cause.kind === "language") return [languageTakenAway(cause.locale, found)];
    if (cause.kind === "tag") return [lostTag(cause.tag, found, { ...sources, shown, isListed, lineIn })];
    return cause.kind === "time" ? [] : found.map((one) => renamedOrDeleted(translation, one, fresh));
  });
}

/**
 * Why an address answers nothing: a language that the site has no more, a post that is not public, a tag without posts, or
 * something that is no longer there.
 */
type Cause =
  | { readonly kind: "language"; readonly locale: Locale }
  | { readonly kind: "post"; readonly post: PostFacts }
  | { readonly kind: "tag"; readonly tag: string }
  | { readonly kind: "time" | "unknown" };

function causeId(cause: Cause): string {
  if (cause.kind === "language") return `/${cause.locale}/`;
  return cause.kind === "post" ? cause.post.file : cause.kind === "tag" ? cause.tag : cause.kind;
}

function causeOf(path: string, { translation, posts, tags, redirects, today }: AddressSources): Cause {
  const [, code] = path.split("/");
  if (isLocale(translation, code) && !isSiteLocale(translation, code)) return { kind: "language", locale: code };
  const addressesOfPost = (post: PostFacts) => [
    postPath(translation, post.locale, post.slug),
    ...postRedirects(translation, post).map((old) => old.path),
  ];
  const post = posts.find((one) =>
    addressesOfPost(one)
      .flatMap((address) => formsOf(translation, address))
      .includes(path),
  );
  if (post) return { kind: "post", post };
  const redirect = redirects.find((one) => formsOf(translation, one.path).includes(path));
  const tag = matchPath(translation, redirect?.to ?? path)?.tag;
  if (tag === undefined) return { kind: "unknown" };
  const isScheduled = posts.some((one) => one.tags.includes(tag) && publicState(one, today) === "scheduled");
  return tags.includes(tag) && isScheduled ? { kind: "time" } : { kind: "tag", tag };
}

function languageTakenAway(locale: Locale, found: readonly Vanished[]): Problem {
  const values = { locale, count: String(found.length), write: listLines(found.map(({ path }) => path)) };
  return { file: PUBLISHED_FILE, line: found[0]?.line ?? 1, id: "language-taken-away", values };
}

function hiddenPost(
  post: PostFacts,
  found: readonly Vanished[],
  today: string,
  lineIn: (file: string, start: string) => number,
): Problem {
  const { file, date } = post;
  const paths = found.map(({ path }) => path);
  const values = { addresses: paths.join(", "), ...waysOut(paths) };
  return publicState(post, today) === "draft"
    ? { file, line: lineIn(file, "draft:"), id: "post-a-draft-again", values }
    : { file, line: lineIn(file, "date:"), id: "post-put-off", values: { ...values, day: date } };
}

function lostTag(
  tag: string,
  found: readonly Vanished[],
  {
    translation,
    tags,
    shown,
    isListed,
    lineIn,
  }: Pick<AddressSources, "translation" | "tags"> & {
    /** The posts of the day. */
    readonly shown: readonly PostFacts[];
    readonly isListed: ReadonlySet<string>;
    readonly lineIn: (file: string, start: string) => number;
  },
): Problem {
  const values = { tag, ...waysOut(found.map(({ path }) => path)) };
  if (tags.includes(tag)) return { file: "tags.yaml", line: lineIn("tags.yaml", `${tag}:`), id: "tag-unused", values };
  const at = { file: PUBLISHED_FILE, line: found[0]?.line ?? 1 };
  const used = new Set(shown.flatMap((post) => post.tags));
  const fresh = tags.filter(
    (id) => used.has(id) && translation.locales.every((locale) => !isListed.has(tagPath(translation, locale, id))),
  );
  const [other] = fresh;
  return fresh.length === 1 && other !== undefined
    ? { ...at, id: "tag-renamed", values: { ...values, other } }
    : { ...at, id: "tag-vanished", values };
}

/** An address of which the content knows nothing: its file has another name, or is deleted. */
function renamedOrDeleted(translation: Routes, { path, line }: Vanished, fresh: readonly PostFacts[]): Problem {
  const at = { file: PUBLISHED_FILE, line };
  const locale = localeAt(translation, path);
  const slug = path.split("/").findLast((segment) => segment !== "") ?? "";
  const successor = likelySuccessor(
    slug,
    fresh.filter((post) => post.locale === locale),
  );
  const values = { address: path, ...waysOut([path], successor) };
  return successor
    ? { ...at, id: "address-renamed", values: { ...values, other: successor.file } }
    : { ...at, id: "address-vanished", values };
}

/** The line of front matter, with the old addresses that a post has already, and those of `gone.yaml`. */
function waysOut(paths: readonly string[], post?: PostFacts): { readonly aliases: string; readonly write: string } {
  const all = [...(post?.oldAddresses ?? []).map(({ path }) => path), ...paths];
  return {
    aliases: `aliases: [${all.map((path) => JSON.stringify(path)).join(", ")}]`,
    write: listLines(paths),
  };
}
