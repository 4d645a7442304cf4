import type { MessageKey, MessageTexts } from "../i18n/messages.ts";
import type { PageId } from "../page-paths/paths.ts";
import type { LocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

/** Groups of messages that only these pages show: they travel with the page's data, not with every document. */
const groupsOfPages: { readonly [Id in PageId]?: readonly string[] } = {
  home: ["intro"],
  blog: ["pagination"],
  tag: ["pagination", "tag"],
  contact: ["contact"],
  "not-found": ["not-found"],
};

/** Messages that only the generator reads: what it makes of them travels instead. */
const ofGenerator: readonly string[] = [
  "site-name",
  "blog.title",
  "blog.lead",
  "phone.price-fr",
  "phone.price-pt",
  "consent.purpose-display",
  "consent.purpose-analytics",
  "consent.purpose-media",
] satisfies readonly MessageKey[];

/** What was found before, for there are many pages of a kind. */
const found = new WeakMap<MessageTexts, Map<PageId, Partial<MessageTexts> | undefined>>();

/** The messages that a page has for itself; undefined where it shows only what others show, too. */
export function ownMessages(page: PageId, texts: MessageTexts): Partial<MessageTexts> | undefined {
  const known = found.get(texts) ?? new Map<PageId, Partial<MessageTexts> | undefined>();
  found.set(texts, known);
  if (!known.has(page)) {
    const groups = groupsOfPages[page];
    known.set(page, groups && textsWhere(texts, (key) => groups.includes(groupOf(key))));
  }
  return known.get(page);
}

/** What the pages of a locale share, without the messages that some have for themselves or that none shows. */
export function withoutOwnMessages(data: LocaleData): LocaleData {
  const owned = new Set(Object.values(groupsOfPages).flat());
  const isShared = (key: string) => !owned.has(groupOf(key)) && !ofGenerator.includes(key);
  return { ...data, messages: textsWhere(data.messages, isShared) as MessageTexts };
}

/** The other way round: what a page is rendered with. */
export function withOwnMessages(data: LocaleData, { messages }: PageContext): LocaleData {
  return messages ? { ...data, messages: { ...data.messages, ...messages } } : data;
}

const groupOf = (key: string) => key.split(".")[0] ?? "";

function textsWhere(texts: MessageTexts, kept: (key: string) => boolean): Partial<MessageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => kept(key))) as Partial<Record<MessageKey, string>>;
}
