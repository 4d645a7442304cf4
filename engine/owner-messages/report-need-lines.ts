import type { OwnerTexts } from "../i18n/owner-text.ts";

/** The report's lines about everything that waits for the owner. */
export const reportNeedLines = {
  "need-way": {
    fr: "Dites comment mettre le site en ligne : dans l'éditeur, « L'entreprise », « Réglages avancés » ; sinon, « publish » dans site.yaml.",
    en: "Say how to put the site online: in the editor, “The company”, “Advanced settings”; otherwise “publish” in site.yaml.",
    pt: "Diga como pôr o site em linha: no editor, «A empresa», «Definições avançadas»; senão, «publish» em site.yaml.",
  },
  "need-publish": {
    fr: "Vos derniers changements ne sont pas encore en ligne. Dans l'éditeur, « Publier » ; dans un terminal :",
    en: "Your latest changes are not online yet. In the editor, “Publish”; in a terminal:",
    pt: "As suas últimas alterações ainda não estão em linha. No editor, «Publicar»; num terminal:",
  },
  "need-decisions": {
    fr: "Des points sont à régler avant l'ouverture du site : {count}.",
    en: "Points are to be settled before the site opens: {count}.",
    pt: "Há pontos a resolver antes da abertura do site: {count}.",
  },
  "need-samples": {
    fr: "Des valeurs inventées sont encore sur le site : {count}.",
    en: "Invented values are still on the site: {count}.",
    pt: "Ainda há valores inventados no site: {count}.",
  },
  "need-texts": {
    fr: "Des pages sont montrées dans une autre langue, faute de texte : {count}.",
    en: "Pages are shown in another language for want of a text: {count}.",
    pt: "Há páginas mostradas noutra língua por falta de texto: {count}.",
  },
  "need-day": {
    fr: "Quelque chose change tout seul le {day} : mettez le site en ligne ce jour-là. Dans l'éditeur, « Publier » ; dans un terminal :",
    en: "Something changes by itself on {day}: put the site online on that day. In the editor, “Publish”; in a terminal:",
    pt: "Algo muda sozinho em {day}: ponha o site em linha nesse dia. No editor, «Publicar»; num terminal:",
  },
  "need-weight": {
    fr: "Des pages dépassent le poids prévu : elles arrivent lentement.",
    en: "Some pages exceed the planned weight: they are slow to arrive.",
    pt: "Há páginas acima do peso previsto: chegam devagar.",
  },
  "need-pictures": {
    fr: "Des images sont trop petites et paraissent floues : {count}.",
    en: "Some pictures are too small and look blurred: {count}.",
    pt: "Há imagens demasiado pequenas, que parecem desfocadas: {count}.",
  },
  "report-launch": { fr: "Avant l'ouverture", en: "Before the launch", pt: "Antes da abertura" },
  "report-launch-fine": { fr: "Rien n'est à régler.", en: "Nothing is left to settle.", pt: "Nada a resolver." },
  "report-samples": {
    fr: "Valeurs d'exemple dans vos textes",
    en: "Sample values in your texts",
    pt: "Valores de exemplo nos seus textos",
  },
  "report-line": { fr: "ligne {line}", en: "line {line}", pt: "linha {line}" },
  "report-needs": { fr: "Ce qui vous attend", en: "What needs you now", pt: "O que espera por si" },
  "report-nothing": {
    fr: "Rien : tout est en ordre.",
    en: "Nothing: all is in order.",
    pt: "Nada: está tudo em ordem.",
  },
  "report-see": { fr: "Voir : {part}", en: "See: {part}", pt: "Ver: {part}" },
  "report-not-written": {
    fr: "Le site est prêt, mais son rapport n'a pas pu être écrit : {write}",
    en: "The site is ready, but its report could not be written: {write}",
    pt: "O site está pronto, mas não foi possível escrever o relatório: {write}",
  },
  "report-written": {
    fr: "Le rapport, à ouvrir dans un navigateur : {write}",
    en: "The report, to be opened in a browser: {write}",
    pt: "O relatório, para abrir num navegador: {write}",
  },
} as const satisfies OwnerTexts;
