import type { ContentSite } from "../model/define-settings.ts";
import { ContentError } from "../source/problem.ts";
import { contentOf, type DayOptions, joinTexts, type ReadContent } from "./join-texts.ts";
import { type ReadingOptions, readTexts } from "./read-texts.ts";

/**
 * Reads a whole content folder and judges it: for check, development server and build.
 *
 * @param folder the owner's folder
 * @param cache what is kept between builds: finished pictures, public holidays, measures of fonts
 * @param definition the site that the content is for
 * @throws {ContentError} with every error of every file that is no draft
 */
export async function readContent(
  folder: string,
  cache: string,
  definition: ContentSite,
  options: ReadingOptions & DayOptions = {},
): Promise<ReadContent> {
  const joined = joinTexts(await readTexts(folder, cache, definition, options), options);
  const { errors } = joined.judge();
  const content = contentOf(joined);
  if (errors.length > 0 || content === undefined) throw new ContentError(errors);
  return content;
}
