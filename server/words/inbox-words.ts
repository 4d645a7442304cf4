import type { Words } from "./words.ts";

/** What `npm run inbox` says; `help-NAME` is what each command is for. */
export const inboxWords = {
  "inbox-title": {
    fr: "Les messages du formulaire, que le serveur garde.",
    en: "The contact messages that the server keeps.",
    pt: "As mensagens do formulário, que o servidor guarda.",
  },
  "inbox-where": {
    fr: "À lancer là où tourne le serveur, avec les mêmes réglages : DATA_DIR ou DATABASE_URL ; pour test aussi SMTP_URL, CONTACT_TO, CONTACT_FROM. Parle la langue du site construit dans dist/ ; --root DIR en nomme un autre.",
    en: "Run it where the server runs, with the same settings: DATA_DIR or DATABASE_URL; for test also SMTP_URL, CONTACT_TO, CONTACT_FROM. Speaks the owner’s language of the build in dist/; --root DIR names another.",
    pt: "A executar onde corre o servidor, com as mesmas definições: DATA_DIR ou DATABASE_URL; para test também SMTP_URL, CONTACT_TO, CONTACT_FROM. Fala a língua do site construído em dist/; --root DIR indica outro.",
  },
  "inbox-states": { fr: "STATE : {states}", en: "STATE: {states}", pt: "STATE: {states}" },
  "help-list": {
    fr: "tous, les plus récents d’abord",
    en: "all of them, newest first",
    pt: "todas, as mais recentes primeiro",
  },
  "help-show": { fr: "lire un message entier", en: "read a whole message", pt: "ler uma mensagem inteira" },
  "help-export": {
    fr: "tous, ou ceux d’une personne, dans un fichier : npm run -s inbox -- export > messages.csv",
    en: "all, or those of one person, to a file: npm run -s inbox -- export > messages.csv",
    pt: "todas, ou as de uma pessoa, para um ficheiro: npm run -s inbox -- export > messages.csv",
  },
  "help-retry": {
    fr: "envoyer de nouveau ce qui n’est pas parti",
    en: "send again what was not delivered",
    pt: "enviar de novo o que não foi entregue",
  },
  "help-release": {
    fr: "envoyer un message mis de côté : ce n’était pas un indésirable",
    en: "send a message that was taken for spam: it was none",
    pt: "enviar uma mensagem posta de lado: não era indesejada",
  },
  "help-discard": { fr: "supprimer un message", en: "remove a message", pt: "eliminar uma mensagem" },
  "help-erase": {
    fr: "supprimer tous les messages d’une personne (droit à l’effacement)",
    en: "remove every message of a person (right to erasure)",
    pt: "eliminar todas as mensagens de uma pessoa (direito ao apagamento)",
  },
  "help-purge": {
    fr: "supprimer ce qui est trop ancien, si quelqu’un l’a vu ; avec --unseen aussi le reste",
    en: "remove what is too old, where somebody has seen it; with --unseen the rest too",
    pt: "eliminar o que é demasiado antigo, se alguém o viu; com --unseen também o resto",
  },
  "help-backup": {
    fr: "tout copier, pendant que le serveur tourne",
    en: "copy all of them, while the server runs",
    pt: "copiar tudo, enquanto o servidor corre",
  },
  "help-restore": {
    fr: "remettre une copie en place, serveur arrêté ; rien de plus récent ne se perd",
    en: "put a copy back, with the server stopped; nothing newer is lost",
    pt: "repor uma cópia, com o servidor parado; nada de mais recente se perde",
  },
  "help-test": {
    fr: "envoyer un message d’essai jusqu’au bout, et dire ce que donne chaque étape",
    en: "send a test message the whole way, and say how each step went",
    pt: "enviar uma mensagem de ensaio até ao fim e dizer como correu cada passo",
  },

  "no-command": { fr: "Donnez une commande.", en: "Give a command.", pt: "Indique um comando." },
  "unknown-command": {
    fr: "Il n’y a pas de commande « {name} ».",
    en: "There is no command “{name}”.",
    pt: "Não há nenhum comando «{name}».",
  },
  "unknown-option": {
    fr: "{command} ne connaît pas l’option {option}.",
    en: "{command} does not know the option {option}.",
    pt: "{command} não conhece a opção {option}.",
  },
  "option-needs-value": {
    fr: "L’option {option} demande une valeur.",
    en: "The option {option} needs a value.",
    pt: "A opção {option} pede um valor.",
  },
  "option-takes-none": {
    fr: "L’option {option} ne prend pas de valeur.",
    en: "The option {option} takes no value.",
    pt: "A opção {option} não aceita valor.",
  },
  "too-few": { fr: "Il manque quelque chose.", en: "Something is missing.", pt: "Falta alguma coisa." },
  "too-many": {
    fr: "« {operand} » est de trop.",
    en: "“{operand}” is one too many.",
    pt: "«{operand}» está a mais.",
  },
  usage: { fr: "Usage : {usage}", en: "Usage: {usage}", pt: "Uso: {usage}" },
  "see-help": {
    fr: "Voir : npm run inbox -- --help",
    en: "See: npm run inbox -- --help",
    pt: "Ver: npm run inbox -- --help",
  },
  "not-a-format": {
    fr: "--format est csv ou json, pas « {given} ».",
    en: "--format is csv or json, not “{given}”.",
    pt: "--format é csv ou json, não «{given}».",
  },
  "not-a-state": {
    fr: "--state est l’un de : {states} ; pas « {given} ».",
    en: "--state is one of: {states}; not “{given}”.",
    pt: "--state é um de: {states}; não «{given}».",
  },
  "not-days": {
    fr: "--days est un nombre entier, pas « {given} ».",
    en: "--days is a whole number, not “{given}”.",
    pt: "--days é um número inteiro, não «{given}».",
  },
  "not-an-email": {
    fr: "« {given} » n’est pas une adresse de courriel.",
    en: "“{given}” is not an e-mail address.",
    pt: "«{given}» não é um endereço de correio eletrónico.",
  },
  "ids-or-all": {
    fr: "Donnez des ID, ou --all, pas les deux.",
    en: "Give IDs, or --all, not both.",
    pt: "Indique ID, ou --all, não ambos.",
  },
  "no-such-message": {
    fr: "Il n’y a pas de message {id}. Voir : npm run inbox -- list",
    en: "There is no message {id}. See: npm run inbox -- list",
    pt: "Não há nenhuma mensagem {id}. Ver: npm run inbox -- list",
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
  "inbox-unavailable": {
    fr: "Les messages ne peuvent pas être lus maintenant. {reason}",
    en: "The messages cannot be read now. {reason}",
    pt: "Não é possível ler as mensagens agora. {reason}",
  },

  "no-messages": { fr: "Aucun message.", en: "No messages.", pt: "Nenhuma mensagem." },
  "head-id": { fr: "ID", en: "ID", pt: "ID" },
  "head-received": { fr: "REÇU ({zone})", en: "RECEIVED ({zone})", pt: "RECEBIDA ({zone})" },
  "head-state": { fr: "ÉTAT", en: "STATE", pt: "ESTADO" },
  "head-from": { fr: "DE", en: "FROM", pt: "DE" },
  "head-note": { fr: "REMARQUE", en: "NOTE", pt: "NOTA" },
  "count-of-state": { fr: "{state} : {count}", en: "{state}: {count}", pt: "{state}: {count}" },
  "note-test": { fr: "essai", en: "test", pt: "ensaio" },
  "note-unseen": { fr: "non lu", en: "not read", pt: "não lida" },
  "note-again": { fr: "nouvel essai le {moment}", en: "tried again on {moment}", pt: "nova tentativa em {moment}" },
  "not-sent": { fr: "Non remis :", en: "Not delivered:", pt: "Não entregues:" },
  "sent-later": {
    fr: "envoyés dès que le serveur de courriel les prend",
    en: "sent as soon as the mail server takes them",
    pt: "enviadas logo que o servidor de correio as aceite",
  },
  "needs-you": { fr: "à vous de décider", en: "needs you", pt: "cabe-lhe decidir" },
  "try-all": {
    fr: "Pour tout essayer de nouveau : npm run inbox -- retry --all",
    en: "To try them all now: npm run inbox -- retry --all",
    pt: "Para tentar todas de novo: npm run inbox -- retry --all",
  },
  "fact-id": { fr: "ID :", en: "ID:", pt: "ID:" },
  "fact-field": { fr: "{label} :", en: "{label}:", pt: "{label}:" },
  "fact-language": { fr: "Langue :", en: "Language:", pt: "Língua:" },
  "fact-received": { fr: "Reçu :", en: "Received:", pt: "Recebida:" },
  "fact-state": { fr: "État :", en: "State:", pt: "Estado:" },
  "fact-attempts": { fr: "Essais :", en: "Attempts:", pt: "Tentativas:" },
  "fact-next": { fr: "Prochain essai :", en: "Next attempt:", pt: "Próxima tentativa:" },
  "fact-sent": { fr: "Remis :", en: "Delivered:", pt: "Entregue:" },
  "fact-trouble": { fr: "Ennui :", en: "Trouble:", pt: "Problema:" },
  "fact-signs": { fr: "Signes :", en: "Signs:", pt: "Sinais:" },

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
    fr: "Que personne n’avait lus : {count}.",
    en: "That nobody had read: {count}.",
    pt: "Que ninguém tinha lido: {count}.",
  },
  erased: {
    fr: "Messages de {email} supprimés : {count}. Les courriels déjà partis sont toujours dans votre boîte ; les copies de sauvegarde gardent ce qu’elles avaient.",
    en: "Messages of {email} removed: {count}. Mails that were sent are still in your mailbox; backups keep what they had.",
    pt: "Mensagens de {email} eliminadas: {count}. Os e-mails já enviados continuam na sua caixa; as cópias de segurança mantêm o que tinham.",
  },
  purged: {
    fr: "Messages reçus il y a plus de {days} jours et supprimés : {count}.",
    en: "Messages received more than {days} days ago and removed: {count}.",
    pt: "Mensagens recebidas há mais de {days} dias e eliminadas: {count}.",
  },
  "purge-kept": {
    fr: "Gardés, parce que personne ne les a ni reçus ni lus : {count}. Lisez-les (show ID), ou supprimez-les aussi : npm run inbox -- purge --days {days} --unseen",
    en: "Kept, because nobody has received or read them: {count}. Read them (show ID), or remove them too: npm run inbox -- purge --days {days} --unseen",
    pt: "Guardadas, porque ninguém as recebeu nem leu: {count}. Leia-as (show ID) ou elimine-as também: npm run inbox -- purge --days {days} --unseen",
  },
  "nobody-wrote": {
    fr: "Aucun message de {email}.",
    en: "No message of {email}.",
    pt: "Nenhuma mensagem de {email}.",
  },
} as const satisfies Words;
