/**
 * The texts of the interface: their keys and placeholders. The texts themselves are in
 * `content/messages/{locale}.yaml`; the build refuses a missing key, an extra key, and a text whose `{placeholders}`
 * are not the ones listed here.
 */

import { type ContactField, contactFieldNames, errorsOf, type FieldError } from "../../contract/contact-fields.ts";

/** What a field of the contact form needs: its label, its placeholder, and a text for each error that it can have. */
type FieldKey = {
  [Field in ContactField]: `contact.${Field}${"" | `-${"placeholder" | FieldError<Field>}`}`;
}[ContactField];
type FieldPlaceholders = {
  readonly [Key in FieldKey]: Key extends `${string}-tooShort`
    ? readonly ["least"]
    : Key extends `${string}-tooLong`
      ? readonly ["most"]
      : readonly [];
};

function fieldPlaceholders(): FieldPlaceholders {
  const ofError: Readonly<Record<string, readonly string[]>> = { tooShort: ["least"], tooLong: ["most"] };
  const entries = contactFieldNames.flatMap((field) => [
    [`contact.${field}`, []],
    [`contact.${field}-placeholder`, []],
    ...errorsOf(field).map((code) => [`contact.${field}-${code}`, ofError[code] ?? []]),
  ]);
  return Object.fromEntries(entries) as FieldPlaceholders;
}

/** Every message key with the names of its placeholders. */
export const messagePlaceholders = {
  "skip-to-content": [],
  "site-name": ["brand"],
  "page-title": ["page", "brand"],
  "menu.label": [],
  "menu.button": [],
  "menu.presentation": [],
  "menu.services": [],
  "menu.contact": [],
  "menu.news": [],
  "menu.call": ["number"],
  "menu.languages": [],
  "menu.language-list-only": ["language"],
  "logo.label": ["brand"],
  "intro.languages": [],
  "intro.continue-in": ["language"],
  "breadcrumb.label": [],
  "breadcrumb.home": [],
  "service.see": [],
  "service.for-whom": [],
  "service.see-name": ["name"],
  "blog.title": [],
  "blog.lead": [],
  "blog.read-more": [],
  "blog.read-more-of": ["title"],
  "blog.back": [],
  "blog.all": [],
  "blog.all-tags": [],
  "blog.filter": [],
  "blog.feed": [],
  "blog.tags": [],
  "blog.published": ["date"],
  "blog.updated": ["date"],
  "blog.minutes": ["minutes"],
  "blog.one-minute": [],
  "blog.related": [],
  "blog.in-language": ["language"],
  "tag.title": ["tag"],
  "tag.lead": ["tag"],
  "tags.posts": ["count"],
  "tags.one-post": [],
  "tags.newest": [],
  "pagination.label": [],
  "pagination.previous": [],
  "pagination.next": [],
  "pagination.page": ["page"],
  "pagination.page-of": ["page", "pages"],
  "contact.form": [],
  "contact.all-required": ["least"],
  // Pure, or the bundler would ship the whole table to browsers, which use none of it.
  .../* @__PURE__ */ fieldPlaceholders(),
  "contact.send": [],
  "contact.by-email": [],
  "contact.by-email-hint": [],
  "contact.privacy-title": [],
  "contact.privacy-note": [],
  "contact.sending": [],
  "contact.sent-title": [],
  "contact.sent": [],
  "contact.write-another": [],
  "contact.error-title": ["title"],
  "contact.not-sent-yet": [],
  "contact.not-sent": ["phone"],
  "contact.unreachable": ["phone"],
  "contact.too-many": ["wait", "phone"],
  "contact.unreadable": [],
  "contact.foreign": [],
  "contact.no-form": ["phone"],
  "contact.nothing-sent": [],
  "contact.too-large": [],
  "contact.wrong-format": [],
  "contact.text-kept": [],
  "contact.hours": [],
  "contact.local-time": [],
  "contact.by-phone": [],
  "contact.residents-abroad": [],
  "contact.open-until": ["time"],
  "contact.opens-at": ["time"],
  "contact.opens-tomorrow": ["time"],
  "contact.opens-weekday": ["weekday", "time"],
  "contact.opens-on": ["date", "time"],
  "contact.map": [],
  "contact.map-atlantic": [],
  "contact.directions": [],
  "contact.directions-to": ["office"],
  "hours.title": [],
  "hours.abroad": [],
  "hours.gmt": ["hours"],
  "hours.and": [],
  "hours.closed-on": ["date"],
  "hours.closed-between": ["from", "to"],
  "hours.holiday": [],
  "phone.title": [],
  "phone.price-fr": [],
  "phone.price-pt": [],
  "footer.follow": [],
  "footer.copyright": ["years", "brand"],
  "footer.legal-notice": [],
  "footer.accessibility": ["status"],
  "footer.site-map": [],
  "footer.credits": [],
  "footer.cookies": [],
  "consent.title": [],
  "consent.only-with": [],
  "consent.later": [],
  "consent.changed": [],
  "consent.accept-all": [],
  "consent.refuse-all": [],
  "consent.customise": [],
  "consent.privacy": [],
  "consent.settings-title": [],
  "consent.settings-text": [],
  "consent.nothing-optional": [],
  "consent.close": [],
  "consent.required": [],
  "consent.on-once": [],
  "consent.purposes": ["purposes"],
  "consent.stores": ["what", "duration"],
  "consent.stores-nothing": [],
  "consent.own-cookie": ["name", "days"],
  "consent.save": [],
  "consent.saved": [],
  "consent.forget": [],
  "consent.forgotten": [],
  "consent.purpose-display": [],
  "consent.purpose-analytics": [],
  "consent.purpose-media": [],
  "consent.blocked": ["service"],
  "consent.accept-once": [],
  "consent.accept-always": [],
  "consent.open-elsewhere": ["host"],
  "text.contents": [],
  "text.new-window": [],
  "text.in-fallback": ["language"],
  "not-found.back-home": [],
  "not-found.could-not-find": ["path"],
  "not-found.label": [],
  "gone.label": [],
  "gone.title": [],
  "gone.description": [],
  "gone.heading": [],
  "gone.text": [],
  "moved.title": [],
  "moved.link": [],
  "error.title": [],
  "error.text": [],
  "error.retry": [],
  "navigation.loading": [],
  "navigation.loaded": ["title"],
} as const satisfies Record<string, readonly string[]>;

export type MessageKey = keyof typeof messagePlaceholders;

/** The texts of one locale, as the content file has them. */
export type MessageTexts = Readonly<Record<MessageKey, string>>;

type Placeholder<Key extends MessageKey> = (typeof messagePlaceholders)[Key][number];
/** The values of a message: one for each placeholder. */
export type MessageValues<Key extends MessageKey> = [Placeholder<Key>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Key>, string | number>>];

/**
 * Reads a message and fills in its placeholders.
 *
 * @example message(texts, "pagination.page-of", { page: 2, pages: 3 }) // "page 2 sur 3"
 */
export function message<Key extends MessageKey>(texts: MessageTexts, key: Key, ...values: MessageValues<Key>): string {
  const given: Readonly<Record<string, string | number>> = values[0] ?? {};
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
}

/** Names of the `{placeholders}` in a text, sorted, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();
}
