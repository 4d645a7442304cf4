import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** All that a stranger is told: nothing of the site, nothing of its people. */
export const signInWords = {
  "sign-in": { fr: "S'identifier", en: "Sign in", pt: "Identificar-se" },
  "sign-in-hint": {
    fr: "Avec votre clé d'accès : l'empreinte, le visage ou le code de cet appareil. Sans clé, il faut une invitation.",
    en: "With your passkey: the fingerprint, face or code of this device. Without one, an invitation is needed.",
    pt: "Com a sua chave de acesso: a impressão digital, o rosto ou o código deste dispositivo. Sem chave, é preciso um convite.",
  },
  "make-passkey": { fr: "Créer ma clé d'accès", en: "Make my passkey", pt: "Criar a minha chave de acesso" },
  "make-passkey-hint": {
    fr: "Vous êtes invité. Votre appareil va créer une clé d'accès : l'empreinte, le visage ou le code qui le déverrouille ouvrira aussi cette page. Il n'y a pas de mot de passe.",
    en: "You are invited. Your device will make a passkey: the fingerprint, face or code that unlocks it will open this page too. There is no password.",
    pt: "Recebeu um convite. O seu dispositivo vai criar uma chave de acesso: a impressão digital, o rosto ou o código que o desbloqueia abrirá também esta página. Não há palavra-passe.",
  },
  "no-passkeys": {
    fr: "Ce navigateur ne connaît pas les clés d'accès. Mettez-le à jour, ou ouvrez cette page avec une version récente de Firefox, de Chrome, d'Edge ou de Safari.",
    en: "This browser knows no passkeys. Update it, or open this page with a recent Firefox, Chrome, Edge or Safari.",
    pt: "Este navegador não conhece as chaves de acesso. Atualize-o, ou abra esta página com uma versão recente do Firefox, do Chrome, do Edge ou do Safari.",
  },
  "not-done": {
    fr: "Rien n'a été fait : l'appareil a refusé, ou la demande a été fermée. Essayez de nouveau.",
    en: "Nothing was done: the device refused, or its question was closed. Try again.",
    pt: "Nada foi feito: o dispositivo recusou, ou o pedido foi fechado. Tente de novo.",
  },
  "passkey-there": {
    fr: "Cet appareil a déjà une clé d'accès pour cette page : elle suffit pour s'identifier.",
    en: "This device has a passkey for this page already: it is enough to sign in.",
    pt: "Este dispositivo já tem uma chave de acesso para esta página: basta para se identificar.",
  },
  unanswered: {
    fr: "Le serveur ne répond pas. Essayez de nouveau dans un instant.",
    en: "The server does not answer. Try again in a moment.",
    pt: "O servidor não responde. Tente de novo daqui a pouco.",
  },
} as const satisfies OwnerTexts;
