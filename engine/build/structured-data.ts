/** What search engines are told of any site (schema.org): what it is, where a page stands in it, posts, questions. */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ListItem,
  Organization,
  Question,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import { languageOf } from "../i18n/language.ts";
import { type BlockNode, plainText, type RichText } from "../pages/data/content-tree.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import type { ShownPost } from "../pages/data/summaries.ts";
import { homePath } from "../pages/paths/paths.ts";

/** The entries of a document, without those that it has not. */
export function structuredEntries(entries: readonly (Thing | undefined)[]): WithContext<Thing>[] {
  return entries
    .filter((entry) => entry !== undefined)
    .map(
      (entry) => Object.assign({ "@context": "https://schema.org" } as const, entry as object) as WithContext<Thing>,
    );
}

/** Name and description of the site. */
export function websiteData({ locale, site, translation }: LocaleData): WebSite {
  return {
    "@type": "WebSite",
    name: site.brand,
    description: site.description,
    url: site.url + homePath(translation, locale),
    inLanguage: languageOf(translation, locale).tag,
  };
}

/** The way to a page: the pages above it, and itself. */
export function breadcrumbData(
  { site }: LocaleData,
  trail: readonly { readonly name: string; readonly path: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      ({ name, path }, index): ListItem => ({ "@type": "ListItem", position: index + 1, name, item: site.url + path }),
    ),
  };
}

type Post = Pick<ShownPost, "title" | "description" | "date" | "updated" | "image">;

/** A post, by an organization. */
export function postData(
  { content, locale, path, head }: Pick<PageContext<string, Post>, "content" | "locale" | "path" | "head">,
  { site, translation }: LocaleData,
  author: Organization,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: plainText(content.title),
    description: content.description,
    datePublished: content.date,
    dateModified: content.updated ?? content.date,
    inLanguage: languageOf(translation, locale).tag,
    mainEntityOfPage: site.url + path,
    image: site.url + (content.image?.src ?? head.image?.href ?? ""),
    author,
    publisher: author,
  };
}

/** Questions with their answers; of these the paragraphs. */
export function questionsData(
  items: readonly { readonly question: RichText; readonly answer: readonly BlockNode[] }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(
      ({ question, answer }): Question => ({
        "@type": "Question",
        name: plainText(question),
        acceptedAnswer: { "@type": "Answer", text: answer.map(paragraphText).join(" ") },
      }),
    ),
  };
}

function paragraphText(block: BlockNode): string {
  return block.type === "paragraph" ? plainText(block.children) : "";
}
