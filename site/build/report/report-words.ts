import { inOwnerLanguage, type OwnerTexts, type ValuesOf } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";

/** What the report says of the messages of visitors and of consent. */
const words = {
  "need-security": {
    fr: "La dernière mise en ligne a plus de neuf mois : security.txt va expirer. Remettez-le en ligne. Dans l'éditeur, « Publier » ; dans un terminal :",
    en: "The last publication is more than nine months old: security.txt is about to expire. Put the site online again. In the editor, “Publish”; in a terminal:",
    pt: "A última publicação tem mais de nove meses: o security.txt vai expirar. Volte a pôr o site em linha. No editor, «Publicar»; num terminal:",
  },
  "need-backup": {
    fr: "Les messages de vos visiteurs n'ont pas de copie de sauvegarde récente.",
    en: "Your visitors' messages have no recent backup.",
    pt: "As mensagens dos seus visitantes não têm cópia de segurança recente.",
  },
  "need-mail": {
    fr: "Les messages reçus ici ne vous sont pas envoyés : aucun serveur de courriel n'est réglé.",
    en: "Messages received here are not sent to you: no mail server is set.",
    pt: "As mensagens recebidas aqui não lhe são enviadas: não há servidor de correio definido.",
  },
  "report-server": {
    fr: "Sur le serveur qui reçoit les messages",
    en: "On the server that receives messages",
    pt: "No servidor que recebe as mensagens",
  },
  "report-mail-known": {
    fr: "Un serveur de courriel est réglé : les messages vous sont envoyés.",
    en: "A mail server is set: messages are sent to you.",
    pt: "Há um servidor de correio definido: as mensagens são-lhe enviadas.",
  },
  "report-mail-unknown": {
    fr: "Cet ordinateur ne connaît pas de serveur de courriel (SMTP_URL). Si les messages arrivent ici, ils attendent. S'ils arrivent sur un autre serveur, vérifiez-le là-bas : {write}",
    en: "This computer knows no mail server (SMTP_URL). If messages arrive here, they wait. If they arrive on another server, check it there: {write}",
    pt: "Este computador não conhece nenhum servidor de correio (SMTP_URL). Se as mensagens chegam aqui, ficam à espera. Se chegam a outro servidor, verifique-o lá: {write}",
  },
  "report-backed-up": {
    fr: "Dernière copie de sauvegarde des messages : {day}.",
    en: "Last backup of the messages: {day}.",
    pt: "Última cópia de segurança das mensagens: {day}.",
  },
  "report-not-backed-up": {
    fr: "Aucune copie de sauvegarde des messages n'est connue ici. Sur le serveur : {write}",
    en: "No backup of the messages is known here. On the server: {write}",
    pt: "Não se conhece aqui nenhuma cópia de segurança das mensagens. No servidor: {write}",
  },
  "report-security": {
    fr: "security.txt, l'adresse pour signaler une faille, vaut jusqu'au {day}. Chaque mise en ligne le renouvelle.",
    en: "security.txt, the address for reporting a flaw, is valid until {day}. Each publication renews it.",
    pt: "security.txt, o endereço para comunicar uma falha, é válido até {day}. Cada publicação renova-o.",
  },
  "report-consent": { fr: "La preuve du consentement", en: "Evidence of consent", pt: "A prova do consentimento" },
  "report-consent-note": {
    fr: "Le bandeau tel que le lit un visiteur. L'empreinte change avec le moindre mot : gardez ce rapport avec la date.",
    en: "The banner as a visitor reads it. The fingerprint changes with the least word: keep this report with its date.",
    pt: "A faixa tal como um visitante a lê. A impressão digital muda com a mínima palavra: guarde este relatório com a data.",
  },
  "report-no-banner": {
    fr: "Il n'y a rien à choisir : aucun bandeau ne paraît.",
    en: "There is nothing to choose: no banner is shown.",
    pt: "Não há nada a escolher: não aparece nenhuma faixa.",
  },
  "report-print": {
    fr: "Empreinte SHA-256 des textes",
    en: "SHA-256 of the texts",
    pt: "Impressão SHA-256 dos textos",
  },
} as const satisfies OwnerTexts;

/** Gives a line by its name, in the owner's language. */
export function reportWordsIn(language: OwnerLanguage) {
  return <Id extends keyof typeof words>(id: Id, values: ValuesOf<(typeof words)[Id]>): string =>
    inOwnerLanguage(words[id], language, values);
}

export type SayReportWord = ReturnType<typeof reportWordsIn>;
