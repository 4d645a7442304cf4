import type { Locale } from "../../i18n/language.ts";
import { isSiteLocale } from "../../i18n/translation-setup.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import { postPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { anchorsIn } from "../addresses/anchors.ts";
import { holderOf } from "../addresses/holder-of.ts";
import { addressesWithLines } from "../addresses/old-addresses.ts";
import { missingPicture } from "../media/missing-files.ts";
import type { Post, PostFacts, PostText } from "../model/content.ts";
import type { FileReader } from "../model/page-schemas.ts";
import { type PostFrontMatter, postSchema } from "../model/post-schema.ts";
import { damageIn } from "../source/damaged-text.ts";
import { type FrontMatterFile, readFrontMatter } from "../source/front-matter.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { blockText } from "../text/block-facts.ts";
import { consentServicesIn } from "../text/directives.ts";
import { plainTextProblem } from "../text/leftovers.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";
import type { Environments } from "./text-settings.ts";

const WORDS_PER_MINUTE = 200;

/** A file of a post, read. */
interface ReadPost {
  /** Undefined where its front matter has errors. */
  readonly post: Post | undefined;
  /** The addresses that it links to. */
  readonly links: readonly string[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads `posts/<locale>/<slug>.md`. */
export function readPost(file: string, text: string, translation: Routes, environments: Environments): ReadPost {
  const problems: Problem[] = [...damageIn(file, text)];
  const [, locale, name = ""] = file.split("/");
  if (!isSiteLocale(translation, locale) || !name.endsWith(".md")) {
    problems.push({ file, line: 1, id: "not-a-post", values: placeOfPost(file, translation) });
    return { post: undefined, links: [], anchors: [], problems };
  }
  const slug = name.replace(/\.md$/, "");
  problems.push(...slugProblems(translation, file, slug, locale));
  const environment = environments(locale);
  const settings = postSettings(file, text, environment, problems);
  if (settings === undefined) return { post: undefined, links: [], anchors: [], problems };
  problems.push(...imageProblems(file, settings, settings.source, environment));
  const reader = textReader(file, text, locale, environment, problems);
  const post = {
    ...factsOf(file, locale, slug, settings, reader),
    ...servicesIn(text),
    ...textOf(settings, reader, environment),
    media: [...new Set([...reader.media, ...(settings.image === undefined ? [] : [settings.image])])],
  };
  return { post, links: [...reader.links], anchors: anchorsIn(post.body), problems };
}

/** Where a file that is no post would be one: in the folder of its language, or of the site's first one. */
function placeOfPost(file: string, translation: Routes) {
  const [, folder = "", name = ""] = file.split("/");
  const [locale, named] = isSiteLocale(translation, folder) ? [folder, name] : [translation.defaultLocale, folder];
  return { locale, write: `posts/${locale}/${slugOf(named.replace(/\.[^.]*$/, ""), "article")}.md` };
}

function servicesIn(text: string): Pick<PostFacts, "services"> {
  const services = consentServicesIn(text);
  return services.length === 0 ? {} : { services };
}

function textOf(
  { body: text, image, imageAlt = "" }: PostSettings,
  reader: FileReader,
  { picture }: TextEnvironment,
): PostText {
  const body = reader.whole(reader.blocks(text));
  const shown = image === undefined ? undefined : picture(image, imageAlt);
  return {
    minutes: Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE)),
    body,
    ...(shown ? { image: shown } : {}),
  };
}

function countWords(blocks: readonly BlockNode[]): number {
  return blocks.reduce((sum, block) => sum + blockText(block).split(/\s+/).filter(Boolean).length, 0);
}

type PostSettings = PostFrontMatter & FrontMatterFile;

function postSettings(
  file: string,
  text: string,
  { tags }: TextEnvironment,
  problems: Problem[],
): PostSettings | undefined {
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
  problems.push(...tagProblems(file, result.value, parts.source, tags()));
  return { ...result.value, ...parts };
}

function factsOf(file: string, locale: Locale, slug: string, settings: PostSettings, reader: FileReader): PostFacts {
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
    ...(settings.updated ? { updated: settings.updated, updatedLine: settings.source.lineAt(["updated"]) } : {}),
    ...(settings.expires ? { expires: settings.expires } : {}),
    ...(settings.aliases ? { oldAddresses: addressesWithLines(settings.source, settings.aliases) } : {}),
  };
}

/** What is wrong with the file name of a post, from which its address is made. */
function slugProblems(translation: Routes, file: string, slug: string, locale: Locale): Problem[] {
  if (!SLUG.test(slug)) {
    return [{ file, line: 1, id: "not-a-slug", values: { slug, write: `${slugOf(slug, "article")}.md` } }];
  }
  const [address, write] = [postPath(translation, locale, slug), `${slug}-2.md`];
  const holder = holderOf(translation, slug, locale);
  if (holder === undefined) return [];
  if (holder === "site") return [{ file, line: 1, id: "address-of-the-site", values: { address, write } }];
  return [{ file, line: 1, id: "address-of-a-page", values: { address, other: holder.page, write } }];
}

function tagProblems(file: string, { tags }: PostFrontMatter, source: YamlSource, known: readonly string[]): Problem[] {
  return tags.flatMap((tag, index): Problem[] => {
    if (known.includes(tag)) return [];
    const write = nearest(tag, known) ?? known[0] ?? "";
    const values = { tag, tags: known.join(", "), write };
    return [{ file, line: source.lineAt(["tags", index]), id: "tag-unknown", values }];
  });
}

function imageProblems(
  file: string,
  { image, imageAlt }: PostFrontMatter,
  source: YamlSource,
  { picture, mediaNames }: TextEnvironment,
): Problem[] {
  if (image === undefined) return [];
  const at = { file, line: source.lineAt(["image"]) };
  if (picture(image, "") === undefined) {
    return [{ ...at, ...missingPicture(image, mediaNames()) }];
  }
  const wrong = plainTextProblem(imageAlt ?? "");
  if (wrong) return [{ ...at, line: source.lineAt(["imageAlt"]), ...wrong }];
  if (imageAlt !== undefined) return [];
  return [{ ...at, id: "picture-undescribed", values: { write: 'imageAlt: ""' } }];
}
