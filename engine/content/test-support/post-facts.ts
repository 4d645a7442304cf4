import type { Locale } from "../../i18n/language.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { readPublishedList } from "../addresses/published-list.ts";
import type { AddressSources } from "../addresses/site-addresses.ts";
import type { PageAddress, PostFacts } from "../model/content.ts";

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

/** The address of a page of texts in French, for tests. */
export function pageAddress(slug: string, draft = false): PageAddress {
  const [page, folder, locale] = ["text", slug, "fr"] as const;
  return { page, folder, locale, slug, draft, file: `pages/${folder}/fr.md`, line: 3, path: `/fr/${slug}/` };
}

/** A site of these posts alone, for tests of addresses. */
export function addressSources(posts: readonly PostFacts[], more: Partial<AddressSources> = {}): AddressSources {
  return {
    translation,
    posts,
    pages: [],
    tags: ["finance"],
    redirects: [],
    published: readPublishedList(""),
    now: "2026-11-23",
    ...more,
  };
}
