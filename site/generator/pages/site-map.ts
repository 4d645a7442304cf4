import type { Locale } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import type { BlockNode, RichText } from "../../page-data/content-tree.ts";
import type { TextContent } from "../../page-data/page-contents.ts";
import { blogPath, pagePath } from "../../page-paths/paths.ts";
import type { SiteContent } from "../content/model/content.ts";
import { serviceSummaries, textPageLinks } from "./folder-pages.ts";
import { type PublicPosts, tagLinks } from "./public-posts.ts";

/**
 * The site map page: a second way to every part of the site beside the menu (WCAG 2.4.5, RGAA 12.1). Posts are
 * reached by their list and their topics, so that the map stays short however many there are.
 */
export function siteMap(content: SiteContent, posts: PublicPosts, locale: Locale): TextContent {
  const { translation } = content;
  const texts = content.messages[locale];
  const { heading, lead, pages, news, about } = content.pages["site-map"][locale].text;
  const services = serviceSummaries(content, locale).map(({ name, path }) => entry(name, path));
  const ownPages = textPageLinks(content, "site-map", locale).map(({ name, path }) => entry(name, path));
  const topics = tagLinks(posts.tags, locale, content).map(({ label, path }) => entry(label, path));
  return {
    heading,
    lead,
    body: [
      part("pages", pages),
      list([
        entry(message(texts, "breadcrumb.home"), pagePath(translation, "home", locale)),
        entry(message(texts, "menu.presentation"), pagePath(translation, "presentation", locale)),
        [...entry(message(texts, "menu.services"), pagePath(translation, "services", locale)), list(services)],
        ...ownPages,
        entry(message(texts, "menu.contact"), pagePath(translation, "contact", locale)),
      ]),
      part("news", news),
      list([
        entry(message(texts, "blog.title"), blogPath(translation, locale)),
        [...entry(content.pages.tags[locale].text.title, pagePath(translation, "tags", locale)), list(topics)],
      ]),
      part("about", about),
      list([
        entry(message(texts, "footer.legal-notice"), pagePath(translation, "legal-notice", locale)),
        entry(content.pages.accessibility[locale].text.title, pagePath(translation, "accessibility", locale)),
      ]),
    ],
  };
}

function part(id: string, children: RichText): BlockNode {
  return { type: "heading", level: 2, id, children };
}

function list(items: readonly (readonly BlockNode[])[]): BlockNode {
  return { type: "list", ordered: false, items };
}

function entry(name: string, href: string): readonly BlockNode[] {
  return [{ type: "paragraph", children: [{ type: "link", href, children: [name] }] }];
}
