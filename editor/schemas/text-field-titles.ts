import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Titles of the fields of articles and tags, and of those that every page has; the others stand in the folders of the pages. */
export const textFieldTitles: OwnerTexts = {
  title: { fr: "Titre", en: "Title", pt: "Título" },
  date: { fr: "Date", en: "Date", pt: "Data" },
  description: {
    fr: "Description pour les moteurs de recherche",
    en: "Description for search engines",
    pt: "Descrição para os motores de busca",
  },
  tags: { fr: "Thèmes", en: "Tags", pt: "Temas" },
  key: {
    fr: "Nom commun à toutes les langues",
    en: "Name shared by all languages",
    pt: "Nome comum a todas as línguas",
  },
  updated: { fr: "Mis à jour le", en: "Updated on", pt: "Atualizado em" },
  image: { fr: "Image", en: "Picture", pt: "Imagem" },
  imageAlt: { fr: "Ce que montre l'image", en: "What the picture shows", pt: "O que a imagem mostra" },
  draft: { fr: "Brouillon", en: "Draft", pt: "Rascunho" },
  expires: { fr: "Retiré après le", en: "Withdrawn after", pt: "Retirado depois de" },
  aliases: { fr: "Anciennes adresses", en: "Old addresses", pt: "Endereços antigos" },
};
