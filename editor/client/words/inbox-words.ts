import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** The messages of visitors. */
export const inboxWords = {
  "search-message": {
    fr: "Chercher un nom, une adresse, un mot",
    en: "Search for a name, an address, a word",
    pt: "Procurar um nome, um endereço, uma palavra",
  },
  "message-state": { fr: "État", en: "State", pt: "Estado" },
  "all-states": { fr: "Tous", en: "All", pt: "Todos" },
  "message-queued": { fr: "En attente", en: "Waiting", pt: "Em espera" },
  "message-sending": { fr: "En cours d'envoi", en: "Being sent", pt: "A ser enviada" },
  "message-sent": { fr: "Reçu", en: "Received", pt: "Recebida" },
  "message-failed": { fr: "Envoi en échec", en: "Sending failed", pt: "Falha no envio" },
  "message-uncertain": { fr: "Envoi incertain", en: "Sending uncertain", pt: "Envio incerto" },
  "message-quarantined": { fr: "Sans doute indésirable", en: "Probably spam", pt: "Provavelmente indesejada" },
  "last-attempt": {
    fr: "Au dernier essai : {reason}",
    en: "At the last attempt: {reason}",
    pt: "Na última tentativa: {reason}",
  },
  "unseen-message": { fr: "Non lu", en: "Not read", pt: "Não lida" },
  "test-message": { fr: "Essai", en: "Test", pt: "Ensaio" },
  "no-messages": { fr: "Aucun message.", en: "No messages.", pt: "Nenhuma mensagem." },
  reply: { fr: "Répondre", en: "Reply", pt: "Responder" },
  "reply-subject": { fr: "Votre message", en: "Your message", pt: "A sua mensagem" },
  "verb-retry": { fr: "Envoyer de nouveau", en: "Send again", pt: "Enviar de novo" },
  "verb-release": { fr: "Ce n'est pas un indésirable", en: "It is no spam", pt: "Não é indesejada" },
  "verb-discard": { fr: "Supprimer", en: "Remove", pt: "Eliminar" },
  "done-retry": { fr: "Envoyés de nouveau : {count}", en: "Sent again: {count}", pt: "Enviadas de novo: {count}" },
  "done-release": {
    fr: "Reconnus comme sérieux : {count}",
    en: "Taken as serious: {count}",
    pt: "Reconhecidas como sérias: {count}",
  },
  "done-discard": { fr: "Supprimés : {count}", en: "Removed: {count}", pt: "Eliminadas: {count}" },
  erased: { fr: "Messages effacés : {count}", en: "Messages erased: {count}", pt: "Mensagens eliminadas: {count}" },
  stranded: {
    fr: "Ces messages ne vous sont pas parvenus par courriel : {count}",
    en: "These messages did not reach you by e-mail: {count}",
    pt: "Estas mensagens não lhe chegaram por correio eletrónico: {count}",
  },
  "retry-all": { fr: "Tous les envoyer de nouveau", en: "Send all of them again", pt: "Enviar todas de novo" },
  "discard-title": { fr: "Supprimer ce message\u202f?", en: "Remove this message?", pt: "Eliminar esta mensagem?" },
  "discard-hint": {
    fr: "Il est supprimé du serveur, pour toujours. Un courriel déjà reçu reste dans votre boîte.",
    en: "It is removed from the server, for ever. An e-mail that you have received stays in your mailbox.",
    pt: "É eliminada do servidor, para sempre. Um e-mail já recebido fica na sua caixa.",
  },
  "erase-person": { fr: "Effacer cette personne", en: "Erase this person", pt: "Eliminar os dados desta pessoa" },
  "erase-title": {
    fr: "Effacer tout de {email}\u202f?",
    en: "Erase everything of {email}?",
    pt: "Eliminar tudo de {email}?",
  },
  "erase-hint": {
    fr: "Tous les messages de cette adresse sont effacés de cet ordinateur, pour toujours.",
    en: "All messages of this address are erased from this computer, for ever.",
    pt: "Todas as mensagens deste endereço são eliminadas deste computador, para sempre.",
  },
  erase: { fr: "Effacer", en: "Erase", pt: "Eliminar" },
} as const satisfies OwnerTexts;
