import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LinkCheck } from "./addresses/links-in-time.ts";
import type { AddressSources } from "./addresses/site-addresses.ts";
import type { Content, Post } from "./content.ts";
import { indexPost } from "./index-post.ts";
import { judgePosts } from "./judge-posts.ts";
import type { MediaFile } from "./media/media.ts";
import { dayIn } from "./publication.ts";
import { readArticle } from "./read-article.ts";
import { readSite } from "./read-site.ts";
import { contentText } from "./source/content-files.ts";
import { ContentError, type Problem } from "./source/problem.ts";
import type { YamlSource } from "./source/yaml-source.ts";
import { textEnvironment } from "./text-settings.ts";

/** Checked content, and the files of the media folder that it shows and offers. */
export interface ReadContent {
  readonly content: Content;
  readonly media: readonly MediaFile[];
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
  /** What the addresses of the site follow from. */
  readonly addresses: AddressSources;
}

interface ReadOptions {
  readonly now?: Date;
  /** Whether drafts and posts to come are shown too, marked. */
  readonly drafts?: boolean;
  /** A further check of the addresses; its findings are told with the others. */
  readonly also?: (addresses: AddressSources) => readonly Problem[];
}

/**
 * Reads a whole content folder into memory, for the development server and for checks. The build keeps no texts of posts
 * in memory, but checks the same.
 *
 * @param folder the owner's folder
 * @param cache where finished pictures are kept between builds
 * @throws {ContentError} with every error of every file
 */
export async function readContent(
  folder: string,
  cache: string,
  { now = new Date(), drafts = false, also = () => [] }: ReadOptions = {},
): Promise<ReadContent> {
  const site = await readSite(folder, cache, now);
  const environment = textEnvironment(site.settings);
  const problems: Problem[] = [...site.problems];
  const texts = new Map<string, string>();
  const read: Post[] = [];
  const inTexts = new Set(site.pageMedia);
  for (const file of site.posts) {
    const text = contentText(await readFile(join(folder, file)));
    texts.set(file, text);
    const entry = indexPost(file, text, environment, site.settings.tags, problems);
    if (entry === undefined) continue;
    for (const name of entry.media) inTexts.add(name);
    const { facts, image } = entry;
    read.push({ ...facts, ...readArticle(facts, text, image, environment(facts.locale), problems) });
  }
  const today = dayIn(site.content?.site.timeZone ?? "UTC", now);
  const { shown, sources, links, problems: found } = judgePosts(site, read, { today, drafts });
  const files: Parameters<LinkCheck["problems"]>[] = [
    ...site.texts.map(([file, text]): [string, string] => [file, text]),
    ...read.map((post): [string, string, Post] => [post.file, texts.get(post.file) ?? "", post]),
  ];
  problems.push(...site.media.problems(inTexts), ...found, ...files.flatMap((file) => links.problems(...file)));
  // Of what could not be read, the addresses are not known.
  if (site.problems.length === 0 && read.length === site.posts.length) problems.push(...also(sources));
  if (problems.length > 0 || site.content === undefined) throw new ContentError(problems);
  const notices = [
    ...site.content.notices,
    ...site.media.unused(inTexts),
    ...files.flatMap((file) => links.notices(...file)),
  ];
  return {
    content: { ...site.content, notices, posts: shown },
    media: site.media.files(inTexts),
    source: site.source,
    addresses: sources,
  };
}
