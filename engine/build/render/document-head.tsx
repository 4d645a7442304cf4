import type { Drawing } from "../../pages/data/drawing.ts";
import { headElements } from "../../pages/data/head-elements.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { MAIN_ID, type PageContext } from "../../pages/data/page-data.ts";

/** An icon of the site: its edge in pixels and its address. */
export interface IconLink {
  readonly size: number;
  readonly href: string;
}

/** Attributes by which the site's own program knows elements that the engine writes. */
export interface DocumentMarks {
  /** Of the script element of the entry, beside the engine's own. */
  readonly script?: Readonly<Record<string, string>>;
  /** Of the link to a provider's font sheet, in place of its `href`: it then waits until a script gives it one. */
  readonly fontSheet: Readonly<Record<string, string>>;
}

/** Addresses of the files that every document refers to. */
export interface DocumentFiles {
  readonly entry: string;
  /** Scripts to fetch beside the entry. */
  readonly preload: readonly string[];
  /** Font files to fetch beside the document: those that its text is drawn in. */
  readonly fonts: readonly string[];
  /** Attributes of the link to a provider's font sheet; absent where the fonts are the site's own. */
  readonly fontSheet?: Readonly<Record<string, string>>;
  /** Attributes of the entry's script element beside the engine's own. */
  readonly scriptMarks?: Readonly<Record<string, string>> | undefined;
  readonly favicons: readonly IconLink[];
  readonly touchIcons: readonly IconLink[];
  readonly svgIcon: string;
}

/** The parts of the theme that every document carries, beside its style sheet. */
export interface DocumentTheme {
  readonly logo: Drawing;
  /** The page's colour by day and by night, for the browser's own frame. */
  readonly paper: Readonly<Record<"light" | "dark", string>>;
}

export interface DocumentHeadProps {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly files: DocumentFiles;
  readonly theme: DocumentTheme;
}

/** The elements of a document's head that are about its page. Scripts and styles are added around them. */
export function DocumentHead({ context, localeData, files, theme }: DocumentHeadProps) {
  return (
    <>
      <title>{context.head.title}</title>
      {headElements(context.head, localeData).map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
      <meta name="application-name" content={localeData.site.brand} />
      <meta name="twitter:card" content={context.head.image === undefined ? "summary" : "summary_large_image"} />
      <link rel="icon" type="image/svg+xml" href={files.svgIcon} />
      {files.favicons.map(({ size, href }) => (
        <link key={size} rel="icon" type="image/png" sizes={`${size}x${size}`} href={href} />
      ))}
      {files.touchIcons.map(({ size, href }) => (
        <link key={size} rel="apple-touch-icon" sizes={`${size}x${size}`} href={href} />
      ))}
      {files.fontSheet === undefined ? null : <link rel="stylesheet" {...files.fontSheet} />}
      {/* The header is painted whole: what stands at its right end would move if its parts came one by one. Browsers
          wait until the element begins, so it is the one after the header. */}
      <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={theme.paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={theme.paper.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
