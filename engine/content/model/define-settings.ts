import type * as v from "valibot";
import type { Languages, Locale, WrittenLanguage } from "../../i18n/language.ts";
import type { MessageTexts, SiteMessages } from "../../i18n/messages.ts";
import type { BlockNode, Picture } from "../../pages/data/content-tree.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import type { SiteRoutes } from "../../pages/paths/routes.ts";
import type { PictureCut } from "../media/finished-picture.ts";
import type { Problem } from "../source/problem.ts";
import type { PerLanguage, TextPerLanguage } from "../source/schema-fields.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import type { SiteColors } from "../theme/colors.ts";
import type { Theme } from "../theme/theme.ts";
import type { EngineSettings } from "./site-schema.ts";

/** The settings of a site, and what they are judged with. */
export interface JudgedSettings<Settings> {
  readonly settings: Settings;
  /** `site.yaml`, which knows the lines of its values. */
  readonly source: YamlSource;
  readonly translation: SiteRoutes;
  /** The day of the check, such as "2026-11-23". */
  readonly today: string;
  /** The folders of the content by the page that each is one of. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  /** Those of drafts among them. */
  readonly drafts: ReadonlySet<string>;
}

/** A picture that `site.yaml` names. */
export interface NamedPicture {
  readonly name: string;
  /** Where in `site.yaml`. */
  readonly path: readonly (string | number)[];
  /** The cut of the site that pages show of it; else it is shown whole. */
  readonly cut?: string;
}

/** What `site.yaml` is completed with. */
export interface Completion {
  readonly now: Date;
  /** Folder for what is kept between builds. */
  readonly cache: string;
  /** Finds one of the named pictures; a refused one is null. */
  readonly picture: (name: string, cut?: string) => Picture | null | undefined;
}

/**
 * What a site adds to `site.yaml`, and what follows from it for texts. All of it is pure but `complete`.
 *
 * @typeParam Settings what `site.yaml` says, checked
 * @typeParam Completed the same as pages show it
 */
export interface SettingsDefinition<
  Settings extends EngineSettings = EngineSettings,
  Completed extends Settings = Settings,
> {
  /** The entries beside the engine's own, each with its words for the owner, in the order of the owner's form. */
  readonly entries: (perLanguage: PerLanguage) => v.ObjectEntries;
  /**
   * Lists of `site.yaml` that name pages by their folders, each with the id of these pages: `{ "people.services": "service" }`.
   * The editor offers the pages that there are, and takes out the names of those that go.
   */
  readonly pageNames?: Readonly<Record<string, string>>;
  /** The errors that no single entry shows. */
  check(judged: JudgedSettings<Settings>): readonly Problem[];
  /** The pictures that it names: they are looked for, and published. */
  pictures(settings: Settings): readonly NamedPicture[];
  /** Adds what pages show and `site.yaml` does not say. */
  complete(settings: Settings, completion: Completion): Promise<Completed>;
  /**
   * What the `{variables}` of texts stand for, by name.
   *
   * @param messages the texts of the interface in the language, as far as there are any
   */
  variables(settings: Settings, locale: Locale, messages: Partial<MessageTexts>): object;
  /** What replaces a line such as `::cookie-table`, by its name. */
  blocks(settings: Settings, locale: Locale): Readonly<Record<string, BlockNode>>;
  /** The services that `::embed` and `::widget` may name. The editor does not propose one that has another task. */
  textServices(
    settings: Settings,
  ): readonly { readonly name: string; readonly title: TextPerLanguage; readonly isProposed: boolean }[];
}

export const NO_SETTINGS: SettingsDefinition = {
  entries: () => ({}),
  check: () => [],
  pictures: () => [],
  complete: async (settings) => settings,
  variables: (settings) => settings,
  blocks: () => ({}),
  textServices: () => [],
};

/** What content is read for. */
export interface ContentSite extends Languages<WrittenLanguage> {
  /** In the order that they have everywhere. */
  readonly pages: readonly AnyPage[];
  readonly messages: SiteMessages;
  readonly settings?: SettingsDefinition;
  /** What it adds to the colours of `theme.yaml`. */
  readonly colors?: SiteColors;
  /** The parts of pictures that its pages show, by name. @param theme undefined where it has errors */
  readonly cuts?: (theme: Theme | undefined) => Readonly<Record<string, PictureCut>>;
}
