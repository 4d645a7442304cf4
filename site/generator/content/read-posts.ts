import { isLocale, type Locale, locales } from "../../i18n/site-locales.ts";
import { type BlockNode, plainText } from "../../routes/content-tree.ts";
import { fixedPaths, postPath } from "../../routes/paths.ts";
import type { Post } from "./content.ts";
import type { ContentFiles } from "./content-files.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";
import { type PostFrontMatter, postSchema } from "./site-schema.ts";
import { type TextEnvironment, textReader } from "./text-reader.ts";
import { validate } from "./validate.ts";
import type { YamlSource } from "./yaml-source.ts";

const WORDS_PER_MINUTE = 200;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** First segments of addresses that the server or the site itself uses. */
const RESERVED = new Set(["api", "assets", "blog", "healthz", "readyz", "tag", "services", "servicos", ...locales]);

/** What came of reading the posts. */
interface ReadPosts {
  /** Newest first. */
  readonly posts: readonly Post[];
  readonly problems: readonly Problem[];
}

/** Reads `posts/<locale>/<slug>.md`: every article, drafts included. */
export function readPosts(
  files: ContentFiles,
  environment: (locale: Locale) => TextEnvironment,
  tags: object,
): ReadPosts {
  const problems: Problem[] = [];
  const posts = files.list("posts/").flatMap((file) => {
    const [, locale, name = ""] = file.split("/");
    const slug = name.replace(/\.md$/, "");
    if (!isLocale(locale) || !name.endsWith(".md")) {
      problems.push({
        file,
        line: 1,
        message: "this is not a post",
        mend: `posts are named posts/${locales.join("|")}/<slug>.md`,
      });
      return [];
    }
    problems.push(...slugProblems(file, slug, locale));
    return readPost(file, locale, slug, files.text(file) ?? "", environment, tags, problems) ?? [];
  });
  posts.sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1));
  return { posts, problems: [...problems, ...repeatedKeys(posts)] };
}

function readPost(
  file: string,
  locale: Locale,
  slug: string,
  text: string,
  environment: (locale: Locale) => TextEnvironment,
  tags: object,
  problems: Problem[],
): Post | undefined {
  const parts = readFrontMatter(file, text);
  if (!("source" in parts)) {
    problems.push(parts);
    return undefined;
  }
  const result = validate(postSchema, parts.source);
  if ("problems" in result) {
    problems.push(...result.problems);
    return undefined;
  }
  const settings = result.value;
  problems.push(...tagProblems(file, settings, parts.source, tags));
  const reader = textReader(file, text, locale, environment(locale), problems);
  const image = settings.image ? environment(locale).picture(settings.image, settings.imageAlt ?? "") : undefined;
  problems.push(...imageProblems(file, settings, parts.source, image !== undefined));
  const body = reader.blocks(parts.body);
  return {
    file,
    locale,
    slug,
    key: settings.key ?? slug,
    title: reader.rich(settings.title),
    description: reader.plain(settings.description),
    date: settings.date,
    tags: settings.tags,
    draft: settings.draft,
    minutes: Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE)),
    body,
    ...(settings.updated ? { updated: settings.updated } : {}),
    ...(image ? { image } : {}),
  };
}

function slugProblems(file: string, slug: string, locale: Locale): Problem[] {
  if (!SLUG.test(slug)) {
    return [
      {
        file,
        line: 1,
        message: `“${slug}” cannot be an address`,
        mend: "name the file with small letters, digits and hyphens, like nouveau-site.md",
      },
    ];
  }
  const page = Object.entries(fixedPaths).find(([, paths]) => paths[locale] === `/${slug}/`)?.[0];
  if (page) {
    return [
      {
        file,
        line: 1,
        message: `its address ${postPath(locale, slug)} is already that of pages/${page}/${locale}.md`,
        mend: "give the post's file another name",
      },
    ];
  }
  if (RESERVED.has(slug)) {
    return [
      {
        file,
        line: 1,
        message: `its address ${postPath(locale, slug)} collides with a part of the site (“${slug}”)`,
        mend: "give the post's file another name",
      },
    ];
  }
  return [];
}

function tagProblems(file: string, { tags }: PostFrontMatter, source: YamlSource, known: object): Problem[] {
  return tags.flatMap((tag, index) => {
    if (Object.hasOwn(known, tag)) return [];
    const mend = `use one of ${Object.keys(known).join(", ")}, or add it to tags.yaml`;
    return [{ file, line: source.lineAt(["tags", index]), message: `the tag “${tag}” is not known`, mend }];
  });
}

function imageProblems(
  file: string,
  { image, imageAlt }: PostFrontMatter,
  source: YamlSource,
  found: boolean,
): Problem[] {
  if (image === undefined) return [];
  if (!found) {
    return [
      {
        file,
        line: source.lineAt(["image"]),
        message: `the picture “${image}” is not in the media folder`,
        mend: "put the file into media/, or correct its name",
      },
    ];
  }
  if (imageAlt === undefined) {
    return [
      {
        file,
        line: source.lineAt(["image"]),
        message: "the picture has no description",
        mend: 'add “imageAlt: …”, or “imageAlt: ""” if it only decorates',
      },
    ];
  }
  return [];
}

function repeatedKeys(posts: readonly Post[]): Problem[] {
  const seen = new Map<string, Post>();
  return posts.flatMap((post) => {
    const id = `${post.locale}/${post.key}`;
    const other = seen.get(id);
    seen.set(id, post);
    if (!other) return [];
    return [
      {
        file: post.file,
        line: 1,
        message: `its key “${post.key}” is also that of ${other.file}, in the same language`,
        mend: "give one of them another key",
      },
    ];
  });
}

function countWords(blocks: readonly BlockNode[]): number {
  return blocks.reduce((sum, block) => sum + textOf(block).split(/\s+/).filter(Boolean).length, 0);
}

function textOf(block: BlockNode): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return plainText(block.children);
    case "list":
      return block.items.flat().map(textOf).join(" ");
    case "quote":
      return block.children.map(textOf).join(" ");
    case "table":
      return [block.head, ...block.rows].flat().map(plainText).join(" ");
    default:
      return "";
  }
}
