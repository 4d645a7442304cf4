import {
  message as engineMessage,
  engineMessageKeys,
  postMessageKeys,
  type ReadMessage,
  type SiteMessages,
} from "#engine/i18n/messages.ts";

const keys = {
  ...engineMessageKeys,
  ...postMessageKeys,
  "error.text": [],
  "error.retry": [],
  "nav.label": [],
  "nav.languages": [],
  "nav.privacy": [],
  "house.kitchen": [],
  "house.kitchen-hours": [],
  "house.reception": [],
  "posts.all": [],
  "tag.title": ["tag"],
  "tag.lead": ["tag"],
} as const;

/** Reads a message of this site. */
export const message = engineMessage as ReadMessage<typeof keys>;

export const messages: SiteMessages = {
  keys,
  words: {
    it: {
      "page-title": "{page} – {brand}",
      "site-name": "{brand}",
      "moved.title": "Questa pagina ha cambiato indirizzo",
      "moved.link": "Vai al nuovo indirizzo",
      "error.title": "La pagina non è arrivata",
      "navigation.loading": "Caricamento",
      "navigation.loaded": "{title}",
      "pagination.page-of": "pagina {page} di {pages}",
      "nav.label": "Pagine",
      "nav.languages": "Lingue",
      "nav.privacy": "Gestione dei cookie",
      "house.kitchen": "Cucina",
      "house.kitchen-hours": "Quando si mangia",
      "house.reception": "Ricevimento",
      "posts.title": "Notizie",
      "posts.feed": "Notizie della locanda",
      "posts.all": "Tutte",
      "tag.title": "Notizie: {tag}",
      "tag.lead": 'Tutto ciò che abbiamo scritto sul tema "{tag}".',
    },
    de: {
      "page-title": "{page} – {brand}",
      "site-name": "{brand}",
      "moved.title": "Diese Seite hat eine neue Adresse",
      "moved.link": "Zur neuen Adresse",
      "error.title": "Die Seite ist nicht angekommen",
      "navigation.loading": "Wird geladen",
      "navigation.loaded": "{title}",
      "pagination.page-of": "Seite {page} von {pages}",
      "nav.label": "Seiten",
      "nav.languages": "Sprachen",
      "nav.privacy": "Cookies verwalten",
      "house.kitchen": "Küche",
      "house.kitchen-hours": "Wann es Essen gibt",
      "house.reception": "Empfang",
      "posts.title": "Neues",
      "posts.feed": "Neues aus dem Gasthaus",
      "posts.all": "Alles",
      "tag.title": "Neues: {tag}",
      "tag.lead": 'Alles, was wir zum Thema "{tag}" geschrieben haben.',
    },
  },
};
