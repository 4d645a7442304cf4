import { engineMessageKeys, type SiteMessages } from "#engine/i18n/messages.ts";

/** The texts of the interface: those that the engine asks every site for, and none beside them. */
export const messages: SiteMessages = {
  keys: engineMessageKeys,
  words: {
    it: {
      "page-title": "{page} – {brand}",
      "site-name": "{brand}",
      "blog.title": "Cartoline",
      "blog.feed": "Cartoline",
      "pagination.page-of": "pagina {page} di {pages}",
      "moved.title": "Questa pagina ha cambiato indirizzo",
      "moved.link": "Vai al nuovo indirizzo",
      "error.title": "La posta è in ritardo",
      "navigation.loading": "Caricamento",
      "navigation.loaded": "{title}",
    },
  },
};
