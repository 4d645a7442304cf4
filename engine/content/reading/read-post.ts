import type { Locale } from "../../i18n/language.ts";
import { isSiteLocale } from "../../i18n/translation-setup.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import { postPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { anchorsIn } from "../addresses/anchors.ts";
import type { LinkingFile } from "../addresses/check-links.ts";
import { holderOf } from "../addresses/site-addresses.ts";
import { missingPicture } from "../media/missing-files.ts";
import type { Post, PostFacts, PostText } from "../model/content.ts";
import { addressesWithLines } from "../model/old-address.ts";
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

const WORDS_PER_MINUTE = 200;

/** What a file of a post says. */
export interface ReadPost extends Pick<LinkingFile, "days" | "links"> {
  /** Undefined where its front matter has errors; its text is read all the same. */
  readonly post: Post | undefined;
  /** The files of the media folder that it shows and offers. */
  readonly media: readonly string[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads `posts/<locale>/<slug>.md`. */
export function readPost(
  file: string,
  text: string,
  translation: Routes,
  environments: (locale: Locale) => TextEnvironment,
): ReadPost {
  const problems: Problem[] = [...damageIn(file, text)];
  const nothing = { post: undefined, media: [], links: [], anchors: [], problems };
  const [, locale, name = ""] = file.split("/");
  if (!isSiteLocale(translation, locale) || !name.endsWith(".md")) {
    problems.push({ file, line: 1, id: "not-a-post", values: placeOfPost(file, translation) });
    return nothing;
  }
  const slug = name.replace(/\.md$/, "");
  problems.push(...slugProblems(translation, file, slug, locale));
  const parts = readFrontMatter(file, text);
  if (!("source" in parts)) {
    problems.push(parts);
    return nothing;
  }
  const environment = environments(locale);
  const result = validate(postSchema, parts.source);
  const head = "value" in result ? result.value : result.part;
  if ("problems" in result) problems.push(...result.problems);
  problems.push(...tagProblems(head, parts.source, environment.tags));
  problems.push(...imageProblems(head, parts.source, environment));
  const reader = textReader(file, text, locale, environment, problems);
  const texts = {
    title: reader.rich(head.title ?? ""),
    description: reader.plain(head.description ?? ""),
    ...textOf({ ...head, body: parts.body }, reader, environment),
  };
  const media = [...new Set([...reader.media, ...(head.image === undefined ? [] : [head.image])])];
  const post =
    "value" in result
      ? { ...factsOf(file, locale, slug, { ...result.value, ...parts }), ...texts, ...servicesIn(text), media }
      : undefined;
  return { post, days: daysOf(head), media, links: reader.links(), anchors: anchorsIn(texts.body), problems };
}

/** When a post is public. One that does not say so is taken for a draft, whose links lead anywhere. */
function daysOf({ date = "", draft = true, expires }: Partial<PostFrontMatter>): LinkingFile["days"] {
  return { date, draft: draft || date === "", ...(expires === undefined ? {} : { expires }) };
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
  { body: text, image, imageAlt = "" }: Partial<PostFrontMatter> & Pick<FrontMatterFile, "body">,
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

function factsOf(
  file: string,
  locale: Locale,
  slug: string,
  { source, key = slug, date, tags, draft, updated, expires, aliases }: PostFrontMatter & FrontMatterFile,
) {
  return {
    file,
    locale,
    slug,
    key,
    date,
    tags,
    draft,
    ...(updated ? { updated, updatedLine: source.at(["updated"]).line } : {}),
    ...(expires ? { expires } : {}),
    ...(aliases ? { oldAddresses: addressesWithLines(source, aliases) } : {}),
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
  if (holder === "site") return [{ file, line: 1, id: "address-reserved", values: { address, write } }];
  return [{ file, line: 1, id: "address-taken", values: { address, other: holder.page, write } }];
}

/** @param known undefined where nobody knows the tags */
function tagProblems(
  { tags = [] }: Partial<PostFrontMatter>,
  source: YamlSource,
  known: readonly string[] = tags,
): Problem[] {
  return tags.flatMap((tag, index): Problem[] => {
    if (known.includes(tag)) return [];
    const write = nearest(tag, known) ?? known[0] ?? "";
    return [{ ...source.at(["tags", index]), id: "tag-unknown", values: { tag, tags: known.join(", "), write } }];
  });
}

function imageProblems(
  { image, imageAlt }: Partial<PostFrontMatter>,
  source: YamlSource,
  { picture, mediaNames }: TextEnvironment,
): Problem[] {
  if (image === undefined) return [];
  if (picture(image, "") === undefined) return [{ ...source.at(["image"]), ...missingPicture(image, mediaNames()) }];
  const wrong = plainTextProblem(imageAlt ?? "");
  if (wrong) return [{ ...source.at(["imageAlt"]), ...wrong }];
  if (imageAlt !== undefined) return [];
  return [{ ...source.at(["image"]), id: "picture-undescribed", values: { write: 'imageAlt: ""' } }];
}
