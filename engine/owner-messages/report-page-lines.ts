import type { OwnerTexts } from "../i18n/owner-text.ts";

/** The report's lines about the site. */
export const reportPageLines = {
  "report-title": { fr: "Le site aujourd'hui", en: "The site today", pt: "O site hoje" },
  "report-built": {
    fr: "Construit le {moment}. Ce rapport reste sur cet ordinateur : il n'est jamais publié.",
    en: "Built on {moment}. This report stays on this computer: it is never published.",
    pt: "Construído em {moment}. Este relatório fica neste computador: nunca é publicado.",
  },
  "report-parts": { fr: "Dans ce rapport", en: "In this report", pt: "Neste relatório" },
  "report-changes": {
    fr: "Depuis la dernière mise en ligne",
    en: "Since the last publication",
    pt: "Desde a última publicação",
  },
  "report-never": {
    fr: "Le site n'a pas encore été mis en ligne.",
    en: "The site has not been put online yet.",
    pt: "O site ainda não foi posto em linha.",
  },
  "report-since": { fr: "En ligne depuis le {moment}.", en: "Online since {moment}.", pt: "Em linha desde {moment}." },
  "report-added": { fr: "Ajoutées", en: "Added", pt: "Acrescentadas" },
  "report-changed": { fr: "Changées", en: "Changed", pt: "Alteradas" },
  "report-removed": { fr: "Retirées", en: "Removed", pt: "Retiradas" },
  "report-days": { fr: "Ce qui changera tout seul", en: "What will change by itself", pt: "O que vai mudar sozinho" },
  "report-no-days": {
    fr: "Aucun article programmé, aucune fermeture.",
    en: "No article is scheduled, no closure.",
    pt: "Nenhum artigo programado, nenhum encerramento.",
  },
  "report-days-note": {
    fr: "Une date ne prend effet que si le site est construit et mis en ligne ce jour-là.",
    en: "A date takes effect only if the site is built and put online on that day.",
    pt: "Uma data só produz efeito se o site for construído e posto em linha nesse dia.",
  },
  "report-appears": {
    fr: "L'article « {title} » paraît.",
    en: "The article “{title}” appears.",
    pt: "O artigo «{title}» aparece.",
  },
  "report-leaves": {
    fr: "L'article « {title} » est retiré.",
    en: "The article “{title}” is withdrawn.",
    pt: "O artigo «{title}» é retirado.",
  },
  "report-pages": { fr: "Les pages par langue", en: "Pages by language", pt: "As páginas por língua" },
  "report-page": { fr: "Page", en: "Page", pt: "Página" },
  "report-there": { fr: "présente", en: "there", pt: "presente" },
  "report-missing": { fr: "manque", en: "missing", pt: "falta" },
  "report-borrowed": { fr: "en {locale}", en: "in {locale}", pt: "em {locale}" },
  "report-complete": {
    fr: "Articles complets dans toutes les langues, ou au-delà des {most} premiers, non montrés : {count}.",
    en: "Articles complete in all languages, or beyond the first {most}, not shown: {count}.",
    pt: "Artigos completos em todas as línguas, ou além dos primeiros {most}, não mostrados: {count}.",
  },
  "report-pictures": { fr: "Les images", en: "Pictures", pt: "As imagens" },
  "report-pictures-fine": {
    fr: "Toutes les images sont assez grandes, et toutes sont utilisées.",
    en: "All pictures are large enough, and all are used.",
    pt: "Todas as imagens têm tamanho suficiente e todas são usadas.",
  },
  "report-small": {
    fr: "Trop petites : elles paraissent floues",
    en: "Too small: they look blurred",
    pt: "Demasiado pequenas: parecem desfocadas",
  },
  "report-pixels": { fr: "{count} pixels de large", en: "{count} pixels wide", pt: "{count} píxeis de largura" },
  "report-unused": {
    fr: "Utilisées par aucun texte : elles ne sont pas publiées",
    en: "Used by no text: they are not published",
    pt: "Não usadas em nenhum texto: não são publicadas",
  },
  "report-weights": { fr: "Le poids des pages", en: "The weight of pages", pt: "O peso das páginas" },
  "report-weights-note": {
    fr: "La barre est pleine à la limite. Ce qui la dépasse arrive lentement sur un téléphone.",
    en: "The bar is full at the limit. What exceeds it is slow to arrive on a telephone.",
    pt: "A barra está cheia no limite. O que o ultrapassa chega devagar a um telemóvel.",
  },
  "report-scripts": {
    fr: "Scripts d'une première visite ({of})",
    en: "Scripts of a first visit ({of})",
    pt: "Scripts de uma primeira visita ({of})",
  },
  "report-largest": {
    fr: "La page la plus lourde ({of})",
    en: "The heaviest page ({of})",
    pt: "A página mais pesada ({of})",
  },
  "report-usual": { fr: "Une page courante", en: "A usual page", pt: "Uma página habitual" },
  "report-styles": { fr: "La mise en forme", en: "Styles", pt: "Os estilos" },
  "report-of": { fr: "{size} sur {budget}", en: "{size} of {budget}", pt: "{size} de {budget}" },
  "report-above": { fr: "au-dessus de la limite", en: "above the limit", pt: "acima do limite" },
  "report-social": { fr: "Les images de partage", en: "Social images", pt: "As imagens de partilha" },
  "report-social-note": {
    fr: "Ce que montrent les réseaux sociaux quand on y partage une page : {count} images.",
    en: "What social networks show when a page is shared: {count} images.",
    pt: "O que as redes sociais mostram quando se partilha uma página: {count} imagens.",
  },
} as const satisfies OwnerTexts;
