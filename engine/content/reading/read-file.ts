import type { Locale } from "../../i18n/language.ts";
import { isSiteLocale } from "../../i18n/translation-setup.ts";
import type { BlockNode } from "../../pages/data/content-tree.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import { folderPath, isFixedPage, listPath, pagePath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { anchorsIn } from "../addresses/anchors.ts";
import type { LinkingFile } from "../addresses/check-links.ts";
import { missingFile } from "../media/missing-files.ts";
import type { PageAddress, Post } from "../model/content.ts";
import { addressesWithLines, type OldAddress } from "../model/old-address.ts";
import { type PageText, pageSchema } from "../model/page-schemas.ts";
import { type PostFrontMatter, postSchema } from "../model/post-schema.ts";
import { damageIn } from "../source/damaged-text.ts";
import { readFrontMatter } from "../source/front-matter.ts";
import { nearest } from "../source/nearest.ts";
import type { Problem } from "../source/problem.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { validate } from "../source/validate.ts";
import type { Place, YamlSource } from "../source/yaml-source.ts";
import { blockText } from "../text/block-facts.ts";
import { consentServicesIn } from "../text/directives.ts";
import { plainTextProblems } from "../text/leftovers.ts";
import type { TextEnvironment } from "../text/text-environment.ts";
import { textReader } from "../text/text-reader.ts";

const WORDS_PER_MINUTE = 200;

export interface PageFile {
  readonly file: string;
  readonly page: AnyPage;
  readonly folder: string;
  readonly locale: Locale;
}

/** What a file of a page or a post says. */
interface ReadFile extends Pick<LinkingFile, "links"> {
  /** The files of the media folder that it shows and offers. */
  readonly media: readonly string[];
  readonly anchors: readonly string[];
  /** The settings above its text, as plain data; undefined where any of their lines has a mistake. */
  readonly head?: unknown;
  readonly problems: readonly Problem[];
}

export interface ReadPage extends ReadFile {
  /** Its texts; undefined where one has errors. */
  readonly says?: PageText;
  /** Of the page; undefined where the file should say it, and does not. */
  readonly path: string | undefined;
  /** Where the file says it. */
  readonly address?: PageAddress | undefined;
  /** Where the file says that it is one. */
  readonly draft?: Place | undefined;
  readonly oldAddresses: readonly OldAddress[];
}

export interface ReadPost extends ReadFile, Pick<LinkingFile, "days"> {
  readonly isDraft: boolean;
  /** Undefined where its front matter has errors; its text is read all the same. */
  readonly post: Post | undefined;
  /** What its name says of its address; undefined for the name of no post. */
  readonly place?: Readonly<Record<"locale" | "slug", string>>;
}

/** Reads `pages/<folder>/<locale>.md`. */
export function readPage(own: PageFile, source: string, environment: TextEnvironment): ReadPage {
  const { file, page, locale } = own;
  const { translation } = environment;
  const fixed = fixedPath(translation, page, locale);
  const parts = readFrontMatter(file, source);
  if (!("source" in parts))
    return {
      ...{ path: fixed, oldAddresses: [], links: [], media: [], anchors: [], problems: [parts] },
      ...(page.kind === "folder" && { draft: draftLine(file, source) }),
    };
  const problems: Problem[] = [];
  const reader = textReader(file, source, locale, environment, problems);
  const result = validate(pageSchema(page, reader), parts.source);
  const { aliases = [], draft: said, ...texts } = "value" in result ? result.value : result.part;
  const unread = page.kind === "folder" && said === undefined ? draftLine(file, source) : undefined;
  const marked = said ? parts.source.at(["draft"]) : unread;
  const draft = marked !== undefined;
  const address = addressIn(translation, own, parts.source, draft);
  const says = reader.whole({ ...texts, body: reader.blocks(parts.body) });
  return {
    ...("value" in result ? { says: says as PageText } : {}),
    address,
    path: address?.path ?? fixed,
    draft: marked,
    links: reader.links(),
    media: [...reader.media],
    anchors: anchorsIn(says),
    head: headOf(parts.source),
    oldAddresses: addressesWithLines(parts.source, aliases),
    problems: "value" in result ? problems : [...problems, ...result.problems.map(neverADraft)],
  };
}

/** Where a file says that it is a draft although its settings cannot be read. */
function draftLine(file: string, text: string): Place | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const from = lines.indexOf("---");
  const end = lines.indexOf("---", from + 1);
  const index = lines.indexOf("draft: true", from + 1);
  return from < 0 || index < 0 || (end >= 0 && index > end) ? undefined : { file, line: index + 1, field: ["draft"] };
}

/** A setting that pages with a fixed path do not have, told why. */
function neverADraft(problem: Problem): Problem {
  const isIt = problem.id === "key-unknown" && problem.values.name === "draft";
  return isIt ? { ...problem, id: "never-a-draft", values: {} } : problem;
}

function headOf({ value, problems }: YamlSource): unknown {
  return problems.length === 0 ? value : undefined;
}

/** The address that a file says, so that a link to a page with mistakes is not an error; undefined for a page with a fixed path. */
function addressIn(
  translation: Routes,
  { page: { id: page, kind }, folder, locale }: PageFile,
  source: YamlSource,
  draft: boolean,
): PageAddress | undefined {
  const slug = (source.value as { readonly slug?: unknown } | null | undefined)?.slug;
  if (typeof slug !== "string" || kind !== "folder") return undefined;
  const path = folderPath(translation, page, locale, slug);
  return { page, folder, path, ...source.at(["slug"]), slug, locale, draft };
}

function fixedPath(translation: Routes, { id, kind }: AnyPage, locale: Locale): string | undefined {
  if (kind === "folder") return undefined;
  return isFixedPage(translation, id) ? pagePath(translation, id, locale) : listPath(translation, locale);
}

/** Reads `posts/<locale>/<slug>.md`. */
export function readPost(
  file: string,
  text: string,
  translation: Routes,
  environments: (locale: Locale) => TextEnvironment,
): ReadPost {
  const problems: Problem[] = [...damageIn(file, text)];
  const isDraft = draftLine(file, text) !== undefined;
  const nothing = { post: undefined, isDraft, media: [], links: [], anchors: [], problems };
  const [, locale, name = ""] = file.split("/");
  if (!isSiteLocale(translation, locale) || !name.endsWith(".md")) {
    problems.push({ file, line: 1, id: "not-a-post", values: placeOfPost(file, translation) });
    return nothing;
  }
  const slug = name.replace(/\.md$/, "");
  if (!SLUG.test(slug)) {
    problems.push({ file, line: 1, id: "not-a-slug", values: { slug, write: `${slugOf(slug, "article")}.md` } });
  }
  const place = { locale, slug };
  const parts = readFrontMatter(file, text);
  if (!("source" in parts)) {
    problems.push(parts);
    return { ...nothing, place };
  }
  const environment = environments(locale);
  const result = validate(postSchema, parts.source);
  const head = "value" in result ? result.value : result.part;
  if ("problems" in result) problems.push(...result.problems);
  problems.push(...tagProblems(head, parts.source, environment.tags));
  problems.push(...imageProblems(head, parts.source, environment));
  const reader = textReader(file, text, locale, environment, problems);
  const title = reader.rich(head.title ?? "");
  const description = reader.plain(head.description ?? "");
  const body = reader.whole(reader.blocks(parts.body));
  const { date = "", at, draft = true, expires, image, imageAlt = "" } = head;
  const media = [...new Set([...reader.media, ...(image === undefined ? [] : [image])])];
  const until = { ...(at !== undefined && { at }), ...(expires !== undefined && { expires }) };
  const read = {
    place,
    isDraft: head.draft ?? isDraft,
    // A post that does not say when it is public is taken for a draft, whose links lead anywhere.
    days: { date, draft: draft || date === "", ...until },
    media,
    links: reader.links(),
    anchors: anchorsIn(body),
    head: headOf(parts.source),
    problems,
  };
  if ("problems" in result) return { post: undefined, ...read };
  const { key = slug, tags, updated, sources, aliases } = result.value;
  const picture = image === undefined ? undefined : environment.picture(image, imageAlt);
  const services = consentServicesIn(text);
  const post = {
    ...{ file, locale, slug, key, date, tags, draft },
    ...(updated !== undefined && { updated, updatedLine: parts.source.at(["updated"]).line }),
    ...until,
    ...(aliases && { oldAddresses: addressesWithLines(parts.source, aliases) }),
    ...{ title, description },
    minutes: Math.max(1, Math.round(countWords(body) / WORDS_PER_MINUTE)),
    body,
    ...(sources && { sources: sources.map((source) => ({ ...source, title: reader.rich(source.title) })) }),
    ...(picture && { image: picture }),
    ...(services.length > 0 && { services }),
    media,
  };
  return { post, ...read };
}

/** Where a file that is no post would be one: in the folder of its language, or of the site's first one. */
function placeOfPost(file: string, translation: Routes) {
  const [, folder = "", name = ""] = file.split("/");
  const [locale, named] = isSiteLocale(translation, folder) ? [folder, name] : [translation.defaultLocale, folder];
  return { locale, write: `posts/${locale}/${slugOf(named.replace(/\.[^.]*$/, ""), "article")}.md` };
}

function countWords(blocks: readonly BlockNode[]): number {
  return blocks.reduce((sum, block) => sum + blockText(block).split(/\s+/).filter(Boolean).length, 0);
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
  if (picture(image, "") === undefined)
    return [{ ...source.at(["image"]), ...missingFile(image, "picture", mediaNames()) }];
  if (imageAlt !== undefined) return plainTextProblems(imageAlt).map((own) => ({ ...source.at(["imageAlt"]), ...own }));
  return [{ ...source.at(["image"]), id: "picture-undescribed", values: { write: 'imageAlt: ""' } }];
}
