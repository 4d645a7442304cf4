import { forLocale, type Locale, languageOf } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { countryOfReaders } from "../../facts/phones.ts";
import { type Door, definePage, doorId, doorTitles, type SiteInput } from "../../input/site-input.ts";
import { message, openingState, postCards } from "../../languages/messages.ts";

const LATEST_POSTS = 3;

export const page = definePage({
  id: "home",
  kind: "one",
  paths: "",
  messages: ["intro", "service", ...openingState, ...postCards],
  texts: ({ call, group, lead, link, paragraphs, plain, rich, section, titled }) => ({
    lead,
    // Three ways in, by what brings the visitor here.
    doors: group(
      { fr: "Les trois portes", en: "The three doors", pt: "As três portas" },
      { company: titled(doorTitles.company), home: titled(doorTitles.home), project: titled(doorTitles.project) },
    ),
    callBack: plain({ fr: "Être rappelé", en: "To be called back", pt: "Ser contactado" }),
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
    languages: languageChoices(site),
    doors: site.doors.map((door) => ({ ...texts.doors[door.name], path: behind(door, site) })),
    // Of the office whose number the page shows.
    openingTimes: site.openingTimes(countryOfReaders(site.locale) ?? "france"),
    // For visitors in neither country.
    abroadTimes: site.openingTimes("abroad"),
    figures: {
      ...texts.figures,
      since: site.settings.since,
      portugalSince: site.settings.portugalSince,
      contactCount: site.settings.contacts,
    },
    services: {
      ...texts.services,
      services: site.services.map(({ card, summary, audience, ...service }) => ({ ...service, text: card })),
    },
    news: { ...texts.news, posts: site.newestPosts(LATEST_POSTS) },
  }),
});

export type HomeContent = ContentOf<typeof page>;

/** Where a door leads: to its service, or to its list among all services. */
function behind({ name, services, others }: Door, { path }: SiteInput): string {
  const [first, ...more] = [...services, ...others];
  return first !== undefined && more.length === 0 ? first.path : `${path("services")}#${doorId(name)}`;
}

/** Each choice in its own language, and in that of the page; none where the site has one language. */
function languageChoices({ locale, messages, path, translation }: SiteInput) {
  const all = translation.locales;
  if (all.length === 1) return [];
  const wordsIn = (language: Locale, to: Locale) =>
    message(forLocale(messages, language), "intro.continue-in", {
      language: languageName(to, languageOf(translation, language)),
    });
  return all.map((to) => ({
    locale: to,
    /** Of Home in that language. */
    path: path("home", to),
    words: wordsIn(to, to),
    ...(to === locale ? {} : { translation: wordsIn(locale, to) }),
  }));
}
