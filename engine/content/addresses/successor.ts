import { folded } from "../../i18n/folded.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { PostFacts } from "../model/content.ts";

/** Share of the words of an old slug that a post must have to be taken for what became of it. */
const ALIKE = 0.5;

/**
 * The post that an address was most likely renamed to: one of the same language whose own address is new, and whose key is
 * the old slug, or whose slug and title have at least half of its words; undefined where none can be told.
 *
 * @param slug last segment of the old address
 * @param fresh posts of its language that were not published before
 */
export function likelySuccessor(slug: string, fresh: readonly PostFacts[]): PostFacts | undefined {
  const same = fresh.find(({ key }) => key === slug);
  if (same) return same;
  const old = wordsOf(slug);
  const ranked = fresh.map((post) => {
    const words = new Set(wordsOf(`${post.slug} ${plainText(post.title)}`));
    return { post, share: old.filter((word) => words.has(word)).length / old.length };
  });
  const best = ranked.sort((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= ALIKE ? best.post : undefined;
}

/** Words of three characters or more, without accents and in lower case. */
function wordsOf(text: string): string[] {
  const plain = folded(text);
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  return words.length > 0 ? words : [plain];
}
