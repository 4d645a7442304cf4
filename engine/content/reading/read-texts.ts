import { join } from "node:path";
import type * as v from "valibot";
import { digest } from "../../files/digest.ts";
import { dayIn } from "../../i18n/days.ts";
import { forLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { typeset } from "../../i18n/typography.ts";
import { pageOfKind, routesOf, type SiteRoutes } from "../../pages/paths/routes.ts";
import type { LinkingFile } from "../addresses/check-links.ts";
import { PUBLISHED_FILE, type PublishedList, readPublishedList } from "../addresses/published-list.ts";
import { readFramings } from "../media/framing.ts";
import { type Media, readMedia, usedPicture } from "../media/media.ts";
import { missingFile } from "../media/missing-files.ts";
import type { SiteContent } from "../model/content.ts";
import { type ContentSite, NO_SETTINGS } from "../model/define-settings.ts";
import { type Redirect, tagRedirects } from "../model/old-address.ts";
import { pageFolders, pagesWithTexts } from "../model/page-folders.ts";
import { type EngineSettings, siteSchema, type TagLabels, tagsSchema } from "../model/site-schema.ts";
import { translationIn } from "../model/translation-settings.ts";
import {
  type ContentFiles,
  leftoverNotes,
  publishedFiles,
  readContentFiles,
  type TextsByFile,
} from "../source/content-files.ts";
import { damageIn } from "../source/damaged-text.ts";
import type { Problem } from "../source/problem.ts";
import type { TextPerLanguage } from "../source/schema-fields.ts";
import { validate } from "../source/validate.ts";
import { settingsIn, type YamlSource } from "../source/yaml-source.ts";
import { mediaFinder, type TextSettings, textEnvironments } from "../text/text-environment.ts";
import { substitute, valueAsText } from "../text/variables.ts";
import { NO_COLORS } from "../theme/colors.ts";
import { readTheme } from "../theme/read-theme.ts";
import { type PageFile, type ReadPage, type ReadPost, readPage, readPost } from "./read-file.ts";
import { readMessages } from "./read-messages.ts";
import { ReadingMemory, takingTurns } from "./reading-memory.ts";

/** A content folder, read: what each file says, and what is wrong in it. */
export interface Source {
  readonly definition: ContentSite;
  /** What the site's own files say; undefined where one of them has errors. */
  readonly common: Omit<SiteContent, "pages" | "folders" | "embedded" | "notes"> | undefined;
  readonly settings: TextSettings;
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
  readonly media: Media;
  /** The files of the media folder that `site.yaml` names. */
  readonly siteMedia: readonly string[];
  readonly tagRedirects: readonly Redirect[];
  readonly published: PublishedList;
  /** Those of the languages that are published. */
  readonly files: ContentFiles;
  readonly folders: readonly Pick<PageFile, "page" | "folder">[];
  readonly pages: readonly (PageFile & ReadPage & LinkingFile)[];
  readonly posts: readonly (ReadPost & LinkingFile)[];
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** What a reading may be given beside the folder. */
export interface ReadingOptions {
  /** When the build is made: closures that are over are passed over. */
  readonly now?: Date;
  readonly memory?: ReadingMemory;
  /** What is taken in place of what files of settings and pages say. */
  readonly instead?: TextsByFile;
}

/**
 * Reads every text of a content folder: the settings, then the pages and posts, which refer to them. Of a text it asks nothing
 * that other texts say: what is wrong between them is judged once all are read.
 *
 * @param folder the owner's folder
 * @param cache what is kept between builds: finished pictures, public holidays, measures of fonts
 * @param definition the site that the content is for
 */
export async function readTexts(
  folder: string,
  cache: string,
  definition: ContentSite,
  { now = new Date(), memory = new ReadingMemory(), instead }: ReadingOptions = {},
): Promise<Source> {
  const { settings: own = NO_SETTINGS } = definition;
  const all = await readContentFiles(folder, instead);
  const asProblem = (id: "link" | "second-version" | "file-not-shown") => (file: string) =>
    ({ file, line: 1, id, values: {} }) as const;
  const problems: Problem[] = [...all.links.map(asProblem("link")), ...all.copies.map(asProblem("second-version"))];
  const { translation, files, sources } = readSources(all, definition, memory);
  const { site: siteSource, tags: tagsSource } = sources;

  const checked = validate(siteSchema(translation.locales, definition), siteSource);
  const site = "value" in checked ? checked.value : undefined;
  const checkedTags = validate(tagsSchema(translation), tagsSource);
  const tags = "value" in checkedTags ? checkedTags.value : undefined;
  for (const result of [checked, checkedTags]) if ("problems" in result) problems.push(...result.problems);
  const theme = await readTheme(files, definition.colors ?? NO_COLORS, cache, problems, memory.yaml);
  // While nobody knows which languages the site has, none of them is missing.
  const { languages } = "value" in checked ? checked.value : checked.part;
  const missing = languages?.missing ?? "fallback";
  const messages = readMessages(definition.messages, translation, sources.messages, missing);
  const { framings, problems: misframed } = readFramings(files, memory.yaml);
  problems.push(...misframed);
  const media = await readMedia(files, join(cache, "pictures"), framings, definition.cuts?.(theme));
  const settings: TextSettings = {
    site,
    translation,
    tags: tagsSource.isWhole && tagsSource.value !== undefined ? Object.keys(tagsSource.value ?? {}) : undefined,
    media: media.table,
    messages: messages.messages,
    font: theme && { family: theme.font.family, credit: theme.font.credit },
  };
  const environments = textEnvironments(settings, own);
  const keys = [digest([translation, settings.tags, media.table, site?.url]), digest(settings)] as const;
  // All else that a text takes of the settings stands in braces, or behind two colons.
  const keyOf = (text: string) => keys[text.includes("{") || text.includes("::") ? 1 : 0];

  const { folders, problems: stray } = pageFolders(translation, files);
  const pageFolderList = pagesWithTexts(definition.pages).flatMap((page) =>
    (folders[page.id] ?? [page.id]).map((folder) => ({ page, folder })),
  );
  const pages = pageFolderList.flatMap((of) =>
    translation.locales.flatMap((locale) => {
      const file = pageFile(of.folder, locale);
      const text = files.text(file);
      if (text === undefined) return [];
      const page = { ...of, file, locale };
      return [
        {
          ...page,
          text,
          ...memory.recall(file, text, keyOf(text), () => readPage(page, text, environments(locale))),
        },
      ];
    }),
  );
  const postFiles = files.list("posts/");
  const hasPosts = pageOfKind(translation, "post") !== undefined;
  const loaded = (hasPosts ? postFiles : []).map(async (file) => ({ file, text: await memory.load(files, file) }));
  const posts: Source["posts"][number][] = [];
  const othersTurn = takingTurns();
  for (const { file, text } of await Promise.all(loaded)) {
    const read = () => readPost(file, text, translation, environments);
    posts.push({ file, text, ...memory.recall(file, text, keyOf(text), read) });
    await othersTurn();
  }

  // A file of the wrong name is its own mistake, and the missing page's text.
  const misplaced = stray.flatMap((file) => (file.id === "page-misplaced" ? [file.values.write] : []));
  const drafts = draftFolders(pages);
  const lacking = untranslated(
    translation,
    // A draft is written in one language after another.
    pageFolderList.filter(({ folder }) => !drafts.has(folder)),
    new Set([...misplaced, ...pages.map(({ file }) => file)]),
    missing,
  );
  const finder = mediaFinder(media.table, languageOf(translation, translation.fallbackLocale));
  const pictures = site === undefined ? [] : own.pictures(site);
  const texts = files.list("").map((file) => [file, files.text(file) ?? ""] as const);
  problems.push(
    ...messages.problems,
    ...stray,
    ...lacking.filter(({ id }) => id === "page-untranslated"),
    ...[...pages, ...posts].flatMap((read) => read.problems),
    ...(hasPosts ? [] : postFiles.map(asProblem("file-not-shown"))),
    ...pictures
      .filter(({ name }) => finder.picture(name, "") === undefined)
      .map(({ name, path }) => ({ ...siteSource.at(path), ...missingFile(name, "picture", finder.mediaNames()) })),
    ...texts.flatMap(([file, text]) => damageIn(file, text)),
  );
  if (site !== undefined) {
    const today = dayIn(site.timeZone, now);
    problems.push(...own.check({ settings: site, source: siteSource, translation, today, folders, drafts }));
  }
  const picture = (name: string, cut?: string) => finder.picture(name, "", cut);
  const isComplete = site !== undefined && tags !== undefined && theme !== undefined;
  return {
    definition,
    common: isComplete
      ? {
          site: await own.complete(typesetSite(site, translation), { now, cache, picture }),
          definition,
          translation,
          theme,
          tags: tagLabels(translation, tags),
          messages: messages.messages,
        }
      : undefined,
    settings,
    source: siteSource,
    media,
    siteMedia: pictures.map(({ name, cut }) => usedPicture(name, cut)),
    tagRedirects: tagRedirects(
      translation,
      tagsSource,
      tags ?? (("part" in checkedTags ? checkedTags.part : {}) as TagsOfFile),
    ),
    published: readPublishedList(all.text(PUBLISHED_FILE) ?? ""),
    files: { ...files, load: (file) => memory.load(files, file) },
    folders: pageFolderList,
    pages,
    posts,
    problems,
    notes: [
      ...leftoverNotes(all, translation, siteSource),
      ...messages.notes,
      ...lacking.filter(({ id }) => id === "page-shown-in-another"),
    ],
  };
}

/** The folders of pages that are drafts: in all of their languages together. */
export function draftFolders(pages: readonly Pick<ReadPage & PageFile, "folder" | "draft">[]): ReadonlySet<string> {
  return new Set(pages.filter(({ draft }) => draft !== undefined).map(({ folder }) => folder));
}

function pageFile(folder: string, locale: Locale): string {
  return `pages/${folder}/${locale}.md`;
}

/** The files that pages lack in a language: errors, or notes where the text in another language is shown. */
function untranslated(
  { locales, fallbackLocale }: SiteRoutes,
  folders: Source["folders"],
  there: ReadonlySet<string>,
  missing: "error" | "fallback",
): Problem[] {
  return folders.flatMap(({ folder }) =>
    locales.flatMap((locale): Problem[] => {
      const file = pageFile(folder, locale);
      if (there.has(file)) return [];
      return missing === "error" || locale === fallbackLocale
        ? [{ file, line: 1, id: "page-untranslated", values: { write: file } }]
        : [{ file, line: 1, id: "page-shown-in-another", values: { locale: fallbackLocale, write: file } }];
    }),
  );
}

/** The settings files, and which languages the site has. */
function readSources(all: ContentFiles, definition: ContentSite, memory: ReadingMemory) {
  const { words } = definition.messages;
  // Where the owner says a text of the interface otherwise; most sites have no such file.
  const messagesFile = (locale: Locale) => `messages/${locale}.yaml`;
  const settingsFile = (files: ContentFiles, name: string): YamlSource => {
    const text = files.text(name);
    const source = settingsIn(memory.yaml(name, text ?? ""));
    const missing: Problem = { file: name, line: 1, id: "file-missing", values: {} };
    return text === undefined ? { ...source, problems: [missing] } : source;
  };
  const site = settingsFile(all, "site.yaml");
  const hasWords = (locale: Locale) => words[locale] !== undefined || all.text(messagesFile(locale)) !== undefined;
  const program = { pages: routesOf(definition.pages), languages: definition.languages };
  const translation = translationIn(site, program, hasWords);
  const files = publishedFiles(all, translation);
  // A site without lists by tag needs no tags.
  const hasTags = pageOfKind(translation, "list-of-tag") !== undefined || files.text("tags.yaml") !== undefined;
  const tags = hasTags ? settingsFile(files, "tags.yaml") : memory.yaml("tags.yaml", "{}");
  const messages = inEachLocale(translation, (locale) =>
    memory.yaml(messagesFile(locale), files.text(messagesFile(locale)) ?? ""),
  );
  return { translation, files, sources: { site, tags, messages } };
}

type TagsOfFile = v.InferOutput<ReturnType<typeof tagsSchema>>;

function tagLabels(translation: SiteRoutes, tags: TagsOfFile): TagLabels {
  const inOne = (labels: object) =>
    inEachLocale(translation, (locale) =>
      typeset(forLocale(labels as TextPerLanguage, locale), languageOf(translation, locale)),
    );
  return Object.fromEntries(Object.entries(tags).map(([id, labels]) => [id, inOne(labels)]));
}

/** The configuration with its description typeset, and the brand filled in. */
function typesetSite(site: EngineSettings, translation: SiteRoutes): EngineSettings {
  const description = inEachLocale(translation, (locale) => {
    const { text } = substitute(forLocale(site.description, locale), (name) =>
      valueAsText(site, name, locale, translation),
    );
    return typeset(text, languageOf(translation, locale));
  });
  return { ...site, description };
}
