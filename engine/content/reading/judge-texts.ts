import { formsOf } from "../../i18n/translate-path.ts";
import { postPath } from "../../pages/paths/paths.ts";
import { checkAddresses, isPublicByItself, sharedAddresses } from "../addresses/check-addresses.ts";
import { knownPaths } from "../addresses/site-addresses.ts";
import type { PostFacts } from "../model/content.ts";
import type { Problem } from "../source/problem.ts";
import type { JoinedTexts } from "./join-texts.ts";

/** Judges a content folder: every error of its files, and of all of them together. */
export function judgeTexts(joined: JoinedTexts): readonly Problem[] {
  const { texts, unread, addresses } = joined;
  const { reading, named } = texts;
  const { translation, posts, today } = addresses;
  const byThemselves = posts.filter((post) => isPublicByItself(post, today));
  return [
    ...texts.problems,
    ...reading.media.problems(named),
    ...checkAddresses(addresses, knownPaths(byThemselves, addresses, unread)),
    ...repeatedKeys(posts),
    ...sharedAddresses(translation, reading.pageAddresses, posts),
    ...changedLater(posts, today),
    ...linkProblems(joined),
    ...addresses.published.problems,
  ];
}

/** Links that lead to no page, or to none of its headings. */
function linkProblems({ texts: { reading, postFiles }, addresses, links }: JoinedTexts): Problem[] {
  const { translation } = addresses;
  const ofPosts = postFiles.flatMap(({ post, anchors }) =>
    post === undefined
      ? []
      : formsOf(translation, postPath(translation, post.locale, post.slug)).map((path) => [path, anchors] as const),
  );
  const anchors = new Map([...reading.pageAnchors, ...ofPosts]);
  return [...reading.pageFiles, ...postFiles].flatMap((file) => links.problems(file, (path) => anchors.get(path)));
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
