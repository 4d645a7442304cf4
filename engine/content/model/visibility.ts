import { addDays } from "../../i18n/days.ts";
import { formatDate } from "../../i18n/format.ts";
import { type Languages, languageOf, type WrittenLanguage } from "../../i18n/language.ts";
import type { PageTexts, PostFacts } from "./content.ts";

/** What decides whether a text is public. A page has no days. */
export interface PublicFacts extends Pick<PostFacts, "draft" | "at" | "expires">, Partial<Pick<PostFacts, "date">> {}

/**
 * The one rule of when a text is public: every list, feed and address asks it. `expires` is its last day.
 *
 * @param now what the clock of the site's office shows (`clockUntil`), or the day alone
 */
export function publicState(facts: PublicFacts, now: string): "public" | "draft" | "scheduled" | "withdrawn" {
  const { draft, expires } = facts;
  if (draft) return "draft";
  if (beginsAt(facts) > now) return "scheduled";
  return expires !== undefined && expires < dayOf(now) ? "withdrawn" : "public";
}

/** When a text becomes public: "2026-12-01", or with its hour "2026-12-01T09:00". */
export function beginsAt({ date = "", at }: Pick<PublicFacts, "date" | "at">): string {
  return at === undefined ? date : `${date}T${at}`;
}

/** The day of a moment such as "2026-12-01T09:00". */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/**
 * The posts that are shown.
 *
 * @param now as of `publicState`
 * @param drafts whether those that are not public are shown too, for a preview, their titles marked
 */
export function shownPosts<P extends PostFacts>(
  posts: readonly P[],
  { now, drafts }: { readonly now: string; readonly drafts: boolean },
  site: Languages<WrittenLanguage>,
): P[] {
  return posts.flatMap((post) => {
    const reason = hiddenReason(post, now, site);
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

/** When the next post comes or goes: a day, or with its hour; undefined if none does. */
export function nextChange(posts: readonly PostFacts[], now: string): string | undefined {
  const moments = posts
    .filter(({ draft }) => !draft)
    .flatMap((post) => [beginsAt(post), ...(post.expires === undefined ? [] : [addDays(post.expires, 1)])]);
  return moments.filter((moment) => moment > now).sort()[0];
}

/** Why a post is not public, in its language; undefined where it is. */
function hiddenReason(post: PostFacts, now: string, site: Languages<WrittenLanguage>): string | undefined {
  const { date, expires = date, locale } = post;
  const language = languageOf(site, locale);
  const reasons = language.notPublic;
  switch (publicState(post, now)) {
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
