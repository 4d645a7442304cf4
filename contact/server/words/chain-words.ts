/** What `npm run inbox -- test` says of each step. */
export const chainWords = {
  "test-no-settings": {
    fr: "réglages : il manque {missing}. D’ici là les messages attendent.",
    en: "settings: not set: {missing}. Until then messages wait.",
    pt: "definições: falta {missing}. Até lá as mensagens esperam.",
  },
  "test-settings": {
    fr: "réglages : de {from} à {to}, par {server}",
    en: "settings: from {from} to {to}, by {server}",
    pt: "definições: de {from} para {to}, por {server}",
  },
  "test-can-keep": {
    fr: "un message peut être gardé",
    en: "a message can be kept",
    pt: "uma mensagem pode ser guardada",
  },
  "test-reached": {
    fr: "le serveur de courriel est joint et accepte l’identifiant",
    en: "the mail server is reached and accepts the login",
    pt: "o servidor de correio foi contactado e aceita o utilizador",
  },
  "test-kept": {
    fr: "le message d’essai est sur le disque",
    en: "the test message is on the disk",
    pt: "a mensagem de ensaio está no disco",
  },
  "test-accepted": {
    fr: "le serveur de courriel a pris le message d’essai",
    en: "the mail server has taken the test message",
    pt: "o servidor de correio aceitou a mensagem de ensaio",
  },
  "test-sender-here": {
    fr: "l’expéditeur est de cette machine ({domain})",
    en: "the sender is of this machine ({domain})",
    pt: "o remetente é desta máquina ({domain})",
  },
  "test-records": {
    fr: "{domain} a SPF et DMARC ; DKIM se voit dans un courriel arrivé (dkim=pass)",
    en: "{domain} has SPF and DMARC; DKIM is seen in a mail that arrived (dkim=pass)",
    pt: "{domain} tem SPF e DMARC; o DKIM vê-se num e-mail que chegou (dkim=pass)",
  },
  "test-no-records": {
    fr: "il manque à {domain} : {missing}. Que faire : docs/how-to/mail-that-arrives.md",
    en: "{domain} lacks: {missing}. What to do: docs/how-to/mail-that-arrives.md",
    pt: "falta a {domain}: {missing}. O que fazer: docs/how-to/mail-that-arrives.md",
  },
  "test-no-dns": {
    fr: "le DNS ne répond pas : SPF et DMARC de {domain} n’ont pas pu être lus",
    en: "DNS does not answer: SPF and DMARC of {domain} could not be read",
    pt: "o DNS não responde: não foi possível ler SPF e DMARC de {domain}",
  },
  "test-named": {
    fr: "ce qu’il ne reconnaît pas : {named}",
    en: "what it does not recognise: {named}",
    pt: "o que não reconhece: {named}",
  },
  "test-unknown": { fr: "?   ", en: "?   ", pt: "?   " },
  "test-not-sent": { fr: "il n’est pas parti", en: "it was not sent", pt: "não saiu" },
  "test-still-waits": {
    fr: "il attend encore après {seconds} s",
    en: "it still waits after {seconds} s",
    pt: "ainda espera ao fim de {seconds} s",
  },
  "test-ok": { fr: "oui ", en: "ok  ", pt: "sim " },
  "test-failed": { fr: "NON ", en: "FAIL", pt: "NÃO " },
  "test-failed-step": {
    fr: "pas fait : {step}. {reason}",
    en: "not so: {step}. {reason}",
    pt: "não se deu: {step}. {reason}",
  },
  "test-look": {
    fr: "Cherchez « {subject} » dans la boîte de {to}. C’est le message {id}.",
    en: "Look for “{subject}” in the mailbox of {to}. It is message {id}.",
    pt: "Procure «{subject}» na caixa de {to}. É a mensagem {id}.",
  },
  "test-text": {
    fr: "Ce message vient de la commande npm run inbox -- test : il montre que les messages du formulaire arrivent.",
    en: "This message was sent by the command npm run inbox -- test, to see that messages of the contact form arrive.",
    pt: "Esta mensagem vem do comando npm run inbox -- test: mostra que as mensagens do formulário chegam.",
  },
} as const;
