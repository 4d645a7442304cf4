import { engineMessageKeys, type SiteMessages } from "../messages.ts";

/** The messages of a site that has none beside the engine's. */
export const engineMessages = {
  keys: engineMessageKeys,
  words: {
    fr: {
      "page-title": "{page} - {brand}",
      "site-name": "{brand}",
      "blog.title": "Articles",
      "blog.feed": "Flux",
      "pagination.page-of": "page {page} sur {pages}",
      "moved.title": "Nouvelle adresse",
      "moved.link": "Ouvrir",
      "error.title": "Erreur",
      "navigation.loading": "Chargement",
      "navigation.loaded": "{title}",
    },
  },
} as const satisfies SiteMessages;
