import { type Language, type Locale, languageOf } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import { documentNote } from "../media/documents.ts";
import type { MediaTable } from "../media/media.ts";
import { missingPicture } from "../media/missing-files.ts";
import type { NamedPicture, SettingsDefinition } from "../model/define-settings.ts";
import type { EngineSettings } from "../model/site-schema.ts";
import { mediaName } from "../source/media-name.ts";
import type { Problem } from "../source/problem.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { type TextEnvironment, UNFILLED } from "../text/text-environment.ts";
import { valueAsText, variableNames } from "../text/variables.ts";

/** What texts may refer to, as plain data. */
export interface TextSettings {
  /** site.yaml, checked; undefined where it has errors. */
  readonly site: EngineSettings | undefined;
  readonly translation: SiteRoutes;
  /** Ids of the tags; undefined where nobody knows all of them. */
  readonly tags: readonly string[] | undefined;
  readonly media: MediaTable;
  /** The texts of the interface, as far as there are any. */
  readonly messages: Readonly<Record<Locale, Partial<MessageTexts>>>;
  /** The brand's font, for the legal notice; undefined where the theme has errors. */
  readonly font: Readonly<Record<"family" | "credit", string>> | undefined;
}

/** Gives what the texts of a language may refer to. */
export type Environments = (locale: Locale) => TextEnvironment;

/**
 * Makes what texts may refer to, once for each language.
 *
 * @param own what the site's settings give to texts
 */
export function textEnvironments(settings: TextSettings, own: OwnTexts): Environments {
  const { translation, tags, media } = settings;
  const made = new Map<Locale, TextEnvironment>();
  return (locale) => {
    const environment = made.get(locale) ?? {
      ...valuesAndDirectives(settings, own, locale),
      ...mediaFinder(media, languageOf(settings.translation, locale)),
      translation: () => translation,
      origin: () => settings.site?.url,
      tags: () => tags,
    };
    made.set(locale, environment);
    return environment;
  };
}

type OwnTexts = Pick<SettingsDefinition, "variables" | "blocks" | "textServices">;
type OfSite = Pick<TextEnvironment, "variable" | "variables" | "directives">;

/** Without the site's settings nothing can be said of what a text takes from them. */
const UNKNOWN_SITE: OfSite = { variable: () => UNFILLED, variables: () => [], directives: () => undefined };

function valuesAndDirectives(
  { site, font, translation, messages }: TextSettings,
  own: OwnTexts,
  locale: Locale,
): OfSite {
  if (site === undefined) return UNKNOWN_SITE;
  const values = { ...own.variables(site, locale, messages[locale] ?? {}), font: font ?? NO_FONT };
  const directives = {
    locales: translation.locales,
    services: own.textServices(site).map(({ name }) => name),
    generated: own.blocks(site, locale),
  };
  return {
    variable: (name) => valueAsText(values, name, locale, translation),
    variables: () => variableNames(values),
    directives: () => directives,
  };
}

/** Stands in for a theme with errors. */
const NO_FONT = { family: "", credit: "" };

type MediaFinder = Pick<TextEnvironment, "picture" | "document" | "mediaNames">;

/** Finds files of the media folder by the name that a text of a language gives them. */
export function mediaFinder({ pictures, documents }: MediaTable, language: Pick<Language, "tag">): MediaFinder {
  return {
    picture: (source, alt) => {
      const shape = entryOf(pictures, mediaName(source));
      return shape && { ...shape, alt };
    },
    document: (source) => {
      const facts = entryOf(documents, mediaName(source));
      return facts && { href: facts.href, note: documentNote(facts, language) };
    },
    mediaNames: () => [...Object.keys(pictures), ...Object.keys(documents)],
  };
}

/** What is wrong with a picture that `site.yaml` names. */
export function settingPictureProblem(
  { name, path }: NamedPicture,
  source: YamlSource,
  { picture, mediaNames }: MediaFinder,
): Problem[] {
  if (picture(name, "") !== undefined) return [];
  return [{ ...source.at(path), ...missingPicture(name, mediaNames()) }];
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
