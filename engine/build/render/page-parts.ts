import type { SiteContent } from "../../content/model/content.ts";
import type { Theme } from "../../content/theme/theme.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext, SocialImage } from "../../pages/data/page-data.ts";
import { type PageId, viewOf } from "../../pages/paths/paths.ts";
import type { DocumentParts } from "./document.ts";
import type { DocumentFiles, DocumentTheme } from "./document-head.tsx";
import type { ContactPageParts } from "./rejected-message-page.ts";
import { structuredData } from "./structured-data.ts";

/** The settings of all documents of a build, as plain data. */
export interface PageSettings {
  /** Hash of the client bundle. */
  readonly hash: string;
  /** The CSS of every document: fonts, then the site's style sheet. */
  readonly css: string;
  readonly entry: { readonly src: string; readonly imports: readonly string[] };
  /** Scripts of each page's chunk, by the source file of the page. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Files that all documents refer to. */
  readonly files: DocumentFiles;
  readonly theme: DocumentTheme;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  readonly site: SiteContent["site"];
  readonly closures: SiteContent["closures"];
}

/** The parts of the theme that documents carry. */
export function documentTheme({ logo, light, dark }: Theme): DocumentTheme {
  return { logo, paper: { light: light.paper, dark: dark.paper } };
}

/** The parts of a document that React does not render. */
export type UnrenderedParts = Omit<DocumentParts, "rendered">;

/** The parts of a page's document; its context is complete now. */
export function pageParts(context: PageContext, socialImage: SocialImage, settings: PageSettings): UnrenderedParts {
  const localeData = settings.localeData[context.locale];
  const preload = [...settings.files.preload, ...ownScripts(context.page, settings)];
  const pictures = { socialImage, touchIcons: settings.files.touchIcons };
  const head = { image: socialImage, structuredData: structuredData(context, localeData, settings, pictures) };
  const completed = { ...context, head: { ...context.head, ...head } };
  return {
    data: { hash: settings.hash, context: completed, localeData },
    css: settings.css,
    files: { ...settings.files, preload },
    theme: settings.theme,
  };
}

/** The parts that the server needs to render the contact page again, without the style sheet and the theme that all share. */
export function contactPageParts(
  context: PageContext<"contact">,
  socialImage: SocialImage,
  settings: PageSettings,
): ContactPageParts {
  const { css: _, theme: __, ...parts } = pageParts(context, socialImage, settings);
  return parts as ContactPageParts;
}

/** Scripts of a page's view that the entry does not import already. */
function ownScripts(page: PageId, { chunks, entry }: PageSettings): readonly string[] {
  const scripts = chunks[`site/pages/${viewOf(page)}/view.tsx`] ?? [];
  return scripts.filter((src) => src !== entry.src && !entry.imports.includes(src));
}
