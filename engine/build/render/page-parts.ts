import type { Theme } from "../../content/theme/theme.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { viewOf } from "../../pages/paths/paths.ts";
import type { Bundle } from "./bundle.ts";
import type { DocumentParts } from "./document.ts";
import type { DocumentFiles, DocumentTheme } from "./document-head.tsx";

/** The settings of all documents of a build, as plain data. */
export interface PageSettings extends Pick<Bundle, "hash" | "entry" | "chunks"> {
  /** The CSS of every document: fonts, then the site's style sheet. */
  readonly css: string;
  /** Files that all documents refer to. */
  readonly files: DocumentFiles;
  readonly theme: DocumentTheme;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
}

/** The parts of the theme that documents carry. */
export function documentTheme({ logo, light, dark }: Theme): DocumentTheme {
  return { logo, paper: { light: light.paper, dark: dark.paper } };
}

/** What a document is made from before React renders its part. */
export interface UnrenderedParts extends Omit<DocumentParts, "rendered"> {
  readonly theme: DocumentTheme;
}

/** The parts of a page's document. */
export function pageParts(context: PageContext, settings: PageSettings): UnrenderedParts {
  const { hash, css, files, theme, localeData } = settings;
  const preload = [...files.preload, ...ownScripts(context, settings)];
  const data = { hash, context, localeData: forLocale(localeData, context.locale) };
  return { data, css, files: { ...files, preload }, theme };
}

/** Scripts of a page's view that the entry does not import already. */
function ownScripts({ page, locale }: PageContext, { chunks, entry, localeData }: PageSettings): readonly string[] {
  const scripts = chunks[`pages/${viewOf(forLocale(localeData, locale).translation, page)}/view.tsx`] ?? [];
  return scripts.filter((src) => src !== entry.src && !entry.imports.includes(src));
}
