import type { MessageKey, MessageTexts } from "../i18n/messages.ts";
import type { PageId } from "../page-paths/paths.ts";
import type { LocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

/** Groups of messages that only these pages show: they are part of the page data, not of every document. */
const groupsOfPages: { readonly [Id in PageId]?: readonly string[] } = {
  home: ["intro"],
  blog: ["pagination"],
  tag: ["pagination", "tag"],
  tags: ["tags"],
  contact: ["contact"],
  "not-found": ["not-found"],
};

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
    const groups = groupsOfPages[page];
    const isOwn = (key: string) => groups?.includes(groupOf(key)) === true && !ofGenerator.includes(key);
    known.set(page, groups && textsWhere(texts, isOwn));
  }
  return known.get(page);
}

/** The locale data without the messages that belong to single pages or that no page shows. */
export function withoutOwnMessages(data: LocaleData): LocaleData {
  const owned = new Set(Object.values(groupsOfPages).flat());
  const isShared = (key: string) => !owned.has(groupOf(key)) && !ofGenerator.includes(key);
  return { ...data, messages: textsWhere(data.messages, isShared) as MessageTexts };
}

/** The locale data with the page's own messages: what a page is rendered with. */
export function withOwnMessages(data: LocaleData, { messages }: PageContext): LocaleData {
  return messages ? { ...data, messages: { ...data.messages, ...messages } } : data;
}

const groupOf = (key: string) => key.split(".")[0] ?? "";

function textsWhere(texts: MessageTexts, kept: (key: string) => boolean): Partial<MessageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => kept(key))) as Partial<Record<MessageKey, string>>;
}
