/**
 * The messages of the interface: their keys and placeholders. Their words are in the file of each language beside this one;
 * where the owner says it otherwise, in `messages/<language>.yaml` of the content.
 */

import { type ContactField, contactFieldNames, errorsOf, type FieldError } from "#contact/message/contact-fields.ts";
import type { EngineMessages, MessageTable } from "#engine/i18n/messages.ts";

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
export const messageKeys = {
  "skip-to-content": [],
  /** The name of the site where programs show a link to it. */
  "site-name": ["brand"],
  /** The title in the tab of a browser, and in lists of search engines. */
  "page-title": ["page", "brand"],
  "menu.label": [],
  "menu.button": [],
  "menu.presentation": [],
  "menu.services": [],
  "menu.contact": [],
  "menu.news": [],
  "menu.call": ["number"],
  /** Beside a telephone, where there is no room for the number. */
  "menu.call-short": [],
  "menu.languages": [],
  /** A language of the switcher in which the article does not exist: it leads to the list. */
  "menu.language-list-only": ["language"],
  "logo.label": ["brand"],
  /** Names the choice of language that is offered at the root of the site. */
  "intro.languages": [],
  "intro.continue-in": ["language"],
  "breadcrumb.label": [],
  "breadcrumb.home": [],
  "service.see": [],
  /** The heads of the table of prices. */
  "service.price-what": [],
  "service.price-from": [],
  "service.price-included": [],
  "service.price-excluded": [],
  "service.weeks": ["count"],
  "service.one-week": [],
  "service.write": [],
  "service.for-whom": [],
  /** What screen readers say for `service.see`; likewise `posts.read-more-of`. */
  "service.see-name": ["name"],
  "posts.title": [],
  "posts.lead": [],
  "posts.read-more": [],
  "posts.read-more-of": ["title"],
  "posts.back": [],
  "posts.all": [],
  "posts.all-tags": [],
  "posts.filter": [],
  "posts.feed": [],
  "posts.tags": [],
  "posts.published": ["date"],
  "posts.updated": ["date"],
  "posts.minutes": ["minutes"],
  "posts.one-minute": [],
  "posts.related": [],
  /** After the title of an article that is in another language. */
  "posts.in-language": ["language"],
  "tag.title": ["tag"],
  "tag.lead": ["tag"],
  "tags.posts": ["count"],
  "tags.one-post": [],
  /** Before the title of the newest article of a tag. */
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
  "contact.tile": [],
  "contact.tile-hint": [],
  "contact.keep-tile": [],
  "contact.tile-file": [],
  "contact.write-another": [],
  "contact.error-title": ["title"],
  /** The heading of the list of errors. */
  "contact.not-sent-yet": [],
  "contact.not-sent": ["phone"],
  "contact.unreachable": ["phone"],
  "contact.too-many": ["wait", "phone"],
  /** Answers of the server without the form's script: what was sent is damaged. */
  "contact.unreadable": [],
  /** It came from another site. */
  "contact.foreign": [],
  "contact.no-form": ["phone"],
  /** Somebody opened the address that takes messages. */
  "contact.nothing-sent": [],
  "contact.too-large": [],
  /** It is of a type that forms do not send. */
  "contact.wrong-format": [],
  "contact.text-kept": [],
  "contact.by-phone": [],
  "contact.residents-abroad": [],
  "contact.open-until": ["time"],
  "contact.opens-at": ["time"],
  "contact.opens-tomorrow": ["time"],
  "contact.opens-weekday": ["weekday", "time"],
  "contact.opens-on": ["date", "time"],
  /** The state of an office for visitors in another time zone. */
  "contact.elsewhere": ["state", "time"],
  "contact.map": [],
  "contact.map-atlantic": [],
  "contact.directions": [],
  "contact.directions-to": ["office"],
  "people.heading": [],
  "people.speaks": ["languages"],
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
  "consent.asks": ["services"],
  /** Under the question: the choice can be changed. */
  "consent.later": [],
  /** There instead, once the services have changed since the last choice. */
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
  /** Beside a service that was accepted for this page alone. */
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
  /** Above a text in another language than the page. */
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
  /** What screen readers say while a page loads, and when it is there. */
  "navigation.loading": [],
  "navigation.loaded": ["title"],
} as const satisfies MessageTable & EngineMessages;

/** Messages that only the build reads. */
export const unsentMessages = [
  "intro.continue-in",
  "posts.title",
  "posts.lead",
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
  "consent.settings-title",
  "consent.settings-text",
  "consent.nothing-optional",
  "consent.close",
  "consent.required",
  "consent.on-once",
  "consent.purposes",
  "consent.stores",
  "consent.stores-nothing",
  "consent.own-cookie",
  "consent.save",
  "consent.forget",
] as const satisfies readonly (keyof typeof messageKeys)[];
