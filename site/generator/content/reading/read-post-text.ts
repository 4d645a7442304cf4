import type { Locale } from "../../../i18n/site-locales.ts";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import type { PostText } from "../model/content.ts";
import { withoutFrontMatter } from "../source/front-matter.ts";
import type { Problem } from "../source/problem.ts";
import { blockText } from "../text/block-facts.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";
import type { PostImage } from "./index-post.ts";

const WORDS_PER_MINUTE = 200;

/**
 * Reads the text of a post. Errors are added to `problems`.
 *
 * @param text the whole file
 */
export function readPostText(
  { file, locale }: { readonly file: string; readonly locale: Locale },
  text: string,
  image: PostImage | undefined,
  environment: TextEnvironment,
  problems: Problem[],
): PostText {
  const reader = textReader(file, text, locale, environment, problems);
  const body = reader.whole(reader.blocks(withoutFrontMatter(text)));
  const picture = image && environment.picture(image.source, image.alt);
  return {
    minutes: Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE)),
    body,
    ...(picture ? { image: picture } : {}),
  };
}

function countWords(blocks: readonly BlockNode[]): number {
  return blocks.reduce((sum, block) => sum + blockText(block).split(/\s+/).filter(Boolean).length, 0);
}
