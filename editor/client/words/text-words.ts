import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** The buttons above a text and what they ask. */
export const textWords = {
  tools: { fr: "Mise en forme", en: "Formatting", pt: "Formatação" },
  "tool-heading": { fr: "Intertitre", en: "Heading", pt: "Subtítulo" },
  "tool-subheading": { fr: "Petit intertitre", en: "Smaller heading", pt: "Subtítulo menor" },
  "tool-bold": { fr: "Gras (Ctrl+B)", en: "Bold (Ctrl+B)", pt: "Negrito (Ctrl+B)" },
  "tool-italic": { fr: "Italique (Ctrl+I)", en: "Italic (Ctrl+I)", pt: "Itálico (Ctrl+I)" },
  "tool-bullet-list": { fr: "Liste à points", en: "List with dots", pt: "Lista com pontos" },
  "tool-numbered-list": { fr: "Liste numérotée", en: "Numbered list", pt: "Lista numerada" },
  "tool-link": { fr: "Lien (Ctrl+K)", en: "Link (Ctrl+K)", pt: "Ligação (Ctrl+K)" },
  "tool-picture": { fr: "Image", en: "Picture", pt: "Imagem" },
  "tool-embed": {
    fr: "Vidéo ou carte d'un autre site",
    en: "Video or map of another site",
    pt: "Vídeo ou mapa de outro site",
  },
  "tool-language": { fr: "Mot d'une autre langue", en: "Word of another language", pt: "Palavra de outra língua" },
  insert: { fr: "Insérer", en: "Insert", pt: "Inserir" },
  "search-page": { fr: "Chercher une page", en: "Search for a page", pt: "Procurar uma página" },
  "page-of-site": {
    fr: "Page ou document du site",
    en: "Page or document of the site",
    pt: "Página ou documento do site",
  },
  "kind-page": { fr: "page", en: "page", pt: "página" },
  "kind-service": { fr: "service", en: "service", pt: "serviço" },
  "kind-article": { fr: "article", en: "article", pt: "artigo" },
  "kind-tag": { fr: "thème", en: "tag", pt: "tema" },
  "kind-document": { fr: "document", en: "document", pt: "documento" },
  "other-address": {
    fr: "Ou l'adresse d'un autre site",
    en: "Or the address of another site",
    pt: "Ou o endereço de outro site",
  },
  "link-text": { fr: "Mots du lien", en: "Words of the link", pt: "Palavras da ligação" },
  "picture-alt": { fr: "Ce que montre l'image", en: "What the picture shows", pt: "O que a imagem mostra" },
  "picture-alt-hint": {
    fr: "Pour celles et ceux qui ne la voient pas : une phrase qui dit ce qu'il faut en retenir.",
    en: "For those who do not see it: a sentence that says what matters in it.",
    pt: "Para quem não a vê: uma frase que diga o que dela importa reter.",
  },
  "picture-caption": { fr: "Légende", en: "Caption", pt: "Legenda" },
  "embed-service": { fr: "Service", en: "Service", pt: "Serviço" },
  "embed-code": {
    fr: "Code ou adresse donnés par le fournisseur",
    en: "Code or address that the provider gives",
    pt: "Código ou endereço dado pelo fornecedor",
  },
  "embed-code-hint": {
    fr: "Sur l'autre site, cherchez « Partager », puis « Intégrer ». Copiez ici ce qu'il donne.",
    en: 'On the other site, look for "Share", then "Embed". Copy here what it gives.',
    pt: 'No outro site, procure "Partilhar" e depois "Incorporar". Copie para aqui o que ele dá.',
  },
  "embed-title": {
    fr: "Titre que le visiteur lit avant d'accepter",
    en: "Title that visitors read before they accept",
    pt: "Título que o visitante lê antes de aceitar",
  },
  "no-embed-service": {
    fr: "Aucun service n'est encore prévu pour cela. Ajoutez-en un dans « L'entreprise », sous les services du consentement.",
    en: 'No service is there for this yet. Add one in "The company", under the services of consent.',
    pt: 'Ainda não há nenhum serviço previsto para isto. Acrescente um em "A empresa", nos serviços do consentimento.',
  },
  "language-hint": {
    fr: "Un lecteur d'écran dira ce mot avec la voix de sa langue.",
    en: "A screen reader will say this word with the voice of its language.",
    pt: "Um leitor de ecrã dirá esta palavra com a voz da sua língua.",
  },
  "foreign-word": { fr: "Le mot", en: "The word", pt: "A palavra" },
  "its-language": { fr: "Sa langue", en: "Its language", pt: "A sua língua" },
} as const satisfies OwnerTexts;
