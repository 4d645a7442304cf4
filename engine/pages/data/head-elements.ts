import { languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { feedPath, listLocales } from "../paths/paths.ts";
import type { LocaleData } from "./locale-data.ts";
import { type PageHead, SOCIAL_HEIGHT, SOCIAL_WIDTH } from "./page-data.ts";

/** An element of the head that says something of the page. Attributes have React's names, which the DOM takes too. */
export interface HeadElement {
  readonly tag: "meta" | "link" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Selects every element of a document that `headElements` and `structuredDataElements` may ask for. */
export const HEAD_SELECTOR = [
  "meta[property]",
  "meta[name=description]",
  "meta[name=robots]",
  "link[rel=canonical]",
  "link[rel=alternate]",
  "link[rel=prev]",
  "link[rel=next]",
  "script[type='application/ld+json']",
].join();

/** Name of the Trusted Types policy for schema.org data; the Content-Security-Policy allows it. */
export const STRUCTURED_DATA_POLICY = "structured-data";

/**
 * What the head says of a page beside its title: in documents, and after a navigation. A page has exactly these
 * elements of their kinds.
 */
export function headElements(
  head: PageHead,
  { locale, translation, messages, site }: LocaleData,
): readonly HeadElement[] {
  const { image } = head;
  const meta = (key: "name" | "property", name: string, content: string | number | undefined): HeadElement[] =>
    content === undefined ? [] : [{ tag: "meta", attributes: { [key]: name, content: String(content) } }];
  const property = (name: string, content: string | number | undefined) => meta("property", name, content);
  const link = (rel: string, path: string | undefined, more = {}): HeadElement[] =>
    path === undefined ? [] : [{ tag: "link", attributes: { rel, ...more, href: site.url + path } }];
  const feed = (): HeadElement => {
    const attributes = { rel: "alternate", type: "application/atom+xml", title: message(messages, "posts.feed") };
    return { tag: "link", attributes: { ...attributes, href: feedPath(translation, locale) } };
  };
  const translations = translation.locales.filter(
    (other) => other !== locale && head.alternates.some(({ hreflang }) => hreflang === other),
  );
  return [
    ...meta("name", "description", head.description),
    ...(head.noindex ? meta("name", "robots", "noindex") : link("canonical", head.canonical)),
    ...head.alternates.flatMap(({ hreflang, path }) => link("alternate", path, { hrefLang: hreflang })),
    ...link("prev", head.previous),
    ...link("next", head.next),
    ...(listLocales(translation).includes(locale) ? [feed()] : []),
    ...property("og:site_name", message(messages, "site-name", { brand: site.brand })),
    ...property("og:type", head.published === undefined ? "website" : "article"),
    ...property("og:title", head.title),
    ...property("og:description", head.description),
    ...property("og:url", site.url + head.canonical),
    ...property("og:image", image && site.url + image.href),
    ...property("og:image:width", image && SOCIAL_WIDTH),
    ...property("og:image:height", image && SOCIAL_HEIGHT),
    ...property("og:image:alt", image?.alt),
    ...property("og:locale", languageOf(translation, locale).openGraph),
    ...translations.flatMap((other) => property("og:locale:alternate", languageOf(translation, other).openGraph)),
    ...property("article:published_time", head.published),
  ];
}

/** The schema.org data of a page. */
export function structuredDataElements({ structuredData = [] }: PageHead): readonly HeadElement[] {
  return structuredData.map((entry) => ({
    tag: "script",
    attributes: { type: "application/ld+json" },
    text: inertJson(entry),
  }));
}

/** JSON that cannot end its script element, whatever its strings hold. */
export function inertJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!LIVELY.test(json)) return json;
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

const LIVELY = /[<\u2028\u2029]/;
