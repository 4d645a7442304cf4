import { message } from "../../i18n/messages.ts";
import { locales } from "../../i18n/site-locales.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { MAIN_ID } from "../../page-data/page-data.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage } from "../artwork/social-card.ts";

/** An icon of the site: its edge in pixels and its address. */
export interface IconLink {
  readonly size: number;
  readonly href: string;
}

/** Addresses of the files that every document refers to. */
export interface DocumentFiles {
  readonly entry: string;
  /** Scripts to fetch beside the entry. */
  readonly preload: readonly string[];
  /** Font files to fetch beside the document: those that its text is drawn in. */
  readonly fonts: readonly string[];
  /** Address of a provider's font sheet, which waits for its service; absent where the fonts are the site's own. */
  readonly fontSheet?: string;
  /** The privacy manager that the client asks (D16); absent where there is none. */
  readonly privacyManager?: { readonly id: string; readonly apiUrl: string } | undefined;
  readonly favicons: readonly IconLink[];
  readonly touchIcons: readonly IconLink[];
  readonly svgIcon: string;
  readonly socialImage: SocialImage;
}

/** Those that are the same for every document. */
export type SharedDocumentFiles = Omit<DocumentFiles, "socialImage">;

export interface DocumentHeadProps {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly files: DocumentFiles;
}

/** Open Graph's names of the locales. */
const openGraphLocales = { fr: "fr_FR", en: "en_GB", pt: "pt_PT" } as const;

/** What a document's head says of its page. Scripts and styles are added around it. */
export function DocumentHead({ context, localeData, files }: DocumentHeadProps) {
  const { head, locale } = context;
  const { site, messages } = localeData;
  const absolute = (path: string) => site.url + path;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(head.canonical)} />
      )}
      {head.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(path)} />
      ))}
      {head.previous === undefined ? null : <link rel="prev" href={absolute(head.previous)} />}
      {head.next === undefined ? null : <link rel="next" href={absolute(head.next)} />}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={message(messages, "blog.feed")}
        href={`/${locale}/feed.xml`}
      />
      <meta property="og:site_name" content={message(messages, "site-name", { brand: site.brand })} />
      <meta name="application-name" content={site.brand} />
      <meta property="og:type" content={context.page === "post" ? "article" : "website"} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={absolute(head.canonical)} />
      <meta property="og:image" content={absolute(files.socialImage.href)} />
      <meta property="og:image:width" content={String(SOCIAL_WIDTH)} />
      <meta property="og:image:height" content={String(SOCIAL_HEIGHT)} />
      <meta property="og:image:alt" content={files.socialImage.alt} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      {locales
        .filter((other) => other !== locale && head.alternates.some(({ hreflang }) => hreflang === other))
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
        ))}
      {context.page === "post" ? <meta property="article:published_time" content={context.view.date} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" type="image/svg+xml" href={files.svgIcon} />
      {files.favicons.map(({ size, href }) => (
        <link key={size} rel="icon" type="image/png" sizes={`${size}x${size}`} href={href} />
      ))}
      {files.touchIcons.map(({ size, href }) => (
        <link key={size} rel="apple-touch-icon" sizes={`${size}x${size}`} href={href} />
      ))}
      {files.fontSheet === undefined ? null : (
        <link rel="stylesheet" data-name="web-fonts" data-href={files.fontSheet} />
      )}
      {/* The header is painted whole: what stands at its right end would move if its parts came one by one. Browsers
          wait until the element begins, so it is the one after the header. */}
      <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#fcfaf5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#08192d" media="(prefers-color-scheme: dark)" />
    </>
  );
}
