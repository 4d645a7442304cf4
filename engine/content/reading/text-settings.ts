import { type Language, type Locale, languageOf } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import { documentNote } from "../media/documents.ts";
import type { MediaTable } from "../media/media.ts";
import type { SettingsDefinition } from "../model/define-settings.ts";
import type { EngineSettings } from "../model/site-schema.ts";
import { mediaName } from "../source/media-name.ts";
import { directiveReader } from "../text/directives.ts";
import { type TextEnvironment, UNFILLED } from "../text/text-environment.ts";
import { valueAsText, variableNames } from "../text/variables.ts";

/** What texts may refer to, as plain data: with a file's bytes all that its reading depends on. */
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

/**
 * Makes what the texts of a language may refer to, once for each.
 *
 * @param own what the site's settings give to texts
 */
export function textEnvironments(
  { site, translation, tags, media, messages, font = { family: "", credit: "" } }: TextSettings,
  own: Pick<SettingsDefinition, "variables" | "blocks" | "textServices">,
): (locale: Locale) => TextEnvironment {
  const made = new Map<Locale, TextEnvironment>();
  const make = (locale: Locale): TextEnvironment => {
    const common = { translation, tags, ...mediaFinder(media, languageOf(translation, locale)) };
    // Without the site's settings nothing can be said of what a text takes from them.
    if (site === undefined)
      return {
        ...common,
        origin: undefined,
        variable: () => UNFILLED,
        variables: () => [],
        directive: () => undefined,
      };
    const values = { ...own.variables(site, locale, messages[locale] ?? {}), font };
    return {
      ...common,
      origin: site.url,
      variable: (name) => valueAsText(values, name, locale, translation),
      variables: () => variableNames(values),
      directive: directiveReader({
        locales: translation.locales,
        services: own.textServices(site).map(({ name }) => name),
        generated: own.blocks(site, locale),
      }),
    };
  };
  return (locale) => {
    const environment = made.get(locale) ?? make(locale);
    made.set(locale, environment);
    return environment;
  };
}

/** Finds files of the media folder by the name that a text of a language gives them. */
export function mediaFinder(
  { pictures, documents }: MediaTable,
  language: Pick<Language, "tag">,
): Pick<TextEnvironment, "picture" | "document" | "mediaNames"> {
  const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
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
