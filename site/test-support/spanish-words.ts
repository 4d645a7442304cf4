import { en, enPhrases } from "#site/languages/en/words.ts";
import type { Phrases } from "#site/languages/fr/words.ts";
import type { MessageTexts } from "#site/languages/messages.ts";

/**
 * Words of the interface in Spanish, which the site does not have: a test adds them. As many as it looks at; the others are
 * in English.
 */
export const es: MessageTexts = {
  ...en,
  "menu.services": "Servicios",
  "intro.continue-in": "Continuar en {language}",
  "posts.published": "Publicado el {date}",
  "posts.in-language": "en {language}",
  "hours.and": "y",
};

export const esPhrases: Phrases = {
  ...enPhrases,
  hours: {
    everyDay: "todos los días",
    one: (day) => `el ${day}`,
    run: (from, to) => `de ${from} a ${to}`,
    span: (from, to) => `de ${from} a ${to}`,
    groups: "; ",
  },
  flag: '<path d="M0 0h28v20H0z" fill="#c60b1e"/><path d="M0 5h28v10H0z" fill="#ffc400"/>',
};
