import type { PostFacts } from "../../content/model/content.ts";
import { type XmlElement, xmlDocument } from "../../files/xml.ts";
import { languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { plainText } from "../../pages/data/content-tree.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { feedPath, listPath, postPath } from "../../pages/paths/paths.ts";

/** When a feed without posts was changed: it must say a date (RFC 4287, §4.1.1), and the same content gives the same bytes. */
const BEFORE_ALL = "1970-01-01";

/** Number of posts in a feed: the newest. */
export const FEED_POSTS = 30;

/**
 * The Atom feed of a language (RFC 4287). Its date is that of the newest change, so that the same content gives the same
 * bytes. Titles and summaries are plain text, and declared as such.
 */
export function atomFeed({ locale, translation, messages, site }: LocaleData, newest: readonly PostFacts[]): string {
  const changed = newest.map(lastChange).sort().at(-1) ?? BEFORE_ALL;
  const home = site.url + listPath(translation, locale);
  return xmlDocument({
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": languageOf(translation, locale).tag },
    children: [
      element("id", home),
      text("title", `${site.brand} - ${message(messages, "blog.title")}`),
      text("subtitle", site.description),
      element("updated", instant(changed)),
      {
        name: "link",
        attributes: { rel: "self", type: "application/atom+xml", href: site.url + feedPath(translation, locale) },
      },
      { name: "link", attributes: { rel: "alternate", type: "text/html", href: home } },
      { name: "author", children: [element("name", site.brand), element("uri", site.url)] },
      ...newest.map((post) => entry(post, site.url + postPath(translation, locale, post.slug))),
    ],
  });
}

function entry(post: PostFacts, address: string): XmlElement {
  return {
    name: "entry",
    children: [
      element("id", address),
      text("title", plainText(post.title)),
      { name: "link", attributes: { rel: "alternate", type: "text/html", href: address } },
      element("published", instant(post.date)),
      element("updated", instant(lastChange(post))),
      text("summary", post.description),
    ],
  };
}

function lastChange({ date, updated }: PostFacts): string {
  return updated ?? date;
}

/** Noon, so that readers of feeds west and east of Greenwich show the same day. */
function instant(day: string): string {
  return `${day}T12:00:00Z`;
}

function element(name: string, children: string): XmlElement {
  return { name, children };
}

function text(name: string, children: string): XmlElement {
  return { name, attributes: { type: "text" }, children };
}
