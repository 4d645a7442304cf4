/** What `npm run inbox` says once it has been called in a right way. */
export const inboxWords = {
  "no-such-message": {
    fr: "Il n’y a pas de message {id}. Voir : {inbox} list",
    en: "There is no message {id}. See: {inbox} list",
    pt: "Não há nenhuma mensagem {id}. Ver: {inbox} list",
  },
  "wrong-state": {
    fr: "Le message {id} est dans l’état « {state} » ; cette commande est pour l’état {states}.",
    en: "Message {id} is in the state “{state}”; this command is for the state {states}.",
    pt: "A mensagem {id} está no estado «{state}»; este comando é para o estado {states}.",
  },
  or: { fr: " ou ", en: " or ", pt: " ou " },
  "no-outbox": {
    fr: "Il n’y a pas de messages dans {file}. Réglez DATA_DIR ou DATABASE_URL comme pour le serveur.",
    en: "There is no outbox {file}. Set DATA_DIR or DATABASE_URL as the server has it.",
    pt: "Não há mensagens em {file}. Defina DATA_DIR ou DATABASE_URL como no servidor.",
  },
  "not-marked": {
    fr: "Impossible de noter qu’il a été lu. {reason}",
    en: "That it was read could not be noted. {reason}",
    pt: "Não foi possível registar que foi lida. {reason}",
  },

  "no-messages": { fr: "Aucun message.", en: "No messages.", pt: "Nenhuma mensagem." },
  "count-of-state": { fr: "{state} : {count}", en: "{state}: {count}", pt: "{state}: {count}" },
  "note-test": { fr: "essai", en: "test", pt: "teste" },
  "note-unseen": { fr: "non lu", en: "not read", pt: "não lida" },
  "note-answered": { fr: "traité", en: "answered", pt: "respondida" },
  "note-again": { fr: "nouvel essai le {moment}", en: "tried again on {moment}", pt: "nova tentativa em {moment}" },
  "not-sent": { fr: "Non remis :", en: "Not delivered:", pt: "Não entregues:" },
  "sent-later": {
    fr: "envoyés dès que le serveur de courriel les accepte",
    en: "sent as soon as the mail server accepts them",
    pt: "enviadas logo que o servidor de correio as aceite",
  },
  "needs-you": { fr: "à vous de décider", en: "needs you", pt: "cabe-lhe decidir" },
  "try-all": {
    fr: "Pour tout essayer de nouveau : {inbox} retry --all",
    en: "To try them all now: {inbox} retry --all",
    pt: "Para tentar todas de novo: {inbox} retry --all",
  },
  fact: { fr: "{label} :", en: "{label}:", pt: "{label}:" },
  "label-id": { fr: "ID", en: "ID", pt: "ID" },
  "label-language": { fr: "Langue", en: "Language", pt: "Língua" },
  "label-received": { fr: "Reçu", en: "Received", pt: "Recebida" },
  "label-state": { fr: "État", en: "State", pt: "Estado" },
  "label-from": { fr: "De", en: "From", pt: "De" },
  "label-note": { fr: "Remarque", en: "Note", pt: "Nota" },
  "label-attempts": { fr: "Essais", en: "Attempts", pt: "Tentativas" },
  "label-next": { fr: "Prochain essai", en: "Next attempt", pt: "Próxima tentativa" },
  "label-sent": { fr: "Remis", en: "Delivered", pt: "Entregue" },
  "label-answered": { fr: "Traité", en: "Answered", pt: "Respondida" },
  "label-trouble": { fr: "Problème", en: "Trouble", pt: "Problema" },
  "label-signs": { fr: "Signes d’indésirable", en: "Signs of spam", pt: "Sinais de correio indesejado" },

  "put-back": {
    fr: "Messages remis dans la file : {count}. Le serveur les envoie dans les secondes qui suivent.",
    en: "Messages put back into the queue: {count}. The running server sends within seconds.",
    pt: "Mensagens postas de novo na fila: {count}. O servidor envia-as dentro de segundos.",
  },
  removed: {
    fr: "Messages supprimés : {count}.",
    en: "Messages removed: {count}.",
    pt: "Mensagens eliminadas: {count}.",
  },
  "removed-unseen": {
    fr: "Dont jamais lus : {count}.",
    en: "Of these, never read: {count}.",
    pt: "Destas, nunca lidas: {count}.",
  },
  erased: {
    fr: "Messages de {email} supprimés : {count}. Les courriels déjà partis sont toujours dans votre boîte ; les copies de sauvegarde gardent ce qu’elles avaient.",
    en: "Messages from {email} removed: {count}. E-mails that were sent are still in your mailbox; backups keep what they had.",
    pt: "Mensagens de {email} eliminadas: {count}. Os e-mails já enviados continuam na sua caixa; as cópias de segurança mantêm o que tinham.",
  },
  purged: {
    fr: "Messages reçus il y a plus de {days} jours et supprimés : {count}.",
    en: "Messages received more than {days} days ago and removed: {count}.",
    pt: "Mensagens recebidas há mais de {days} dias e eliminadas: {count}.",
  },
  "purge-kept": {
    fr: "Gardés, parce que personne ne les a ni reçus ni lus : {count}. Lisez-les (show ID), ou supprimez-les aussi : {inbox} purge --days {days} --unseen",
    en: "Kept, because nobody has received or read them: {count}. Read them (show ID), or remove them too: {inbox} purge --days {days} --unseen",
    pt: "Guardadas, porque ninguém as recebeu nem leu: {count}. Leia-as (show ID) ou elimine-as também: {inbox} purge --days {days} --unseen",
  },
  "nobody-wrote": {
    fr: "Aucun message de {email}.",
    en: "No messages from {email}.",
    pt: "Nenhuma mensagem de {email}.",
  },

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
    fr: "le serveur de courriel répond et accepte l’identifiant",
    en: "the mail server is reached and accepts the login",
    pt: "o servidor de correio foi contactado e aceita o utilizador",
  },
  "test-kept": {
    fr: "le message d’essai est sur le disque",
    en: "the test message is on the disk",
    pt: "a mensagem de teste está no disco",
  },
  "test-accepted": {
    fr: "le serveur de courriel a accepté le message d’essai",
    en: "the mail server has accepted the test message",
    pt: "o servidor de correio aceitou a mensagem de teste",
  },
  "test-sender-here": {
    fr: "l’expéditeur est de cette machine ({domain})",
    en: "the sender is of this machine ({domain})",
    pt: "o remetente é desta máquina ({domain})",
  },
  "test-records": {
    fr: "{domain} a SPF et DMARC ; DKIM se voit dans un courriel arrivé (dkim=pass)",
    en: "{domain} has SPF and DMARC; DKIM is seen in an e-mail that arrived (dkim=pass)",
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
  "test-not-sent": { fr: "il n’est pas parti", en: "it was not sent", pt: "não saiu" },
  "test-still-waits": {
    fr: "il attend encore après {seconds} s",
    en: "it still waits after {seconds} s",
    pt: "ainda espera ao fim de {seconds} s",
  },
  "test-ok": { fr: "oui ", en: "ok  ", pt: "sim " },
  "test-failed": { fr: "NON ", en: "FAIL", pt: "NÃO " },
  "test-failed-step": {
    fr: "échec : {step}. {trouble}",
    en: "failed: {step}. {trouble}",
    pt: "falhou: {step}. {trouble}",
  },
  "test-look": {
    fr: "Cherchez « {subject} » dans la boîte de {to}. C’est le message {id}.",
    en: "Look for “{subject}” in the mailbox of {to}. It is message {id}.",
    pt: "Procure «{subject}» na caixa de {to}. É a mensagem {id}.",
  },
  "test-text": {
    fr: "Ce message vient de la commande {inbox} test : il montre que les messages du formulaire arrivent.",
    en: "This message was sent by the command {inbox} test, to see that messages of the contact form arrive.",
    pt: "Esta mensagem vem do comando {inbox} test: mostra que as mensagens do formulário chegam.",
  },
} as const;
