import { Feed } from "feed";
import { message } from "../../i18n/messages.ts";
import { languageTags } from "../../i18n/site-locales.ts";
import { plainText } from "../../routes/content-tree.ts";
import type { LocaleData } from "../../routes/page-data.ts";
import { blogPath, postPath } from "../../routes/paths.ts";
import type { Post } from "../content/content.ts";

/** Posts in a feed: the newest; older ones stay on the site. */
const MAX_ENTRIES = 30;

/** The Atom feed of a language. Its date is that of its newest post, so that the same content gives the same bytes. */
export function atomFeed({ locale, messages, site }: LocaleData, posts: readonly Post[]): string {
  const newest = posts.slice(0, MAX_ENTRIES);
  const changed = newest.map((post) => post.updated ?? post.date).sort();
  const feed = new Feed({
    id: site.url + blogPath(locale),
    title: `${site.brand} - ${message(messages, "blog.title")}`,
    description: site.description,
    link: site.url + blogPath(locale),
    language: languageTags[locale],
    copyright: site.brand,
    updated: new Date(changed.at(-1) ?? `${site.since}-01-01`),
    feedLinks: { atom: `${site.url}/${locale}/feed.xml` },
    author: { name: site.brand, link: site.url },
  });
  for (const post of newest) {
    const link = site.url + postPath(locale, post.slug);
    feed.addItem({
      id: link,
      link,
      title: plainText(post.title),
      description: post.description,
      published: new Date(post.date),
      date: new Date(post.updated ?? post.date),
    });
  }
  return feed.atom1();
}
