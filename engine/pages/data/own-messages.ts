import { pageMessages } from "#site";
import type { MessageKey, MessageTexts } from "../../i18n/messages.ts";
import type { PageId } from "../paths/paths.ts";
import type { LocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

/** Messages that only the generator reads. */
const ofGenerator: readonly string[] = [
  "intro.continue-in",
  "blog.title",
  "blog.lead",
  "gone.label",
  "gone.title",
  "gone.description",
  "gone.heading",
  "gone.text",
  "moved.title",
  "moved.link",
  "contact.unreadable",
  "contact.foreign",
  "contact.no-form",
  "contact.nothing-sent",
  "contact.too-large",
  "contact.wrong-format",
  "contact.text-kept",
  "hours.gmt",
  "hours.closed-on",
  "hours.closed-between",
  "hours.holiday",
  "phone.price-fr",
  "phone.price-pt",
  "consent.purpose-display",
  "consent.purpose-analytics",
  "consent.purpose-media",
] satisfies readonly MessageKey[];

/** Cache: many pages have the same id. */
const found = new WeakMap<MessageTexts, Map<PageId, Partial<MessageTexts> | undefined>>();

/** The messages that only this page and a few others show; undefined if there are none. */
export function ownMessages(page: PageId, texts: MessageTexts): Partial<MessageTexts> | undefined {
  const known = found.get(texts) ?? new Map<PageId, Partial<MessageTexts> | undefined>();
  found.set(texts, known);
  if (!known.has(page)) {
    const own = textsWhere(texts, (key) => pagesThatShow(key).includes(page) && !ofGenerator.includes(key));
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
  const isShared = (key: string) => pagesThatShow(key).length === 0 && !ofGenerator.includes(key);
  const without = { ...data, messages: textsWhere(data.messages, isShared) as MessageTexts };
  shared.set(data, without);
  return without;
}

/** The locale data with the page's own messages: what a page is rendered with. */
export function withOwnMessages(data: LocaleData, { messages }: PageContext): LocaleData {
  return messages ? { ...data, messages: { ...data.messages, ...messages } } : data;
}

/** The pages that name a message, or its group: a page that shows it and is none of them cannot be rendered. */
function pagesThatShow(key: string): readonly PageId[] {
  const [group = ""] = key.split(".");
  return pageMessages.filter(({ messages }) => messages.includes(key) || messages.includes(group)).map(({ id }) => id);
}

function textsWhere(texts: MessageTexts, kept: (key: string) => boolean): Partial<MessageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => kept(key))) as Partial<Record<MessageKey, string>>;
}
