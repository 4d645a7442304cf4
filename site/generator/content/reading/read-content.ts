import { postPath } from "../../../page-paths/paths.ts";
import type { LinkingFile } from "../addresses/links-in-time.ts";
import { formsOf } from "../addresses/old-addresses.ts";
import type { AddressSources, OtherAddresses } from "../addresses/site-addresses.ts";
import { dayIn } from "../hours/days.ts";
import type { MediaFile } from "../media/media.ts";
import type { Content, Post } from "../model/content.ts";
import type { UnsavedTexts } from "../source/content-files.ts";
import { ContentError, type Problem } from "../source/problem.ts";
import { judgePosts } from "./judge-posts.ts";
import { readPost } from "./read-post.ts";
import { readSite, type SiteReading } from "./read-site.ts";
import { ReadingMemory } from "./reading-memory.ts";

/** Checked content, and the files of the media folder that it shows and offers. */
export interface ReadContent {
  readonly content: Content;
  readonly media: readonly MediaFile[];
  /** Notes on files of the media folder that no text names. */
  readonly unused: readonly Problem[];
  /** The folder without its posts, from which all this was made. */
  readonly reading: SiteReading;
  /** Every post, those that are not shown included. */
  readonly posts: readonly Post[];
  /** What the addresses of the site follow from. */
  readonly addresses: AddressSources;
  /** Every address that answers otherwise than with a page. */
  readonly others: OtherAddresses;
}

interface JudgingOptions extends Pick<FolderOptions, "now" | "memory"> {
  /** Whether drafts and posts to come are shown too, marked. */
  readonly drafts?: boolean;
  /** A further check of the addresses; its problems are told with the others. */
  readonly also?: (addresses: AddressSources) => readonly Problem[];
}

/**
 * Reads a whole content folder and judges it: the one way in for check, editor, development server and build.
 *
 * @param folder the owner's folder
 * @param cache what is kept between builds: finished pictures, public holidays
 * @throws {ContentError} with every error of every file
 */
export async function readContent(folder: string, cache: string, options: JudgingOptions = {}): Promise<ReadContent> {
  const { problems, read } = judgeTexts(await readTexts(folder, cache, options), options);
  if (problems.length > 0 || read === undefined) throw new ContentError(problems);
  return read;
}

/** Every text of a content folder, read, and not yet judged together. */
export interface ReadTexts {
  readonly reading: SiteReading;
  /** The posts that could be read. */
  readonly posts: readonly Post[];
  /** The files of all posts, with what they link to, and what may be linked to in them. */
  readonly postFiles: readonly (LinkingFile & { readonly anchors: readonly string[] })[];
  /** The files of the media folder that texts name. */
  readonly named: ReadonlySet<string>;
  /** What is wrong with single files. */
  readonly problems: readonly Problem[];
}

/** What a reading may be given beside the folder. */
interface FolderOptions {
  readonly now?: Date;
  /** Texts that stand in for those on the disk. */
  readonly unsaved?: UnsavedTexts;
  readonly memory?: ReadingMemory;
}

/**
 * Reads every text of a content folder.
 *
 * @throws {ContentError} when a file that all others depend on cannot be read
 */
export async function readTexts(
  folder: string,
  cache: string,
  { now = new Date(), unsaved, memory = new ReadingMemory() }: FolderOptions,
): Promise<ReadTexts> {
  const reading = await readSite(folder, cache, now, memory, unsaved);
  const read = await Promise.all(
    reading.posts.map(async (file) => {
      const text = await reading.load(file);
      return { file, text, ...reading.recall(file, text, (environments) => readPost(file, text, environments)) };
    }),
  );
  return {
    reading,
    posts: read.flatMap(({ post }) => post ?? []),
    postFiles: read,
    named: new Set([...reading.pageMedia, ...read.flatMap(({ post }) => post?.media ?? [])]),
    problems: [...reading.problems, ...read.flatMap(({ problems }) => problems)],
  };
}

/**
 * Judges what only all texts together tell.
 *
 * @returns every error, and what there is to show all the same: nothing where the configuration has errors
 */
export function judgeTexts(
  { reading, posts, postFiles, named, problems: ofFiles }: ReadTexts,
  { now = new Date(), drafts = false, also = () => [] }: JudgingOptions,
): { readonly problems: readonly Problem[]; readonly read: ReadContent | undefined } {
  const today = dayIn(reading.content?.site.timeZone ?? "UTC", now);
  const { shown, sources, addresses, links, problems: found } = judgePosts(reading, posts, { today, drafts });
  const files = [...reading.pageFiles, ...postFiles];
  const anchors = new Map([
    ...reading.pageAnchors,
    ...postFiles.flatMap(({ post, anchors: own }) =>
      post === undefined ? [] : formsOf(postPath(post.locale, post.slug)).map((path) => [path, own] as const),
    ),
  ]);
  const problems = [
    ...ofFiles,
    ...reading.media.problems(named),
    ...found,
    ...files.flatMap((file) => links.problems(file, (path) => anchors.get(path))),
  ];
  // Of what could not be read, the addresses are not known.
  if (reading.problems.length === 0 && posts.length === reading.posts.length) problems.push(...also(sources));
  if (reading.content === undefined) return { problems, read: undefined };
  const notes = [...reading.content.notes, ...files.flatMap((file) => links.notes(file))];
  const read = {
    content: { ...reading.content, notes, posts: shown },
    media: reading.media.files(named),
    unused: reading.media.unused(named),
    reading,
    posts,
    addresses: sources,
    others: addresses,
  };
  return { problems, read };
}
