import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { aliasProblems } from "./aliases.ts";
import { checkLinks } from "./check-links.ts";
import { knownPaths, repeatedKeys, sortedPosts } from "./check-posts.ts";
import type { Content, Post } from "./content.ts";
import { contentText } from "./content-files.ts";
import { indexPost } from "./index-post.ts";
import type { MediaFile } from "./media.ts";
import { ContentError, type Problem } from "./problem.ts";
import { dayIn, shownPosts } from "./publication.ts";
import { readArticle } from "./read-article.ts";
import { readSite } from "./read-site.ts";
import { textEnvironment } from "./text-settings.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Checked content, and the files of the media folder that it shows and offers. */
export interface ReadContent {
  readonly content: Content;
  readonly media: readonly MediaFile[];
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
}

/**
 * Reads a whole content folder into memory, for the development server and for checks. The build keeps no texts of posts
 * in memory, but checks the same.
 *
 * @param folder the owner's folder
 * @param cache where finished pictures are kept between builds
 * @param options.drafts whether drafts and posts to come are shown too, marked
 * @throws {ContentError} with every error of every file
 */
export async function readContent(
  folder: string,
  cache: string,
  { now = new Date(), drafts = false }: { readonly now?: Date; readonly drafts?: boolean } = {},
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
  const posts = shownPosts(sortedPosts(read), { today, drafts });
  const paths = knownPaths(
    posts,
    site.settings.tags,
    site.posts.filter((file) => !read.some((post) => post.file === file)),
  );
  const links = [...texts].flatMap(([file, text]) => checkLinks(file, text, (path) => paths.has(path)));
  problems.push(...site.media.problems(inTexts), ...aliasProblems(read, paths), ...repeatedKeys(read));
  problems.push(...site.linkProblems(paths), ...links);
  if (problems.length > 0 || site.content === undefined) throw new ContentError(problems);
  const notices = [...site.content.notices, ...site.media.unused(inTexts)];
  return { content: { ...site.content, notices, posts }, media: site.media.files(inTexts), source: site.source };
}
