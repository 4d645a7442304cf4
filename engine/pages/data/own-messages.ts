import type { MessageTexts, SiteMessages } from "../../i18n/messages.ts";
import type { PageRoute } from "../paths/routes.ts";
import type { LocaleData, StoredLocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

type Texts = Record<string, string>;

/** Cache: all pages of a language share it. */
const divided = new WeakMap<MessageTexts, { readonly shared: Texts; readonly own: ReadonlyMap<string, Texts> }>();

/**
 * The messages of a language that all pages share, and those that only some pages show, by page: one that shows a message
 * without naming it, or its group, cannot be rendered.
 *
 * @param unsent those that no page shows
 */
function divide(pages: readonly PageRoute[], texts: MessageTexts, unsent: SiteMessages["unsent"] = []) {
  const known = divided.get(texts);
  if (known) return known;
  const made = { shared: {} as Texts, own: new Map<string, Texts>() };
  for (const [key, text] of Object.entries(texts).filter(([key]) => !unsent.includes(key))) {
    const [group = ""] = key.split(".");
    const showing = pages.filter(({ messages = [] }) => messages.includes(key) || messages.includes(group));
    for (const { id } of showing) made.own.set(id, { ...made.own.get(id), [key]: text });
    if (showing.length === 0) made.shared[key] = text;
  }
  divided.set(texts, made);
  return made;
}

/** The messages that only this page and a few others show; undefined if there are none. @param unsent those that no page shows */
export function ownMessages(
  pages: readonly PageRoute[],
  page: string,
  texts: MessageTexts,
  unsent?: SiteMessages["unsent"],
): Partial<MessageTexts> | undefined {
  return divide(pages, texts, unsent).own.get(page);
}

/** The locale data without the messages that belong to single pages or that no page shows. */
export function withoutOwnMessages({ unsent, ...sent }: LocaleData): LocaleData {
  const { shared } = divide(sent.translation.pages, sent.messages, unsent);
  return { ...sent, messages: shared as MessageTexts };
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
