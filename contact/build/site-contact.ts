/** The one call by which a site takes messages from its visitors. */
import { readFile } from "node:fs/promises";
import { joinedPolicies, origins, type SitePolicy } from "#engine/build/output/headers.ts";
import type { SiteContent } from "#engine/content/model/content.ts";
import { NO_SETTINGS, type SettingsDefinition } from "#engine/content/model/define-settings.ts";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import type { Site } from "#engine/define-site.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { SiteMessages } from "#engine/i18n/messages.ts";
import { inEachLocale } from "#engine/i18n/translation-setup.ts";
import { rare } from "#engine/pages/definition/fields.ts";
import type { ServerBundle, ServerFiles, ServerSources, SiteHooks } from "#engine/site-hooks.ts";
import { CONTACT_TEXTS_FILE } from "../message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE, CONTACT_PATH } from "../message/contact-protocol.ts";
import { contactMessageKeys, defaultWords } from "../words/words.ts";
import { contactSchema, lostMessages, messagesOfAnotherSite, withContact } from "./contact-settings.ts";
import { type ContactPhone, contactFormData, contactTexts, labelsInSentence, type Telling } from "./contact-texts.ts";
import type { ContactPageParts, ContactPages } from "./rejected-message-page.ts";

/** What `siteContact` asks of a site: methods, so that it may name its own settings. */
export interface ContactOptions {
  /** Name of the page whose content has the form: `content: (…, { contactForm }) => ({ …, form: contactForm })`. */
  readonly page: string;
  /** Whom visitors call where the form fails. */
  phone(content: SiteContent, locale: Locale): ContactPhone | undefined;
  /** How many months messages are kept. */
  months(settings: EngineSettings): number;
}

/**
 * Gives a site contact: `contact` in its `site.yaml`, `{contact.fields}` in its texts, the data of the form for its page
 * (`contactForm`), and what the server answers with. The site may say each message otherwise, in its own.
 *
 * @throws {Error} for a page that the site does not have, a language that lacks words, and words that say nothing
 */
export function siteContact(site: Site, options: ContactOptions): Site {
  const own = site as Site & SiteHooks;
  const { page } = options;
  const names = site.pages.map(({ id }) => id);
  if (!names.includes(page)) {
    throw new Error(`siteContact() is given the page "${page}", which the site does not have: ${names.join(", ")}.`);
  }
  const tellingIn = (content: SiteContent, locale: Locale): Telling => {
    const phone = options.phone(content, locale);
    if (phone) return { content, locale, page, phone };
    throw new Error(
      `The answers of the contact form name a telephone number, and phone() of siteContact() gives none in "${locale}".`,
    );
  };
  const hooks: SiteHooks = {
    input: (every, published) => {
      const withForm = { ...every, contactForm: contactFormData(tellingIn(published.content, every.locale)) };
      return own.input?.(withForm, published) ?? withForm;
    },
    policy: (published) => joinedPolicies(own.policy?.(published) ?? {}, contactPolicy(published.content.site)),
    server: (build) => serverFiles(build, options, (locale) => tellingIn(build.content, locale)),
    decisions: (published, source) => {
      const { toDecide, told } = own.decisions?.(published, source) ?? { toDecide: [], told: [] };
      return { toDecide: [...toDecide, ...lostMessages(published.content.site, source)], told };
    },
    waiting: async (place, published, source) => [
      ...(await messagesOfAnotherSite(place)),
      ...((await own.waiting?.(place, published, source)) ?? []),
    ],
    publication: (settings, source) => {
      const said = own.publication?.(settings, source);
      return { ...said, problems: [...(said?.problems ?? []), ...lostMessages(settings, source)] };
    },
    // What is tried out does not reach the real server: the form posts to the one that shows it.
    triedOut: (content) => {
      const tried = own.triedOut?.(content) ?? content;
      const { contact } = withContact(tried.site);
      if (!URL.canParse(contact.endpoint)) return tried;
      return { ...tried, site: withContact({ ...tried.site, contact: { ...contact, endpoint: CONTACT_PATH } }) };
    },
  };
  return { ...site, messages: withMessages(site), settings: withSettings(own.settings ?? NO_SETTINGS), ...hooks };
}

function withMessages({ messages, languages }: Site): SiteMessages {
  const asked = Object.keys(contactMessageKeys);
  const words = Object.keys(languages).map((locale) => {
    const said = messages.words[locale] ?? {};
    const all = { ...defaultWords[locale], ...said };
    const missing = asked.filter((key) => all[key as keyof typeof all] === undefined);
    if (missing.length > 0) {
      throw new Error(
        `Contact has no words in "${locale}". Give the site's messages, as contact/words/fr.ts has them: ${missing.join(", ")}.`,
      );
    }
    const unknown = Object.keys(said).filter(
      (key) => key.startsWith("contact.") && !asked.includes(key) && messages.keys[key] === undefined,
    );
    if (unknown.length > 0) {
      throw new Error(`Neither contact nor the site has these messages in "${locale}": ${unknown.join(", ")}.`);
    }
    return [locale, all];
  });
  return {
    ...messages,
    keys: { ...messages.keys, ...contactMessageKeys },
    words: Object.fromEntries(words),
    // The page of the form has them in its content.
    unsent: [...(messages.unsent ?? []), ...asked.filter((key) => messages.keys[key] === undefined)],
    places: {
      contact: { fr: "Formulaire de contact", en: "Contact form", pt: "Formulário de contacto" },
      ...messages.places,
    },
  };
}

function withSettings(own: SettingsDefinition): SettingsDefinition {
  return {
    ...own,
    entries: (perLanguage) => ({
      ...own.entries(perLanguage),
      contact: rare(contactSchema, { fr: "Formulaire de contact", en: "Contact form", pt: "Formulário de contacto" }),
    }),
    // What the form asks for.
    variables: (settings, locale, messages) => ({
      ...own.variables(settings, locale, messages),
      contact: { ...withContact(settings).contact, fields: labelsInSentence(messages, locale) },
    }),
  };
}

/** Whom pages may reach: the receiver of the form. */
function contactPolicy(settings: EngineSettings): SitePolicy {
  const { endpoint } = withContact(settings).contact;
  const receiver = origins([endpoint]);
  // If it is another host, its error page redirects back to the site, and browsers check redirects after a form against
  // the policy of the page that sent it.
  const targets = receiver.length === 0 ? [] : [...receiver, ...origins([settings.url])];
  return { "connect-src": receiver, "form-action": endpoint === "" ? [] : ["'self'", ...targets] };
}

/** Imported by the contact page's module: the renderer of the build, which lies beside it. */
const RENDERER_NAME = "render.js";

/**
 * What the server needs to answer the form: texts, and a module that renders its page with a rejected message, which
 * neither a site without a form nor the development server has.
 */
async function serverFiles(
  { content, bundle }: ServerSources,
  { page, months }: ContactOptions,
  tellingIn: (locale: Locale) => Telling,
): Promise<ServerFiles> {
  const texts = inEachLocale(content.translation, (locale) => contactTexts(tellingIn(locale)));
  const retentionMonths = months(content.site);
  const always = { [CONTACT_TEXTS_FILE]: `${JSON.stringify(texts, null, 1)}\n` };
  if (withContact(content.site).contact.endpoint === "" || bundle === undefined) {
    return { files: always, retentionMonths, away: undefined };
  }
  return {
    retentionMonths,
    files: {
      ...always,
      [`.build/${RENDERER_NAME}`]: await readRenderer(bundle),
      [CONTACT_PAGE_FILE]: [
        `import { contactPageRenderer } from "./${RENDERER_NAME}";`,
        `export const renderContactPage = contactPageRenderer(${JSON.stringify(contactPages(content, bundle, page))});`,
        "",
      ].join("\n"),
    },
    // In every language: whom to call.
    away: Object.values(texts)
      .map(({ unavailable }) => unavailable)
      .join(" "),
  };
}

/** @throws {Error} where it cannot answer a rejected message */
async function readRenderer({ renderer }: ServerBundle): Promise<string> {
  const program = await readFile(renderer, "utf8");
  if (program.includes("contactPageRenderer")) return program;
  throw new Error(
    "render/main.tsx of a site with a contact form has to export contactPageRenderer (contact/README.md).",
  );
}

/** The parts of the form's page in every language; style sheet and theme are the same in each. */
function contactPages(content: SiteContent, { css, theme, parts }: ServerBundle, page: string): ContactPages {
  const pages = inEachLocale(content.translation, (locale) => {
    const { data, files } = parts(page, locale) as ContactPageParts;
    if (data.context.content.form) return { data, files };
    throw new Error(`The content of the page "${page}" has no form: let its content() give "form: contactForm".`);
  });
  return { css, theme, pages };
}
