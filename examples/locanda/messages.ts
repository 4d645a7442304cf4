import { messageKeysOf, type SiteMessages } from "#engine/i18n/messages.ts";
import * as engine from "#engine/views/locale-data.ts";

const it = {
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
} as const;

const de: Readonly<Record<keyof typeof it, string>> = {
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
};

/** What is said when a page does not arrive, contact has words for. */
const keys = { ...messageKeysOf(it), "error.text": [], "error.retry": [] } as const;

export const messages: SiteMessages = { keys, words: { it, de } };

/** Gives the function that reads messages in the language of the page. */
export const useMessage = engine.useMessage<typeof keys>;
