import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkLinks } from "./check-links.ts";
import { knownPaths, repeatedKeys, sortedPosts } from "./check-posts.ts";
import type { Content, Post } from "./content.ts";
import type { PictureFile } from "./finished-picture.ts";
import { indexPost } from "./index-post.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readArticle } from "./read-article.ts";
import { readSite } from "./read-site.ts";
import { textEnvironment } from "./text-settings.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Checked content, and the pictures it shows. */
export interface ReadContent {
  readonly content: Content;
  readonly pictures: readonly PictureFile[];
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
}

/**
 * Reads a whole content folder into memory, for the development server and for checks. The build keeps no texts of posts
 * in memory, but checks the same.
 *
 * @param folder the owner's folder
 * @param cache where finished pictures are kept between builds
 * @param options.drafts whether drafts will be shown, so that texts may link to them
 * @throws {ContentError} with every error of every file
 */
export async function readContent(
  folder: string,
  cache: string,
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<ReadContent> {
  const site = await readSite(folder, cache);
  const environment = textEnvironment(site.settings);
  const problems: Problem[] = [...site.problems];
  const texts = new Map<string, string>();
  const read: Post[] = [];
  for (const file of site.posts) {
    const text = await readFile(join(folder, file), "utf8");
    texts.set(file, text);
    const entry = indexPost(file, text, environment, site.settings.tags, problems);
    if (entry === undefined) continue;
    const { facts, image } = entry;
    read.push({ ...facts, ...readArticle(facts, text, image, environment(facts.locale), problems) });
  }
  const posts = sortedPosts(read);
  const paths = knownPaths(
    posts.filter((post) => drafts || !post.draft),
    site.settings.tags,
  );
  const links = [...texts].flatMap(([file, text]) => checkLinks(file, text, (path) => paths.has(path)));
  problems.push(...repeatedKeys(posts), ...site.linkProblems(paths), ...links);
  if (problems.length > 0 || site.content === undefined) throw new ContentError(problems);
  return { content: { ...site.content, posts }, pictures: site.pictures, source: site.source };
}
