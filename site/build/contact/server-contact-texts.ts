import { markedTitle } from "#contact/form/contact-trouble.ts";
import type { ContactTexts, ContactTextsByLocale } from "#contact/message/contact-answer-texts.ts";
import { forEachField } from "#contact/message/contact-fields.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import type { LocaleData as AnyLocaleData } from "#engine/pages/data/locale-data.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import { formWords, phoneNumber } from "../../components/contact-form/form-words.ts";
import { type LocaleData, ownLocaleData, phoneFor } from "../../facts/site-facts.ts";
import { message } from "../../languages/messages.ts";

/** The texts that the server answers the contact form with, by language. */
export function allContactTexts(
  localeData: Readonly<Record<Locale, AnyLocaleData>>,
  siteUrl: string,
): ContactTextsByLocale {
  const all = Object.values(localeData).map(ownLocaleData);
  return Object.fromEntries(all.map((data) => [data.locale, contactTexts(data, siteUrl)]));
}

/**
 * The texts that the server answers the contact form with, in one language.
 *
 * @param siteUrl origin of the site: where the form is sent to another host, its answer links back to the site
 */
function contactTexts(data: LocaleData, siteUrl: string): ContactTexts {
  const { locale, translation, messages, site } = data;
  const heading = message(messages, "contact.form");
  const title = message(messages, "page-title", { page: heading, brand: site.brand });
  const words = formWords(data);
  const { language, errors, unavailable, tooMany } = words;
  const isElsewhere = URL.canParse(site.contactEndpoint);
  return {
    language,
    heading,
    title,
    errorTitle: markedTitle(words, title, true),
    notSentYet: message(messages, "contact.not-sent-yet"),
    labels: {
      ...forEachField((field) => message(messages, `contact.${field}`)),
      send: message(messages, "contact.send"),
    },
    errors,
    unavailable,
    tooMany,
    refusals: {
      400: message(messages, "contact.unreadable"),
      403: message(messages, "contact.foreign"),
      ...(site.contactEndpoint === ""
        ? { 404: message(messages, "contact.no-form", { phone: phoneNumber(data) }) }
        : {}),
      405: message(messages, "contact.nothing-sent"),
      413: message(messages, "contact.too-large"),
      415: message(messages, "contact.wrong-format"),
    },
    failed: {
      title: plainText(twoVoices(message(messages, "error.title"))),
      text: message(messages, "error.text"),
      phone: {
        href: phoneFor(site.phones, locale)?.url ?? "tel:",
        label: message(messages, "menu.call", { number: phoneNumber(data) }),
      },
    },
    textKept: message(messages, "contact.text-kept"),
    back: {
      href: (isElsewhere ? new URL(siteUrl).origin : "") + pagePath(translation, "contact", locale),
      label: message(messages, "menu.contact"),
    },
  };
}
