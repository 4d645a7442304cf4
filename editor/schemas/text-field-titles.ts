/** A text in French, English and Portuguese. */
export type InTurn = readonly [fr: string, en: string, pt: string];

/** What the fields of articles and tags are called, and those that every page has; the others stand in the folders of the pages. */
export const textFieldTitles: Readonly<Record<string, InTurn>> = {
  title: ["Titre", "Title", "Título"],
  date: ["Date", "Date", "Data"],
  description: [
    "Description pour les moteurs de recherche",
    "Description for search engines",
    "Descrição para os motores de busca",
  ],
  tags: ["Thèmes", "Tags", "Temas"],
  key: ["Nom commun à toutes les langues", "Name shared by all languages", "Nome comum a todas as línguas"],
  updated: ["Mis à jour le", "Updated on", "Atualizado em"],
  image: ["Image", "Picture", "Imagem"],
  imageAlt: ["Ce que montre l'image", "What the picture shows", "O que a imagem mostra"],
  draft: ["Brouillon", "Draft", "Rascunho"],
  expires: ["Retiré après le", "Withdrawn after", "Retirado depois de"],
  aliases: ["Anciennes adresses", "Old addresses", "Endereços antigos"],
};
