import type { LinkingFile } from "../addresses/links-in-time.ts";
import type { Post } from "../model/content.ts";
import type { ContentSite } from "../model/define-settings.ts";
import type { TextsByFile } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import { type ReadPost, readPost } from "./read-post.ts";
import { readSettingsAndPages, type SiteReading } from "./read-settings-and-pages.ts";
import { ReadingMemory } from "./reading-memory.ts";

/** Every text of a content folder, read, and not yet judged together. */
export interface ReadTexts {
  readonly reading: SiteReading;
  /** The posts that could be read. */
  readonly posts: readonly Post[];
  /** The files of all posts, with what they link to, and what may be linked to in them. */
  readonly postFiles: readonly (LinkingFile & Pick<ReadPost, "post" | "anchors">)[];
  /** The files of the media folder that texts name. */
  readonly named: ReadonlySet<string>;
  /** What is wrong with single files. */
  readonly problems: readonly Problem[];
}

/** What a reading may be given beside the folder. */
export interface ReadingOptions {
  readonly now?: Date;
  readonly memory?: ReadingMemory;
  /** What is taken in place of what files of settings and pages say. */
  readonly instead?: TextsByFile;
}

/**
 * Reads every text of a content folder: the settings, then the pages, which refer to them, then the posts.
 *
 * @param definition the site that the content is for
 */
export async function readTexts(
  folder: string,
  cache: string,
  definition: ContentSite,
  { now = new Date(), memory = new ReadingMemory(), instead }: ReadingOptions,
): Promise<ReadTexts> {
  const reading = await readSettingsAndPages(folder, cache, definition, now, memory, instead);
  const read = await Promise.all(
    reading.posts.map(async (file) => {
      const text = await reading.files.load(file);
      return {
        file,
        text,
        ...reading.recall(file, text, (environments) =>
          readPost(file, text, reading.settings.translation, environments),
        ),
      };
    }),
  );
  return {
    reading,
    posts: read.flatMap(({ post }) => post ?? []),
    postFiles: read,
    named: new Set([...reading.pageMedia, ...read.flatMap(({ media }) => media)]),
    problems: [...reading.problems, ...read.flatMap(({ problems }) => problems)],
  };
}
