/** What the form and the server say in a language: made of the same messages, so that they never contradict each other. */
import type { SiteContent } from "#engine/content/model/content.ts";
import { formatNumber, withinSentence } from "#engine/i18n/format.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import * as engine from "#engine/i18n/messages.ts";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import type { ContactFormData } from "../client/site-contact-form.tsx";
import { type FormWords, markedTitle } from "../form/contact-trouble.ts";
import type { ContactTexts } from "../message/contact-answer-texts.ts";
import {
  type ContactErrorCode,
  type ContactField,
  contactFieldNames,
  contactFields,
  errorsOf,
  forEachField,
} from "../message/contact-fields.ts";
import type { ContactMessages } from "../words/words.ts";
import { withContact } from "./contact-settings.ts";

/** A telephone number as people read it, and its `tel:` address. */
export type ContactPhone = Readonly<Record<"number" | "url", string>>;

/** What the texts of a site are made from. */
export interface Telling {
  readonly content: SiteContent;
  readonly locale: Locale;
  /** The page with the form. */
  readonly page: string;
  /** Whom to call where the form fails. */
  readonly phone: ContactPhone;
}

type Say = <Key extends keyof ContactMessages>(
  key: Key,
  ...values: engine.MessageValues<ContactMessages, Key>
) => string;

/** Reads a message of contact: `siteContact` has added them to those of the site. */
function sayIn({ content, locale }: Telling): Say {
  const read = engine.message as unknown as engine.ReadMessage<ContactMessages>;
  return (key, ...values) => read(forLocale(content.messages, locale) as never, key, ...values);
}

/** No line breaks within it. */
const unbroken = ({ number }: ContactPhone) => number.replace(/(?<=\d) /g, "\u00a0");

function formWords(telling: Telling): FormWords & Pick<ContactTexts, "errors"> {
  const { content, locale } = telling;
  const language = forLocale(content.definition.languages, locale);
  const say = sayIn(telling);
  const phone = unbroken(telling.phone);
  const errorText = (field: ContactField, code: ContactErrorCode) => {
    const { least, most } = contactFields[field];
    // A field whose minimum is one character is never too short: there is no text for that.
    const key = `contact.${field}-${code}` as Extract<
      keyof ContactMessages,
      `contact.${ContactField}-${ContactErrorCode}`
    >;
    return say(key, { least: formatNumber(least, language), most: formatNumber(most, language) });
  };
  const errors = (field: ContactField) => errorsOf(field).map((code) => [code, errorText(field, code)]);
  return {
    language: language.tag,
    errors: forEachField((field) => Object.fromEntries(errors(field))),
    unavailable: say("contact.not-sent", { phone }),
    unreachable: say("contact.unreachable", { phone }),
    tooMany: say("contact.too-many", { wait: "{wait}", phone }),
    sending: say("contact.sending"),
    markedTitle: say("contact.error-title", { title: "{title}" }),
  };
}

/** What the page of the form carries for it; undefined where the site has no form. */
export function contactFormData(telling: Telling): ContactFormData | undefined {
  const { content, locale, page, phone } = telling;
  const { endpoint } = withContact(content.site).contact;
  if (endpoint === "") return undefined;
  const say = sayIn(telling);
  return {
    locale,
    endpoint,
    page: pagePath(content.translation, page, locale),
    phone: phone.url,
    words: formWords(telling),
    texts: {
      form: say("contact.form"),
      needed: say("contact.all-required", { least: contactFields.message.least }),
      fields: forEachField((name) => ({
        label: say(`contact.${name}`),
        placeholder: say(`contact.${name}-placeholder`),
      })),
      leaveEmpty: say("contact.leave-empty"),
      send: say("contact.send"),
      notSentYet: say("contact.not-sent-yet"),
      retry: say("error.retry"),
      sentTitle: say("contact.sent-title"),
      sent: say("contact.sent"),
      writeAnother: say("contact.write-another"),
      call: say("contact.call", { number: unbroken(phone) }),
    },
  };
}

/** What the server answers the form with. */
export function contactTexts(telling: Telling): ContactTexts {
  const { content, locale, page } = telling;
  const { site, translation } = content;
  const texts = forLocale(content.messages, locale);
  const say = sayIn(telling);
  const phone = unbroken(telling.phone);
  const heading = say("contact.form");
  const title = engine.message(texts, "page-title", { page: heading, brand: site.brand });
  const words = formWords(telling);
  const { language, errors, unavailable, tooMany } = words;
  const { endpoint } = withContact(site).contact;
  // Where the form is sent to another host, its answer links back to the site.
  const origin = URL.canParse(endpoint) ? new URL(site.url).origin : "";
  return {
    language,
    heading,
    title,
    errorTitle: markedTitle(words, title, true),
    notSentYet: say("contact.not-sent-yet"),
    labels: { ...forEachField((field) => say(`contact.${field}`)), send: say("contact.send") },
    errors,
    unavailable,
    tooMany,
    refusals: {
      400: say("contact.unreadable"),
      403: say("contact.foreign"),
      ...(endpoint === "" ? { 404: say("contact.no-form", { phone }) } : {}),
      405: say("contact.nothing-sent"),
      413: say("contact.too-large"),
      415: say("contact.wrong-format"),
    },
    failed: {
      title: plainText(twoVoices(engine.message(texts, "error.title"))),
      text: say("error.text"),
      phone: { href: telling.phone.url, label: say("contact.call", { number: phone }) },
    },
    textKept: say("contact.text-kept"),
    back: { href: origin + pagePath(translation, page, locale), label: say("contact.back") },
  };
}

/** The labels of the form as a list within a sentence. @example "Name, e-mail address, message" */
export function labelsInSentence(messages: Readonly<Record<string, string>>, locale: Locale): string {
  const labels = contactFieldNames.map((field) => messages[`contact.${field}`] ?? "");
  return labels.map((label, index) => (index === 0 ? label : withinSentence(label, locale))).join(", ");
}
