import type { OwnerTexts } from "../i18n/owner-text.ts";

/** The report's lines about everything that waits for the owner. */
export const reportNeedLines = {
  "need-way": {
    fr: "Dites dans site.yaml, sous « publish », comment mettre le site en ligne.",
    en: "Say in site.yaml, under “publish”, how to put the site online.",
    pt: "Diga em site.yaml, em «publish», como pôr o site em linha.",
  },
  "need-publish": {
    fr: "Vos derniers changements ne sont pas encore en ligne.",
    en: "Your latest changes are not online yet.",
    pt: "As suas últimas alterações ainda não estão em linha.",
  },
  "need-security": {
    fr: "La dernière mise en ligne a plus de neuf mois : security.txt va expirer. Remettez le site en ligne.",
    en: "The last publication is more than nine months old: security.txt is about to expire. Put the site online again.",
    pt: "A última publicação tem mais de nove meses: o security.txt vai expirar. Volte a pôr o site em linha.",
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
    fr: "Quelque chose change tout seul le {day} : construisez et mettez en ligne le site ce jour-là.",
    en: "Something changes by itself on {day}: build the site and put it online on that day.",
    pt: "Algo muda sozinho em {day}: construa o site e ponha-o em linha nesse dia.",
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
    fr: "Valeurs d'exemple dans site.yaml",
    en: "Sample values in site.yaml",
    pt: "Valores de exemplo em site.yaml",
  },
  "report-line": { fr: "ligne {line}", en: "line {line}", pt: "linha {line}" },
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
  "report-needs": { fr: "Ce qui vous attend", en: "What needs you now", pt: "O que espera por si" },
  "report-nothing": {
    fr: "Rien : tout est en ordre.",
    en: "Nothing: all is in order.",
    pt: "Nada: está tudo em ordem.",
  },
  "report-see": { fr: "Voir : {part}", en: "See: {part}", pt: "Ver: {part}" },
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
