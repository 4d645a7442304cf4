import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Articles and pages: their lists, their languages, what is missing. */
export const articleWords = {
  article: { fr: "Article", en: "Article", pt: "Artigo" },
  page: { fr: "Page", en: "Page", pt: "Página" },
  languages: { fr: "Langues", en: "Languages", pt: "Línguas" },
  "new-article": { fr: "Nouvel article", en: "New article", pt: "Novo artigo" },
  "search-article": { fr: "Chercher un article", en: "Search for an article", pt: "Procurar um artigo" },
  "nothing-found": { fr: "Rien n'a été trouvé.", en: "Nothing was found.", pt: "Não se encontrou nada." },
  "state-draft": { fr: "Brouillon", en: "Draft", pt: "Rascunho" },
  "state-scheduled": { fr: "Programmé", en: "Scheduled", pt: "Agendado" },
  "state-public": { fr: "Public", en: "Public", pt: "Público" },
  "state-withdrawn": { fr: "Retiré", en: "Withdrawn", pt: "Retirado" },
  "state-broken": { fr: "À corriger", en: "To be put right", pt: "A corrigir" },
  missing: { fr: "manque", en: "missing", pt: "em falta" },
  "is-there": { fr: "écrit", en: "written", pt: "escrito" },
  "write-it": { fr: "Écrire", en: "Write", pt: "Escrever" },
  "change-it": { fr: "Changer", en: "Change", pt: "Alterar" },
  "missing-in": {
    fr: "Ce texte n'existe pas encore dans cette langue : {language}.",
    en: "This text is not there yet in this language: {language}.",
    pt: "Este texto ainda não existe nesta língua: {language}.",
  },
  "title-in": { fr: "Son titre ({language})", en: "Its title ({language})", pt: "O título ({language})" },
  "its-title": { fr: "Titre", en: "Title", pt: "Título" },
  "its-title-hint": {
    fr: "L'adresse de l'article en est faite. Le titre peut changer plus tard.",
    en: "The address of the article is made from it. The title may change later.",
    pt: "O endereço do artigo é feito a partir dele. O título pode mudar mais tarde.",
  },
  "first-language": { fr: "Langue", en: "Language", pt: "Língua" },
  create: { fr: "Créer", en: "Create", pt: "Criar" },
  "no-such-article": {
    fr: "Cet article n'est plus là.",
    en: "This article is not there any more.",
    pt: "Este artigo já não existe.",
  },
  "no-such-page": {
    fr: "Cette page n'est plus là.",
    en: "This page is not there any more.",
    pt: "Esta página já não existe.",
  },
  "texts-in": {
    fr: "Menus, boutons et formulaires ({language})",
    en: "Menus, buttons and forms ({language})",
    pt: "Menus, botões e formulários ({language})",
  },
  "interface-texts": {
    fr: "Textes qui reviennent partout",
    en: "Texts that recur everywhere",
    pt: "Textos que se repetem em todo o lado",
  },
  "own-words": {
    fr: "Mots que la relecture accepte",
    en: "Words that proofreading accepts",
    pt: "Palavras que a revisão aceita",
  },
  theme: {
    fr: "Couleurs et polices du site",
    en: "Colours and fonts of the site",
    pt: "Cores e tipos de letra do site",
  },
  "gone-addresses": { fr: "Adresses supprimées", en: "Addresses that are gone", pt: "Endereços eliminados" },
  "deleted-files": { fr: "Fichiers supprimés", en: "Deleted files", pt: "Ficheiros eliminados" },
  "nothing-deleted": {
    fr: "Aucun fichier supprimé n'est à retrouver.",
    en: "There is no deleted file to bring back.",
    pt: "Não há ficheiros eliminados para recuperar.",
  },
  "bring-back": { fr: "Remettre", en: "Bring back", pt: "Recuperar" },
  delete: { fr: "Supprimer", en: "Delete", pt: "Eliminar" },
  "delete-title": { fr: "Supprimer : {title}", en: "Delete: {title}", pt: "Eliminar: {title}" },
  "delete-hint": {
    fr: "Seule cette langue est supprimée. Vous la retrouverez sous « Autres textes ».",
    en: 'Only this language is deleted. You can bring it back under "Other texts".',
    pt: 'Só esta língua é eliminada. Pode recuperá-la em "Outros textos".',
  },
} as const satisfies OwnerTexts;
