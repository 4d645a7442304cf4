import { addDays } from "../../i18n/days.ts";
import { formatDate } from "../../i18n/format.ts";
import { type Languages, languageOf, type WrittenLanguage } from "../../i18n/language.ts";
import type { PageTexts, PostFacts } from "./content.ts";

/** What decides whether a text is public. A page has no days. */
export interface PublicFacts extends Pick<PostFacts, "draft" | "expires">, Partial<Pick<PostFacts, "date">> {}

/** The one rule of when a text is public: every list, feed and address asks it. `expires` is its last day. */
export function publicState(
  { draft, date = "", expires }: PublicFacts,
  today: string,
): "public" | "draft" | "scheduled" | "withdrawn" {
  if (draft) return "draft";
  if (date > today) return "scheduled";
  return expires !== undefined && expires < today ? "withdrawn" : "public";
}

/**
 * The posts that are shown.
 *
 * @param today where the site's office is, such as "2026-11-23"
 * @param drafts whether those that are not public are shown too, for a preview, their titles marked
 */
export function shownPosts<P extends PostFacts>(
  posts: readonly P[],
  { today, drafts }: { readonly today: string; readonly drafts: boolean },
  site: Languages<WrittenLanguage>,
): P[] {
  return posts.flatMap((post) => {
    const reason = hiddenReason(post, today, site);
    if (reason === undefined) return [post];
    return drafts ? [{ ...post, hidden: true, title: [`[${reason}] `, ...post.title] }] : [];
  });
}

/** The texts of a draft as a preview shows them, its titles marked. */
export function previewedDraft(texts: PageTexts, site: Languages<WrittenLanguage>): PageTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, { text, textLocale }]) => {
      const mark = `[${languageOf(site, locale).notPublic.draft}] `;
      const { heading = [] } = text;
      const marked = { ...text, title: `${mark}${text.title}`, heading: [mark, ...heading] };
      return [locale, { text: marked, textLocale, hidden: true }];
    }),
  );
}

/** The next day on which a post comes or goes by its date; undefined if none does. */
export function nextChange(posts: readonly PostFacts[], today: string): string | undefined {
  const days = posts
    .filter(({ draft }) => !draft)
    .flatMap(({ date, expires }) => [date, ...(expires === undefined ? [] : [addDays(expires, 1)])]);
  return days.filter((day) => day > today).sort()[0];
}

/** Why a post is not public, in its language; undefined where it is. */
function hiddenReason(post: PostFacts, today: string, site: Languages<WrittenLanguage>): string | undefined {
  const { date, expires = date, locale } = post;
  const language = languageOf(site, locale);
  const reasons = language.notPublic;
  switch (publicState(post, today)) {
    case "public":
      return undefined;
    case "draft":
      return reasons.draft;
    case "scheduled":
      return `${reasons.from} ${formatDate(date, language)}`;
    case "withdrawn":
      return `${reasons.until} ${formatDate(expires, language)}`;
  }
}
