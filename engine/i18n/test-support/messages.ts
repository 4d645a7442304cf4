import { engineMessageKeys, postMessageKeys, type SiteMessages } from "../messages.ts";

/** The messages of a site that has none beside those of the engine. */
export const engineMessages = {
  keys: { ...engineMessageKeys, ...postMessageKeys },
  words: {
    fr: {
      "page-title": "{page} - {brand}",
      "site-name": "{brand}",
      "posts.title": "Articles",
      "posts.feed": "Flux",
      "pagination.page-of": "page {page} sur {pages}",
      "moved.title": "Nouvelle adresse",
      "moved.link": "Ouvrir",
      "error.title": "Erreur",
      "navigation.loading": "Chargement",
      "navigation.loaded": "{title}",
    },
  },
} as const satisfies SiteMessages;
