import { engineMessageKeys, postMessageKeys, type SiteMessages } from "#engine/i18n/messages.ts";

const same = { "page-title": "{page} - {brand}", "site-name": "{brand}", "navigation.loaded": "{title}" };

/** The texts of the interface of the made-up site. */
export const messages = {
  keys: { ...engineMessageKeys, ...postMessageKeys, "menu.news": [], "menu.contact": [] },
  words: {
    fr: {
      ...same,
      "posts.title": "Articles",
      "posts.feed": "Flux",
      "pagination.page-of": "page {page} sur {pages}",
      "moved.title": "Nouvelle adresse",
      "moved.link": "Ouvrir",
      "error.title": "Erreur",
      "navigation.loading": "Chargement",
      "menu.news": "Actualités",
      "menu.contact": "Contact",
    },
    en: {
      ...same,
      "posts.title": "Articles",
      "posts.feed": "Feed",
      "pagination.page-of": "page {page} of {pages}",
      "moved.title": "New address",
      "moved.link": "Open",
      "error.title": "Error",
      "navigation.loading": "Loading",
      "menu.news": "News",
      "menu.contact": "Contact",
    },
    pt: {
      ...same,
      "posts.title": "Artigos",
      "posts.feed": "Notícias",
      "pagination.page-of": "página {page} de {pages}",
      "moved.title": "Novo endereço",
      "moved.link": "Abrir",
      "error.title": "Erro",
      "navigation.loading": "A carregar",
      "menu.news": "Notícias",
      "menu.contact": "Contacto",
    },
  },
} as const satisfies SiteMessages;
