import { type Language, type Locale, languageOf } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { Beside } from "../../i18n/typography.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Picture } from "../../pages/data/content-tree.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import { documentNote } from "../media/documents.ts";
import type { galleryCuts } from "../media/finished-picture.ts";
import type { MediaTable } from "../media/media.ts";
import type { SettingsDefinition } from "../model/define-settings.ts";
import type { EngineSettings } from "../model/site-schema.ts";
import { mediaName } from "../source/media-name.ts";
import { type DirectiveReader, directiveReader } from "./directives.ts";
import { valueAsText, variableNames } from "./variables.ts";

/** A document as a link offers it. */
export interface OfferedDocument {
  readonly href: string;
  readonly note: string;
}

/** Stands for every value of a site.yaml that has errors: the text around it can be checked, an address with it cannot. */
export const UNFILLED = "\uFFFC";

/** What the texts of a language may refer to. */
export interface TextEnvironment {
  readonly translation: SiteRoutes;
  /** Origin of the site; undefined where `site.yaml` has errors. */
  readonly origin: string | undefined;
  /** What stands in the place of a `{variable}`; undefined where `site.yaml` has no such value. */
  readonly variable: (name: string) => string | undefined;
  readonly variables: () => readonly string[];
  /**
   * The picture of a file name, or its part that a cut shows; null for one whose file is refused, undefined for a file that is
   * missing.
   */
  readonly picture: (source: string, alt: string, cut?: string) => Picture | null | undefined;
  /** The cut of a gallery of pictures: lying, or standing where most of them are. */
  readonly galleryCut: (sources: readonly string[]) => string;
  /** The address of the document of a file name, and its type and size in words; null and undefined as for pictures. */
  readonly document: (source: string) => OfferedDocument | null | undefined;
  readonly mediaNames: () => readonly string[];
  /** Ids of the tags; undefined where nobody knows all of them. */
  readonly tags: readonly string[] | undefined;
  /** Turns a line `::name[Title]{key="value"}` into a block; where `site.yaml` has errors, nothing can be said of it. */
  readonly directive: DirectiveReader;
}

/** What the conversion of one text needs. */
export interface MarkdownContext
  extends Pick<TextEnvironment, "translation" | "picture" | "galleryCut" | "document" | "mediaNames" | "directive"> {
  /** Applies typography to a text node; `language` is set where words are marked as of another language. */
  readonly typeset: (text: string, language?: string, beside?: Beside) => string;
  /** Called with the address of each link but those of files; gives that of a page of the site as the page has it. */
  readonly link: (address: string) => string | undefined;
  /** Called with each error: the text that shows where it is, what is wrong, and the line of its block, from 0. */
  readonly report: (where: string, details: ProblemDetails, line?: number) => void;
}

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
): Pick<TextEnvironment, "picture" | "galleryCut" | "document" | "mediaNames"> {
  const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  return {
    picture: (source, alt, cut) => {
      const facts = entryOf(pictures, mediaName(source));
      return facts && { ...((cut === undefined ? undefined : facts.cuts[cut]) ?? facts.whole), alt };
    },
    galleryCut: (sources) => {
      const shapes = sources.flatMap((source) => entryOf(pictures, mediaName(source))?.whole ?? []);
      const standing = shapes.filter(({ width, height }) => height > width);
      return (standing.length * 2 > shapes.length ? "tall-tile" : "tile") satisfies keyof typeof galleryCuts;
    },
    document: (source) => {
      const facts = entryOf(documents, mediaName(source));
      return facts && { href: facts.href, note: documentNote(facts, language) };
    },
    mediaNames: () => [...Object.keys(pictures), ...Object.keys(documents)],
  };
}
