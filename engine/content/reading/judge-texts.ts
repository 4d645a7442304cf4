import { formsOf } from "../../i18n/translate-path.ts";
import { postPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { checkAddresses, isPublicByItself } from "../addresses/check-addresses.ts";
import { holderOf } from "../addresses/holder-of.ts";
import { knownPaths } from "../addresses/site-addresses.ts";
import type { PageAddress, PostFacts } from "../model/content.ts";
import type { Problem } from "../source/problem.ts";
import { isBelowAnother, type JoinedTexts } from "./join-texts.ts";

/** Judges a content folder: every error of its files, and of all of them together. */
export function judgeTexts(joined: JoinedTexts): readonly Problem[] {
  const { reading, addresses, pageAddresses, named, unread } = joined;
  const { translation, posts, today } = addresses;
  const byThemselves = posts.filter((post) => isPublicByItself(post, today));
  return [
    ...reading.problems,
    ...reading.media.problems(named),
    ...checkAddresses(addresses, knownPaths(byThemselves, addresses, unread)),
    ...repeatedKeys(posts),
    ...repeatedAddresses(translation, pageAddresses, posts),
    ...changedLater(posts, today),
    ...linkProblems(joined),
    ...addresses.published.problems,
  ];
}

/** Links that lead to no page, or to none of its headings. */
function linkProblems({ reading: { pages, posts }, addresses: { translation }, links }: JoinedTexts): Problem[] {
  const all = [
    ...pages.map(({ path, says, anchors }) => ({ path: says && path, anchors })),
    ...posts.map(({ post, anchors }) => ({ path: post && postPath(translation, post.locale, post.slug), anchors })),
  ];
  const anchors = new Map(
    all.flatMap((own) =>
      own.path === undefined ? [] : formsOf(translation, own.path).map((form) => [form, own.anchors] as const),
    ),
  );
  return [...pages, ...posts].flatMap((file) => links.problems(file, (path) => anchors.get(path)));
}

/** Pages of texts that have the address of the site itself, of another page, or of a post, public or not. */
function repeatedAddresses(
  translation: Routes,
  addresses: readonly PageAddress[],
  posts: readonly PostFacts[],
): Problem[] {
  const files = new Map(posts.map(({ locale, slug, file }) => [postPath(translation, locale, slug), file]));
  const users = new Map<string, string>();
  return addresses.flatMap(({ page, path, file, line, slug, locale }): Problem[] => {
    const values = { address: path, write: `slug: ${slug}-2` };
    const holder = isBelowAnother(translation, page) ? undefined : holderOf(translation, slug, locale);
    if (holder === "site") return [{ file, line, id: "address-reserved", values }];
    const other = holder?.page ?? users.get(path) ?? files.get(path);
    users.set(path, users.get(path) ?? file);
    return other === undefined ? [] : [{ file, line, id: "address-taken", values: { ...values, other } }];
  });
}

/** Posts that say of a day to come that they were changed on it: lists and feeds would place them there. */
function changedLater(posts: readonly PostFacts[], today: string): Problem[] {
  return posts.flatMap(({ file, date, updated = date, updatedLine = 1 }): Problem[] => {
    const latest = date > today ? date : today;
    if (updated <= latest) return [];
    return [{ file, line: updatedLine, id: "day-to-come", values: { name: "updated", write: `updated: ${latest}` } }];
  });
}

/** Posts of one language that share a key: each would be the translation of the other. */
function repeatedKeys(posts: readonly PostFacts[]): Problem[] {
  const seen = new Map<string, PostFacts>();
  return posts.flatMap((post): Problem[] => {
    const id = `${post.locale}/${post.key}`;
    const other = seen.get(id);
    seen.set(id, post);
    if (!other) return [];
    const values = { key: post.key, other: other.file, write: `key: ${post.key}-2` };
    return [{ file: post.file, line: 1, id: "key-taken", values }];
  });
}
