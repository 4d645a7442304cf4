/** What the program's words for a message mean: why it was not sent, what looks like spam. */
export const messageWords = {
  "kind-login": {
    fr: "le serveur de courriel refuse l’identifiant ou le mot de passe (SMTP_URL)",
    en: "the mail server refuses the user or the password (SMTP_URL)",
    pt: "o servidor de correio recusa o utilizador ou a palavra-passe (SMTP_URL)",
  },
  "kind-encryption": {
    fr: "la connexion chiffrée au serveur de courriel a échoué (SMTP_URL)",
    en: "the encrypted connection to the mail server failed (SMTP_URL)",
    pt: "a ligação cifrada ao servidor de correio falhou (SMTP_URL)",
  },
  "kind-sender": {
    fr: "le serveur de courriel refuse l’expéditeur (CONTACT_FROM)",
    en: "the mail server refuses the sender (CONTACT_FROM)",
    pt: "o servidor de correio recusa o remetente (CONTACT_FROM)",
  },
  "kind-recipient": {
    fr: "le serveur de courriel refuse le destinataire (CONTACT_TO)",
    en: "the mail server refuses the recipient (CONTACT_TO)",
    pt: "o servidor de correio recusa o destinatário (CONTACT_TO)",
  },
  "kind-server": {
    fr: "le serveur de courriel refuse de travailler pour nous",
    en: "the mail server refuses to work for us",
    pt: "o servidor de correio recusa trabalhar para nós",
  },
  "kind-temporary": {
    fr: "le serveur de courriel demande d’essayer plus tard",
    en: "the mail server asks to try later",
    pt: "o servidor de correio pede que se tente mais tarde",
  },
  "kind-timeout": {
    fr: "le serveur de courriel ne répond pas",
    en: "the mail server does not answer",
    pt: "o servidor de correio não responde",
  },
  "kind-network": {
    fr: "le serveur de courriel est injoignable",
    en: "the mail server cannot be reached",
    pt: "o servidor de correio está inacessível",
  },
  "kind-refused": {
    fr: "le serveur de courriel a lu ce message et n’en veut pas",
    en: "the mail server has read this message and does not want it",
    pt: "o servidor de correio leu esta mensagem e não a quer",
  },
  "kind-policy": {
    fr: "le serveur de courriel n’accepte pas cet expéditeur (CONTACT_FROM, SPF, DKIM, DMARC) ; que faire : docs/how-to/mail-that-arrives.md",
    en: "the mail server does not accept this sender (CONTACT_FROM, SPF, DKIM, DMARC); what to do: docs/how-to/mail-that-arrives.md",
    pt: "o servidor de correio não aceita este remetente (CONTACT_FROM, SPF, DKIM, DMARC); o que fazer: docs/how-to/mail-that-arrives.md",
  },
  "kind-too-large": {
    fr: "le serveur de courriel trouve ce message trop long",
    en: "the mail server finds this message too long",
    pt: "o servidor de correio acha esta mensagem demasiado longa",
  },
  "kind-lost-answer": {
    fr: "le serveur de courriel a pris le message sans confirmer : il l’a peut-être",
    en: "the mail server took the message without confirming: it may have it",
    pt: "o servidor de correio aceitou a mensagem sem confirmar: talvez a tenha",
  },
  "kind-interrupted": {
    fr: "le serveur s’est arrêté pendant l’envoi : le message est peut-être parti",
    en: "the server ended while sending: the message may have left",
    pt: "o servidor parou durante o envio: a mensagem talvez tenha saído",
  },
  "kind-program": {
    fr: "une erreur du programme",
    en: "an error in the program",
    pt: "um erro do programa",
  },

  "sign-honeypot-filled": {
    fr: "un champ invisible est rempli",
    en: "an invisible field is filled in",
    pt: "um campo invisível está preenchido",
  },
  "sign-no-time-token": {
    fr: "envoyé sans ouvrir la page",
    en: "sent without opening the page",
    pt: "enviada sem abrir a página",
  },
  "sign-too-fast": { fr: "rempli trop vite", en: "filled in too fast", pt: "preenchida demasiado depressa" },
  "sign-some-links": { fr: "des liens", en: "links", pt: "ligações" },
  "sign-many-links": { fr: "beaucoup de liens", en: "many links", pt: "muitas ligações" },
  "sign-link-markup": { fr: "des liens en code", en: "links in code", pt: "ligações em código" },
  "sign-link-in-name": { fr: "un lien dans le nom", en: "a link in the name", pt: "uma ligação no nome" },
  "sign-in-crowd": {
    fr: "venu au milieu de beaucoup d’autres",
    en: "came among many others",
    pt: "chegou no meio de muitas outras",
  },
  "sign-repeated-text": { fr: "texte déjà reçu", en: "text received before", pt: "texto já recebido" },
} as const;
