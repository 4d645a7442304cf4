import type { SiteMessages } from "#engine/i18n/messages.ts";

/** The texts of the interface: those that the engine asks every site for, and none beside them. */
export const messages: SiteMessages = {
  keys: {
    "page-title": ["page", "brand"],
    "site-name": ["brand"],
    "blog.title": [],
    "blog.feed": [],
    "pagination.page-of": ["page", "pages"],
    "moved.title": [],
    "moved.link": [],
    "error.title": [],
    "navigation.loading": [],
    "navigation.loaded": ["title"],
  },
  words: {
    en: {
      "page-title": "{page} – {brand}",
      "site-name": "{brand}",
      "blog.title": "Postcards",
      "blog.feed": "Postcards",
      "pagination.page-of": "page {page} of {pages}",
      "moved.title": "This page has moved",
      "moved.link": "Go to its new address",
      "error.title": "The post is late",
      "navigation.loading": "Loading",
      "navigation.loaded": "{title}",
    },
  },
};
