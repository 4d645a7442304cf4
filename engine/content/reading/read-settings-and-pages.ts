import { join } from "node:path";
import type * as v from "valibot";
import { dayIn } from "../../i18n/days.ts";
import { forLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { typeset } from "../../i18n/typography.ts";
import { pageOfKind, routesOf, type SiteRoutes } from "../../pages/paths/routes.ts";
import type { LinkingFile } from "../addresses/links-in-time.ts";
import { type Redirect, tagRedirects } from "../addresses/old-addresses.ts";
import { PUBLISHED_FILE, type PublishedList, readPublishedList } from "../addresses/published-list.ts";
import { type Media, readMedia } from "../media/media.ts";
import type { PageAddress, SiteContent } from "../model/content.ts";
import { type ContentSite, NO_SETTINGS } from "../model/define-settings.ts";
import { leftoverNotes, publishedFiles } from "../model/published-languages.ts";
import { type EngineSettings, siteSchema, type TagLabels, tagsSchema } from "../model/site-schema.ts";
import { translationIn } from "../model/translation-settings.ts";
import { type ContentFiles, readContentFiles, type TextsByFile } from "../source/content-files.ts";
import { damageIn } from "../source/damaged-text.ts";
import type { Problem } from "../source/problem.ts";
import type { TextPerLanguage } from "../source/schema-fields.ts";
import { validate } from "../source/validate.ts";
import { type readYaml, settingsIn, type YamlSource } from "../source/yaml-source.ts";
import { consentServicesIn } from "../text/directives.ts";
import { substitute, valueAsText } from "../text/variables.ts";
import { readTheme } from "../theme/read-theme.ts";
import { NO_COLORS } from "../theme/site-colors.ts";
import { readMessages } from "./read-messages.ts";
import { defaultLanguageSlugs, readPages } from "./read-pages.ts";
import type { ReadingMemory } from "./reading-memory.ts";
import { type RecallText, recallingTexts } from "./recalling-texts.ts";
import { mediaFinder, settingPictureProblem, type TextSettings, textEnvironments } from "./text-settings.ts";

/** A content folder, read except for its posts. */
export interface SiteReading {
  /** Undefined where the configuration has errors. */
  readonly content: SiteContent | undefined;
  readonly settings: TextSettings;
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
  readonly media: Media;
  /** The files of the media folder that pages and `site.yaml` name. */
  readonly pageMedia: readonly string[];
  /** The addresses of services and pages of texts. */
  readonly pageAddresses: readonly PageAddress[];
  /** Old addresses of pages and tags. */
  readonly redirects: readonly Redirect[];
  /** What was ever put online. */
  readonly published: PublishedList;
  /** The files below `posts/`. */
  readonly posts: readonly string[];
  /** Those of the languages that are published. */
  readonly files: ContentFiles;
  /** Reads a post, unless it was read before. */
  readonly recall: RecallText;
  readonly problems: readonly Problem[];
  /** The files of pages, with what they link to. */
  readonly pageFiles: readonly LinkingFile[];
  /** The anchors of each page by its path. */
  readonly pageAnchors: ReadonlyMap<string, readonly string[]>;
  /** The files of pages whose addresses could not be read. */
  readonly unreadPages: readonly string[];
}

/**
 * Reads a content folder except for its posts.
 *
 * @param folder the owner's folder
 * @param cache what is kept between builds: finished pictures, public holidays, measures of fonts
 * @param definition the site that the content is for
 * @param now when the build is made: closures that are over are passed over
 * @param memory of texts that were read before
 * @param instead what is taken in place of what these files say
 */
export async function readSettingsAndPages(
  folder: string,
  cache: string,
  definition: ContentSite,
  now: Date,
  memory: ReadingMemory,
  instead?: TextsByFile,
): Promise<SiteReading> {
  const { pages: definitions, messages: siteMessages, settings: own = NO_SETTINGS } = definition;
  const all = await readContentFiles(folder, instead);
  const asProblem = (id: "link" | "second-version") => (file: string) => ({ file, line: 1, id, values: {} });
  const problems: Problem[] = [...all.links.map(asProblem("link")), ...all.copies.map(asProblem("second-version"))];
  const { translation, files, sources } = readSources(all, definition, memory);
  const { site: siteSource, tags: tagsSource } = sources;

  const checked = validate(siteSchema(translation.locales, definition), siteSource);
  const site = "value" in checked ? checked.value : undefined;
  const checkedTags = validate(tagsSchema(translation), tagsSource);
  const tags = "value" in checkedTags ? checkedTags.value : undefined;
  const rightTags = tags ?? ("part" in checkedTags ? (checkedTags.part as TagsOfFile) : {});
  for (const result of [checked, checkedTags]) if ("problems" in result) problems.push(...result.problems);
  const theme = await readTheme(files, definition.colors ?? NO_COLORS, cache, problems, memory.yaml);
  // While nobody knows which languages the site has, none of them is missing.
  const { languages } = "value" in checked ? checked.value : checked.part;
  const missing = languages?.missing ?? "fallback";
  const messages = readMessages(siteMessages, translation, sources.messages, missing);
  const media = await readMedia(files, join(cache, "pictures"));
  const settings: TextSettings = {
    site,
    translation,
    tags: tagsSource.isWhole && tagsSource.value !== undefined ? Object.keys(tagsSource.value ?? {}) : undefined,
    media: media.table,
    messages: messages.messages,
    font: theme && { family: theme.font.family, credit: theme.font.credit },
  };
  const recall = recallingTexts(memory, translation, textEnvironments(settings, own));
  const hasPosts = pageOfKind(translation, "post") !== undefined;
  const posts = hasPosts ? files.list("posts/") : [];
  if (!hasPosts)
    problems.push(
      ...files.list("posts/").map((file): Problem => ({ file, line: 1, id: "file-not-shown", values: {} })),
    );
  const pages = readPages(files, definitions, translation, missing, recall);
  problems.push(...messages.problems, ...pages.problems);
  const finder = mediaFinder(media.table, languageOf(translation, translation.fallbackLocale));
  const pictures = site === undefined ? [] : own.pictures(site);
  problems.push(...pictures.flatMap((picture) => settingPictureProblem(picture, siteSource, finder)));
  if (site !== undefined) {
    const named = Object.entries(pages.folders).map(([page, texts]) => [page, Object.keys(texts)] as const);
    const folders = Object.fromEntries(named);
    const today = dayIn(site.timeZone, now);
    problems.push(...own.check({ settings: site, source: siteSource, translation, today, folders }));
  }
  const texts = files.list("").map((file) => [file, files.text(file) ?? ""] as const);
  problems.push(...texts.flatMap(([file, text]) => damageIn(file, text)));
  const embedded = files
    .list("pages/")
    .flatMap((file) => consentServicesIn(files.text(file) ?? "").map((service) => ({ service, file })));
  const notes = [...leftoverNotes(all, translation, siteSource), ...messages.notes, ...pages.notes];
  const complete = site !== undefined && tags !== undefined && theme !== undefined;
  return {
    content: complete
      ? {
          site: await own.complete(typesetSite(site, translation), {
            now,
            cache,
            picture: (name) => finder.picture(name, ""),
          }),
          definition,
          translation,
          theme,
          tags: tagLabels(translation, tags),
          messages: messages.messages,
          pages: pages.pages,
          folders: pages.folders,
          embedded,
          notes,
        }
      : undefined,
    settings,
    source: siteSource,
    media,
    pageMedia: [...pages.media, ...pictures.map(({ name }) => name)],
    pageAddresses: pages.addresses,
    redirects: [
      ...pages.redirects,
      ...defaultLanguageSlugs(translation, pages.addresses),
      ...tagRedirects(translation, tagsSource, rightTags),
    ],
    published: readPublishedList(all.text(PUBLISHED_FILE) ?? ""),
    posts,
    files: { ...files, load: (file) => memory.load(files, file) },
    recall,
    problems,
    pageFiles: pages.files,
    pageAnchors: pages.anchors,
    unreadPages: pages.unread,
  };
}

/** The settings files, and which languages the site has. */
function readSources(all: ContentFiles, definition: ContentSite, memory: ReadingMemory) {
  const { words } = definition.messages;
  const site = yamlFile(all, "site.yaml", memory.yaml);
  const hasWords = (locale: Locale) => words[locale] !== undefined || all.text(messagesFile(locale)) !== undefined;
  const program = { pages: routesOf(definition.pages), languages: definition.languages };
  const translation = translationIn(site, program, hasWords);
  const files = publishedFiles(all, translation);
  // A site without lists by tag needs no tags.
  const hasTags = pageOfKind(translation, "list-of-tag") !== undefined || files.text("tags.yaml") !== undefined;
  const tags = hasTags ? yamlFile(files, "tags.yaml", memory.yaml) : memory.yaml("tags.yaml", "{}");
  const messages = inEachLocale(translation, (locale) =>
    memory.yaml(messagesFile(locale), files.text(messagesFile(locale)) ?? ""),
  );
  return { translation, files, sources: { site, tags, messages } };
}

type TagsOfFile = v.InferOutput<ReturnType<typeof tagsSchema>>;

function tagLabels(translation: SiteRoutes, tags: TagsOfFile): TagLabels {
  return Object.fromEntries(
    Object.entries(tags).map(([id, labels]) => [
      id,
      inEachLocale(translation, (locale) =>
        typeset(forLocale(labels as TextPerLanguage, locale), languageOf(translation, locale)),
      ),
    ]),
  );
}

/** Where the owner says a text of the interface otherwise; most sites have no such file. */
function messagesFile(locale: Locale): string {
  return `messages/${locale}.yaml`;
}

function yamlFile(files: ContentFiles, name: string, parse: typeof readYaml): YamlSource {
  const text = files.text(name);
  const source = settingsIn(parse(name, text ?? ""));
  return text === undefined
    ? { ...source, problems: [{ file: name, line: 1, id: "file-missing", values: {} }] }
    : source;
}

/** The configuration with its description typeset, and the brand filled in. */
function typesetSite(site: EngineSettings, translation: SiteRoutes): EngineSettings {
  const description = inEachLocale(translation, (locale) => {
    const language = languageOf(translation, locale);
    const { text } = substitute(forLocale(site.description, locale), (name) =>
      valueAsText(site, name, locale, translation),
    );
    return typeset(text, language);
  });
  return { ...site, description };
}
