import type { Locale } from "../../../i18n/site-locales.ts";
import type { PostFacts } from "../model/content.ts";

/** A published post, for tests. */
export function postFacts(slug: string, locale: Locale = "fr", more: Partial<PostFacts> = {}): PostFacts {
  return {
    file: `posts/${locale}/${slug}.md`,
    locale,
    slug,
    key: slug,
    title: [slug],
    description: slug,
    date: "2026-01-01",
    tags: ["company"],
    draft: false,
    ...more,
  };
}
