import type { MessageKey, MessageTexts } from "../i18n/messages.ts";
import type { PageId } from "../page-paths/paths.ts";
import type { LocaleData } from "./locale-data.ts";
import type { PageContext } from "./page-data.ts";

/**
 * Messages, or whole groups of them, that only these pages show: they are part of the page data, not of every document. A
 * page that shows one and is not named here cannot be rendered, which stops the build.
 */
const pagesOf: Readonly<Record<string, readonly PageId[]>> = {
  intro: ["home"],
  service: ["home", "services", "service"],
  contact: ["contact"],
  pagination: ["blog", "tag"],
  tag: ["tag"],
  tags: ["tags"],
  "not-found": ["not-found"],
  "blog.all": ["blog", "tag"],
  "blog.all-tags": ["blog", "tag"],
  "blog.filter": ["blog", "tag"],
  "blog.back": ["post"],
  "blog.minutes": ["post"],
  "blog.one-minute": ["post"],
  "blog.published": ["post"],
  "blog.related": ["post"],
  "blog.updated": ["post"],
  "blog.read-more": ["home", "blog", "tag", "post"],
  "blog.read-more-of": ["home", "blog", "tag", "post"],
  "blog.in-language": ["home", "blog", "tag", "post"],
  "blog.tags": ["home", "blog", "tag", "post"],
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
    const own = textsWhere(texts, (key) => (pagesThatShow(key)?.includes(page) ?? false) && !ofGenerator.includes(key));
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
  const isShared = (key: string) => pagesThatShow(key) === undefined && !ofGenerator.includes(key);
  const without = { ...data, messages: textsWhere(data.messages, isShared) as MessageTexts };
  shared.set(data, without);
  return without;
}

/** The locale data with the page's own messages: what a page is rendered with. */
export function withOwnMessages(data: LocaleData, { messages }: PageContext): LocaleData {
  return messages ? { ...data, messages: { ...data.messages, ...messages } } : data;
}

const pagesThatShow = (key: string) => pagesOf[key] ?? pagesOf[key.split(".")[0] ?? ""];

function textsWhere(texts: MessageTexts, kept: (key: string) => boolean): Partial<MessageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => kept(key))) as Partial<Record<MessageKey, string>>;
}
