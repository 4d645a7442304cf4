/** The mails to the owner: what brings a message, and the daily digest. */
export const mailWords = {
  "mail-subject": { fr: "Message de {name}", en: "Message from {name}", pt: "Mensagem de {name}" },
  "mail-test-subject": {
    fr: "[Essai] Message de {name}",
    en: "[Test] Message from {name}",
    pt: "[Teste] Mensagem de {name}",
  },
  "mail-reply": {
    fr: "Pour répondre à cette personne, répondez simplement à ce courriel.",
    en: "To answer this person, simply reply to this e-mail.",
    pt: "Para responder a esta pessoa, basta responder a este e-mail.",
  },
  "mail-reply-by-hand": {
    fr: "Pour répondre à cette personne, copiez son adresse ci-dessus, caractère par caractère : un logiciel de courriel en lirait une autre.",
    en: "To answer this person, copy the address above, character by character: a mail program would read another one.",
    pt: "Para responder a esta pessoa, copie o endereço acima, carácter a carácter: um programa de correio leria outro endereço.",
  },
  "mail-open": {
    fr: "Lire ce message dans l’éditeur, le marquer comme traité",
    en: "Read this message in the editor, mark it as answered",
    pt: "Ler esta mensagem no editor, marcá-la como respondida",
  },

  "digest-subject": {
    fr: "Formulaire de contact : messages qui demandent votre attention ({count})",
    en: "Contact form: messages that need your attention ({count})",
    pt: "Formulário de contacto: mensagens que pedem a sua atenção ({count})",
  },
  "digest-clock-subject": {
    fr: "Formulaire de contact : l’heure du serveur a changé d’un coup",
    en: "Contact form: the server’s clock has jumped",
    pt: "Formulário de contacto: a hora do servidor mudou de repente",
  },
  "digest-intro": {
    fr: "Ces messages ne vous sont pas parvenus comme les autres. Rien n’est perdu : tous sont gardés sur le serveur. Fuseau horaire : {zone}.",
    en: "These messages did not reach you as the others did. Nothing is lost: all are kept on the server. Time zone: {zone}.",
    pt: "Estas mensagens não lhe chegaram como as outras. Nada se perdeu: todas estão guardadas no servidor. Fuso horário: {zone}.",
  },
  "digest-more": {
    fr: "Et encore : {count}. Tous : {inbox} list",
    en: "And {count} more. All of them: {inbox} list",
    pt: "E ainda: {count}. Todas: {inbox} list",
  },
  "digest-overdue": {
    fr: "Messages reçus il y a plus de {days} jours et que personne n’a ouverts : {count}. Aucun n’est effacé sans avoir été ouvert. Lisez-les, ou effacez-les : {inbox} purge --unseen",
    en: "Messages received more than {days} days ago that nobody has opened: {count}. None is removed without being opened. Read them, or remove them: {inbox} purge --unseen",
    pt: "Mensagens recebidas há mais de {days} dias que ninguém abriu: {count}. Nenhuma é apagada sem ter sido aberta. Leia-as ou apague-as: {inbox} purge --unseen",
  },
  "digest-clock": {
    fr: "L’horloge du serveur est passée d’un coup du {from} au {to}. Faites-la vérifier. Aucun message ancien n’est effacé avant sept jours sans nouveau saut.",
    en: "The server’s clock jumped from {from} to {to}. Have it checked. No old message is removed before seven days without another jump.",
    pt: "O relógio do servidor passou de repente de {from} para {to}. Mande verificá-lo. Nenhuma mensagem antiga é apagada antes de sete dias sem novo salto.",
  },
  "crowd-subject": {
    fr: "Formulaire de contact : beaucoup de messages à la fois, {count} mis de côté",
    en: "Contact form: many messages at once, {count} kept back",
    pt: "Formulário de contacto: muitas mensagens ao mesmo tempo, {count} postas de lado",
  },
  "crowd-intro": {
    fr: "Plus de trente messages sont arrivés en une heure. Ceux-ci portent un signe de courrier indésirable : ils sont gardés sur le serveur et ne vous sont pas envoyés. Fuseau horaire : {zone}. S’ils sont légitimes, envoyez-les tous : {inbox} release --all",
    en: "More than thirty messages came within an hour. These show a sign of spam: they are kept on the server and not sent to you. Time zone: {zone}. If they are genuine, send them all: {inbox} release --all",
    pt: "Chegaram mais de trinta mensagens numa hora. Estas têm um sinal de correio indesejado: ficam guardadas no servidor e não lhe são enviadas. Fuso horário: {zone}. Se forem legítimas, envie-as todas: {inbox} release --all",
  },
  "notice-subject": {
    fr: "Formulaire de contact : un message a été refusé",
    en: "Contact form: a message was refused",
    pt: "Formulário de contacto: uma mensagem foi recusada",
  },
  "notice-text": {
    fr: "Votre serveur de courriel a refusé un message du formulaire, mais il accepte celui-ci. Ce qu’il avait refusé est donc envoyé de nouveau, une fois. Ce qu’il refuse encore est gardé sur le serveur : {inbox} list",
    en: "Your mail server refused a message from the contact form, but accepts this one. What it had refused is therefore sent again, once. What it still refuses is kept on the server: {inbox} list",
    pt: "O seu servidor de correio recusou uma mensagem do formulário, mas aceita esta. O que tinha recusado é, por isso, enviado de novo, uma vez. O que ainda recusar fica guardado no servidor: {inbox} list",
  },
  "digest-open": {
    fr: "Pour les lire, les envoyer ou les effacer, dans l’éditeur : {link}",
    en: "To read, send or remove them, in the editor: {link}",
    pt: "Para as ler, enviar ou apagar, no editor: {link}",
  },
  "digest-how": { fr: "Pour agir, sur le serveur :", en: "To act, on the server:", pt: "Para agir, no servidor:" },

  "kind-login": {
    fr: "le serveur de courriel refuse l’identifiant ou le mot de passe (SMTP_URL)",
    en: "the mail server refuses the user name or the password (SMTP_URL)",
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
    fr: "le serveur de courriel refuse nos envois",
    en: "the mail server refuses what we send",
    pt: "o servidor de correio recusa os nossos envios",
  },
  "kind-temporary": {
    fr: "le serveur de courriel demande d’essayer plus tard",
    en: "the mail server asks us to try later",
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
    fr: "le serveur de courriel a lu ce message et le refuse",
    en: "the mail server has read this message and refuses it",
    pt: "o servidor de correio leu esta mensagem e recusa-a",
  },
  "kind-policy": {
    fr: "le serveur de courriel n’accepte pas cet expéditeur (CONTACT_FROM, SPF, DKIM, DMARC) ; que faire : docs/how-to/mail-that-arrives.md",
    en: "the mail server does not accept this sender (CONTACT_FROM, SPF, DKIM, DMARC); what to do: docs/how-to/mail-that-arrives.md",
    pt: "o servidor de correio não aceita este remetente (CONTACT_FROM, SPF, DKIM, DMARC); o que fazer: docs/how-to/mail-that-arrives.md",
  },
  "kind-too-large": {
    fr: "le serveur de courriel trouve ce message trop long",
    en: "the mail server finds this message too long",
    pt: "o servidor de correio considera esta mensagem demasiado longa",
  },
  "kind-lost-answer": {
    fr: "le serveur de courriel a pris le message sans le confirmer : il l’a peut-être",
    en: "the mail server took the message without confirming: it may have it",
    pt: "o servidor de correio aceitou a mensagem sem confirmar: talvez a tenha",
  },
  "kind-interrupted": {
    fr: "le serveur s’est arrêté pendant l’envoi : le message est peut-être parti",
    en: "the server stopped while sending: the message may have gone",
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
  "sign-too-fast": {
    fr: "formulaire rempli trop vite",
    en: "form filled in too fast",
    pt: "formulário preenchido demasiado depressa",
  },
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
