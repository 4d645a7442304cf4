/** The messages of the interface: their keys and placeholders, as the words in French have them. */
import { messageKeysOf } from "#engine/i18n/messages.ts";
import type { OwnerTexts } from "#engine/i18n/owner-text.ts";
import { fr, frBuilt } from "./fr/words.ts";

/** Every message key with the names of its placeholders. */
export const messageKeys = messageKeysOf(fr);

/** Messages that only the build reads. */
export const unsentMessages = Object.keys(frBuilt) as readonly (keyof typeof frBuilt)[];

/** Where visitors see the texts of the interface, by the first word of their keys: the groups of the owner's form. */
export const messagePlaces = {
  menu: { fr: "Menu et en-tête", en: "Menu and header", pt: "Menu e cabeçalho" },
  logo: { fr: "Logo", en: "Logo", pt: "Logótipo" },
  footer: { fr: "Pied de page", en: "Footer", pt: "Rodapé" },
  intro: { fr: "Choix de la langue", en: "Choice of language", pt: "Escolha da língua" },
  breadcrumb: { fr: "Fil d'Ariane", en: "Breadcrumb", pt: "Caminho da página" },
  service: { fr: "Services", en: "Services", pt: "Serviços" },
  people: { fr: "Personnes", en: "People", pt: "Pessoas" },
  posts: { fr: "Articles", en: "Articles", pt: "Artigos" },
  tag: { fr: "Pages des thèmes", en: "Pages of tags", pt: "Páginas dos temas" },
  tags: { fr: "Liste des thèmes", en: "List of tags", pt: "Lista dos temas" },
  pagination: { fr: "Numéros de pages", en: "Page numbers", pt: "Números das páginas" },
  contact: { fr: "Page de contact et formulaire", en: "Contact page and form", pt: "Página de contacto e formulário" },
  hours: { fr: "Horaires", en: "Opening hours", pt: "Horários" },
  phone: { fr: "Téléphones", en: "Telephones", pt: "Telefones" },
  text: { fr: "Dans les textes", en: "In texts", pt: "Nos textos" },
  "not-found": { fr: "Page introuvable", en: "Page not found", pt: "Página não encontrada" },
  gone: { fr: "Page qui n'est plus là", en: "Page that is gone", pt: "Página que já não existe" },
  moved: { fr: "Page qui a changé d'adresse", en: "Page that has moved", pt: "Página que mudou de endereço" },
  error: {
    fr: "Quand une page ne s'affiche pas",
    en: "When a page does not show",
    pt: "Quando uma página não aparece",
  },
  navigation: { fr: "Pendant qu'une page s'ouvre", en: "While a page opens", pt: "Enquanto uma página abre" },
  "": { fr: "Partout", en: "Everywhere", pt: "Em todo o site" },
} as const satisfies OwnerTexts;

/** What the owner's form calls texts that are hardly more than what is filled in. */
export const messageTitles = {
  "site-name": { fr: "Nom du site", en: "Name of the site", pt: "Nome do site" },
  "page-title": {
    fr: "Titre dans l'onglet et dans les moteurs de recherche",
    en: "Title in the tab and in search engines",
    pt: "Título no separador e nos motores de busca",
  },
  "contact.elsewhere": {
    fr: "Ouvert ou fermé, avec l'heure du visiteur",
    en: "Open or closed, with the visitor's time",
    pt: "Aberto ou fechado, com a hora do visitante",
  },
  "hours.gmt": { fr: "Horaires, avec leur fuseau", en: "Hours, with their time zone", pt: "Horário, com o fuso" },
  "navigation.loaded": {
    fr: "Ce que dit un lecteur d'écran quand la page est ouverte",
    en: "What a screen reader says when the page is open",
    pt: "O que diz um leitor de ecrã quando a página está aberta",
  },
} satisfies OwnerTexts;
