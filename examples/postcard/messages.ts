import { engineMessageKeys, type SiteMessages } from "#engine/i18n/messages.ts";

/** The texts of the interface: those that the engine asks every site for, and none beside them. */
export const messages: SiteMessages = {
  keys: engineMessageKeys,
  words: {
    en: {
      "page-title": "{page} – {brand}",
      "site-name": "{brand}",
      "moved.title": "This page has moved",
      "moved.link": "Go to its new address",
      "error.title": "The post is late",
      "navigation.loading": "Loading",
      "navigation.loaded": "{title}",
    },
  },
};
