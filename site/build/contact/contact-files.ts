import { readFile } from "node:fs/promises";
import { markedTitle } from "#contact/form/contact-trouble.ts";
import {
  CONTACT_TEXTS_FILE,
  type ContactTexts,
  type ContactTextsByLocale,
} from "#contact/message/contact-answer-texts.ts";
import { forEachField } from "#contact/message/contact-fields.ts";
import { CONTACT_PAGE_FILE } from "#contact/message/contact-protocol.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import { plainText, twoVoices } from "#engine/pages/data/content-tree.ts";
import type { LocaleData as AnyLocaleData } from "#engine/pages/data/locale-data.ts";
import { pagePath } from "#engine/pages/paths/paths.ts";
import type { ServerBundle, ServerFiles, ServerSources } from "#engine/site-hooks.ts";
import { formWords, phoneNumber } from "../../components/contact-form/form-words.ts";
import { type LocaleData, ownLocaleData, phoneFor } from "../../facts/site-facts.ts";
import { message } from "../../languages/messages.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { ContactPageParts, ContactPages } from "./rejected-message-page.ts";

/** Imported by the contact page's module: the renderer of the build, which lies beside it. */
const RENDERER_NAME = "render.js";

/**
 * What the server needs to answer the contact form: texts, and a module that renders the contact page with a rejected
 * message, which neither a site without a form nor the development server has.
 */
export async function serverFiles(build: ServerSources & { readonly content: SiteContent }): Promise<ServerFiles> {
  const { content, localeData, bundle } = build;
  const { legal, url, contact } = content.site;
  const texts = allContactTexts(localeData, url);
  const { retentionMonths } = legal;
  const always = { [CONTACT_TEXTS_FILE]: `${JSON.stringify(texts, null, 1)}\n` };
  if (contact.endpoint === "" || bundle === undefined) return { files: always, retentionMonths, away: undefined };
  return {
    retentionMonths,
    files: {
      ...always,
      [`.build/${RENDERER_NAME}`]: await readFile(bundle.renderer, "utf8"),
      [CONTACT_PAGE_FILE]: contactModule(contactPages(content, bundle)),
    },
    // In every language: whom to call.
    away: Object.values(texts)
      .map((inLocale) => inLocale?.unavailable)
      .join(" "),
  };
}

/** The parts of the contact page in every language; style sheet and theme are the same in each. */
function contactPages(content: SiteContent, { css, theme, parts }: ServerBundle): ContactPages {
  const pages = inEachLocale(content.translation, (locale) => {
    const { data, files } = parts("contact", locale);
    return { data, files } as ContactPageParts;
  });
  return { css, theme, pages };
}

function contactModule(pages: ContactPages): string {
  return [
    `import { contactPageRenderer } from "./${RENDERER_NAME}";`,
    `export const renderContactPage = contactPageRenderer(${JSON.stringify(pages)});`,
    "",
  ].join("\n");
}

/** The texts that the server answers the contact form with, by language. */
function allContactTexts(localeData: Readonly<Record<Locale, AnyLocaleData>>, siteUrl: string): ContactTextsByLocale {
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
