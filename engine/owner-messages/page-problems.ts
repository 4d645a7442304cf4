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
    fr: "Aucune page du site ne montre ce fichier. → Effacez-le ; ou, pour en faire une page, écrivez entre les deux lignes de tirets : {write}",
    en: "No page of the site shows this file. → Delete it; or, to make it a page, write between the two lines of hyphens: {write}",
    pt: "Nenhuma página do site mostra este ficheiro. → Apague-o; ou, para fazer dele uma página, escreva entre as duas linhas de hífenes: {write}",
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
  "no-service": {
    fr: "Le site n'a aucun service : sa liste serait vide. → Créez-en un : {write}",
    en: "The site has no service: its list would be empty. → Create one: {write}",
    pt: "O site não tem nenhum serviço: a lista ficaria vazia. → Crie um: {write}",
  },
  "too-many-services": {
    fr: "Le site a {count} services ; il peut en montrer {most} au plus. → Effacez des dossiers, ou réunissez deux services.",
    en: "The site has {count} services; it can show {most} at most. → Delete folders, or join two services.",
    pt: "O site tem {count} serviços; pode mostrar {most} no máximo. → Apague pastas, ou junte dois serviços.",
  },
} as const satisfies OwnerTexts;
