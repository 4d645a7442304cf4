import type { MessageTexts, SiteMessages } from "../../i18n/messages.ts";
import type { PageRoute } from "../paths/routes.ts";
import type { LocaleData, StoredLocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

/** Cache: many pages have the same id. */
const found = new WeakMap<MessageTexts, Map<string, Partial<MessageTexts> | undefined>>();

/**
 * The messages that only this page and a few others show; undefined if there are none.
 *
 * @param unsent those that no page shows
 */
export function ownMessages(
  pages: readonly PageRoute[],
  page: string,
  texts: MessageTexts,
  unsent: SiteMessages["unsent"] = [],
): Partial<MessageTexts> | undefined {
  const known = found.get(texts) ?? new Map<string, Partial<MessageTexts> | undefined>();
  found.set(texts, known);
  if (!known.has(page)) {
    const own = textsWhere(texts, (key) => pagesThatShow(pages, key).includes(page) && !unsent.includes(key));
    known.set(page, Object.keys(own).length > 0 ? own : undefined);
  }
  return known.get(page);
}

/** Cache: all pages of a language share it. */
const shared = new WeakMap<LocaleData, LocaleData>();

/** The locale data without the messages that belong to single pages or that no page shows. */
export function withoutOwnMessages(data: LocaleData): LocaleData {
  const known = shared.get(data);
  if (known) return known;
  const { unsent = [], ...sent } = data;
  const { pages } = data.translation;
  const isShared = (key: string) => pagesThatShow(pages, key).length === 0 && !unsent.includes(key);
  const without = { ...sent, messages: textsWhere(data.messages, isShared) as MessageTexts };
  shared.set(data, without);
  return without;
}

/** The locale data as files and documents have it: browsers have pages and languages from the program. @param all of every locale */
export function storedLocaleData(data: LocaleData, all: readonly LocaleData[]): StoredLocaleData {
  const { pages: _, languages: __, ...translation } = data.translation;
  const others = all.map(withoutOwnMessages).map(({ locale, messages, site }) => ({ locale, messages, site }));
  return { ...withoutOwnMessages(data), others: others.filter(({ locale }) => locale !== data.locale), translation };
}

/** The locale data with the page's own messages: what a page is rendered with. */
export function withOwnMessages(data: LocaleData, { messages }: PageContext): LocaleData {
  return messages ? { ...data, messages: { ...data.messages, ...messages } } : data;
}

/** The pages that name a message, or its group: a page that shows it and is not among them cannot be rendered. */
function pagesThatShow(pages: readonly PageRoute[], key: string): readonly string[] {
  const [group = ""] = key.split(".");
  return pages.filter(({ messages = [] }) => messages.includes(key) || messages.includes(group)).map(({ id }) => id);
}

function textsWhere(texts: MessageTexts, kept: (key: string) => boolean): Partial<MessageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => kept(key))) as Partial<MessageTexts>;
}
