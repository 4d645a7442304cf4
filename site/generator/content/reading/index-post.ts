import { isSiteLocale, type Locale } from "../../../i18n/site-locales.ts";
import { postPath } from "../../../page-paths/paths.ts";
import { digest } from "../../files/digest.ts";
import { holderOf } from "../addresses/holder-of.ts";
import { addressesWithLines } from "../addresses/old-addresses.ts";
import type { OtherAddresses } from "../addresses/site-addresses.ts";
import { linkedFiles, mediaName } from "../media/media-links.ts";
import { missingPicture } from "../media/missing-files.ts";
import type { PostFacts } from "../model/content.ts";
import { type PostFrontMatter, postSchema } from "../model/post-schema.ts";
import { readFrontMatter, withoutFrontMatter } from "../source/front-matter.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { unreadableCharacters } from "../source/unreadable-characters.ts";
import { validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { consentServicesIn } from "../text/directives.ts";
import { plainTextProblem } from "../text/leftovers.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";

/** A post in the content index: what the rest of the site needs to know of its file. */
export interface PostIndexEntry {
  readonly file: string;
  /** Hash of the file. */
  readonly hash: string;
  readonly facts: PostFacts;
  /** The picture above the text, from the front matter. */
  readonly image?: PostImage;
  /** Names of the pictures it shows and of the documents it offers, below `media/`. */
  readonly media: readonly string[];
  /** The addresses that it links to. */
  readonly links: readonly string[];
}

/** A post's picture: its name in the media folder and its alternative text. */
export interface PostImage {
  readonly source: string;
  readonly alt: string;
}

/** Indexes `posts/<locale>/<slug>.md`; gives nothing where its front matter has errors, which are added to `problems`. */
export function indexPost(
  file: string,
  text: string,
  environment: (locale: Locale) => TextEnvironment,
  tags: readonly string[],
  problems: Problem[],
): PostIndexEntry | undefined {
  problems.push(...unreadableCharacters(file, text));
  const [, locale, name = ""] = file.split("/");
  if (!isSiteLocale(locale) || !name.endsWith(".md")) {
    problems.push({ file, line: 1, id: "not-a-post", values: { write: "posts/fr/mon-article.md" } });
    return undefined;
  }
  const slug = name.replace(/\.md$/, "");
  problems.push(...slugProblems(file, slug, locale));
  const settings = readSettings(file, text, tags, problems);
  if (settings === undefined) return undefined;
  const { image, imageAlt = "", source } = settings;
  const reading = environment(locale);
  problems.push(...imageProblems(file, settings, source, reading));
  const media = [...linkedFiles(text), ...(image === undefined ? [] : [mediaName(image)])];
  const services = consentServicesIn(text);
  const reader = textReader(file, text, locale, reading, problems);
  const facts = factsOf(file, locale, slug, settings, reader);
  return {
    file,
    hash: digest(text),
    facts: { ...facts, ...(services.length === 0 ? {} : { services }) },
    ...(image === undefined ? {} : { image: { source: image, alt: imageAlt } }),
    media: [...new Set(media)],
    links: [...new Set([...reader.links, ...reader.addresses(withoutFrontMatter(text))])],
  };
}

type PostSettings = PostFrontMatter & { readonly source: YamlSource };

function readSettings(
  file: string,
  text: string,
  tags: readonly string[],
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
  problems.push(...tagProblems(file, result.value, parts.source, tags));
  return { ...result.value, source: parts.source };
}

function factsOf(
  file: string,
  locale: Locale,
  slug: string,
  settings: PostSettings,
  reader: ReturnType<typeof textReader>,
): PostFacts {
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
export function slugProblems(file: string, slug: string, locale: Locale): Problem[] {
  if (!SLUG.test(slug)) {
    return [{ file, line: 1, id: "not-a-slug", values: { slug, write: `${slugOf(slug, "article")}.md` } }];
  }
  const [address, write] = [postPath(locale, slug), `${slug}-2.md`];
  const holder = holderOf(slug, locale);
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
    return [{ ...at, ...missingPicture(mediaName(image), mediaNames) }];
  }
  const wrong = plainTextProblem(imageAlt ?? "");
  if (wrong) return [{ ...at, line: source.lineAt(["imageAlt"]), ...wrong }];
  if (imageAlt !== undefined) return [];
  return [{ ...at, id: "picture-undescribed", values: { write: 'imageAlt: ""' } }];
}

/** What other pages know of the posts of a build. */
export interface ContentIndex {
  /** Those that are shown, newest first; of the same day, by slug. */
  readonly posts: readonly PostFacts[];
  /** The next day on which a post comes or goes by itself. */
  readonly nextChange: string | undefined;
  readonly addresses: OtherAddresses;
  /** Warnings, such as links to withdrawn posts. */
  readonly notes: readonly Problem[];
  /** By file. */
  readonly entries: ReadonlyMap<string, PostIndexEntry>;
}
