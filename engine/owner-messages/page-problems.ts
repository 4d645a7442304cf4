import type { OwnerTexts } from "../i18n/owner-text.ts";

/** Problems of the folders of pages, and of the addresses that pages name. */
export const pageProblems = {
  "page-untranslated": {
    fr: "Cette page n'a pas de texte dans cette langue. → Créez ce fichier : {write}",
    en: "This page has no text in this language. → Create this file: {write}",
    pt: "Esta página não tem texto nesta língua. → Crie este ficheiro: {write}",
  },
  "page-shown-in-another": {
    fr: "Cette page n'a pas de texte dans cette langue : on la montre en {locale}. → Créez ce fichier : {write}",
    en: "This page has no text in this language: it is shown in {locale}. → Create this file: {write}",
    pt: "Esta página não tem texto nesta língua: mostra-se em {locale}. → Crie este ficheiro: {write}",
  },
  "page-stray": {
    fr: "Aucune page du site ne montre ce fichier. → Supprimez-le ; ou, pour en faire une page, écrivez entre les deux lignes de tirets : {write}",
    en: "No page of the site shows this file. → Delete it; or, to make it a page, write between the two lines of hyphens: {write}",
    pt: "Nenhuma página do site mostra este ficheiro. → Elimine-o; ou, para fazer dele uma página, escreva entre as duas linhas de hífenes: {write}",
  },
  "file-not-shown": {
    fr: "Aucune page du site ne montre ce fichier. → Supprimez-le, ou mettez-le ailleurs que parmi les textes.",
    en: "No page of the site shows this file. → Delete it, or keep it elsewhere than among the texts.",
    pt: "Nenhuma página do site mostra este ficheiro. → Elimine-o, ou guarde-o noutro sítio que não entre os textos.",
  },
  "page-misplaced": {
    fr: "Aucune page du site n'a ce nom. → Sa place est sans doute ici : {write}",
    en: "No page of the site has this name. → Its place is probably here: {write}",
    pt: "Nenhuma página do site tem este nome. → O lugar dele é provavelmente este: {write}",
  },
  "page-address-taken": {
    fr: "Son adresse {address} est déjà celle de {other}. → Écrivez par exemple : {write}",
    en: "Its address {address} is already that of {other}. → Write for example: {write}",
    pt: "O seu endereço {address} já é o de {other}. → Escreva por exemplo: {write}",
  },
  "page-address-reserved": {
    fr: "Son adresse {address} est réservée au site. → Écrivez par exemple : {write}",
    en: "Its address {address} is kept for the site itself. → Write for example: {write}",
    pt: "O seu endereço {address} está reservado ao site. → Escreva por exemplo: {write}",
  },
} as const satisfies OwnerTexts;
