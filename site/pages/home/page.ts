import { languageName } from "#engine/i18n/language-name.ts";
import type { Locale } from "#engine/i18n/languages.ts";
import { message } from "#engine/i18n/messages.ts";
import { type ContentOf, definePage } from "#engine/pages/definition/define-page.ts";
import { postCards } from "#engine/pages/definition/shared-messages.ts";
import type { SiteInput } from "#engine/pages/definition/site-input.ts";

/** A choice of language. */
export interface LanguageChoice {
  readonly locale: Locale;
  /** Path of Home in that language. */
  readonly path: string;
  /** In that language. */
  readonly words: string;
  /** The same in the language of the page, where that is another. */
  readonly translation?: string;
}

export const home = definePage({
  id: "home",
  kind: "one",
  paths: "",
  messages: ["intro", "service", ...postCards],
  texts: ({ call, lead, link, paragraphs, rich, section }) => ({
    lead,
    about: section({ fr: "À propos", en: "About", pt: "Sobre" }, { lead, text: paragraphs, link }),
    services: section({ fr: "Services", en: "Services", pt: "Serviços" }, {}),
    // Captions of the three numbers.
    figures: section(
      { fr: "Chiffres", en: "Figures", pt: "Números" },
      {
        france: rich({ fr: "France", en: "France", pt: "França" }),
        portugal: rich({ fr: "Portugal", en: "Portugal", pt: "Portugal" }),
        contacts: rich({ fr: "Contacts", en: "Contacts", pt: "Contactos" }),
      },
    ),
    news: section({ fr: "Actualités", en: "News", pt: "Notícias" }, { link }),
    call,
  }),
  content: ({ texts }, site) => ({
    ...texts,
    shores: site.shores,
    languages: languageChoices(site),
    figures: {
      ...texts.figures,
      since: site.settings.since,
      portugalSince: site.settings.portugalSince,
      contactCount: site.settings.contacts,
    },
    services: { ...texts.services, list: site.services },
    news: { ...texts.news, posts: site.latestPosts },
  }),
});

export type HomeContent = ContentOf<typeof home>;

/** Each choice in its own language, and in that of the page; none where the site has one language. */
function languageChoices({ locale, messages, path, translation }: SiteInput): readonly LanguageChoice[] {
  const all = translation.locales;
  if (all.length === 1) return [];
  const wordsIn = (language: Locale, to: Locale) =>
    message(messages[language], "intro.continue-in", { language: languageName(to, language) });
  return all.map((to) => ({
    locale: to,
    path: path("home", to),
    words: wordsIn(to, to),
    ...(to === locale ? {} : { translation: wordsIn(locale, to) }),
  }));
}
