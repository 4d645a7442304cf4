/** What the commands' arguments are answered with; `help-NAME` is what each command is for. */
export const operandWords = /** @type {const} */ ({
  "state-queued": { fr: "en attente", en: "waiting", pt: "em espera" },
  "state-sending": { fr: "en cours d’envoi", en: "being sent", pt: "a ser enviada" },
  "state-sent": { fr: "remis", en: "delivered", pt: "entregue" },
  "state-failed": { fr: "non remis", en: "not delivered", pt: "não entregue" },
  "state-uncertain": { fr: "peut-être remis", en: "perhaps delivered", pt: "talvez entregue" },
  "state-quarantined": {
    fr: "sans doute indésirable",
    en: "probably spam",
    pt: "provavelmente indesejada",
  },
  "inbox-title": {
    fr: "Les messages du formulaire, que le serveur garde.",
    en: "The contact messages that the server keeps.",
    pt: "As mensagens do formulário, que o servidor guarda.",
  },
  "inbox-where": {
    fr: "À lancer là où tourne le serveur, avec les mêmes réglages : DATA_DIR ou DATABASE_URL ; pour test aussi SMTP_URL, CONTACT_TO, CONTACT_FROM. Parle la langue du site construit dans dist/ ; --site DIR est un autre site, --root DIR un autre dossier.",
    en: "Run it where the server runs, with the same settings: DATA_DIR or DATABASE_URL; for test also SMTP_URL, CONTACT_TO, CONTACT_FROM. Speaks the owner’s language of the build in dist/; --site DIR is another site, --root DIR another folder.",
    pt: "A executar onde corre o servidor, com as mesmas definições: DATA_DIR ou DATABASE_URL; para test também SMTP_URL, CONTACT_TO, CONTACT_FROM. Fala a língua do site construído em dist/; --site DIR é outro site, --root DIR outra pasta.",
  },
  "inbox-states": { fr: "STATE : {states}", en: "STATE: {states}", pt: "STATE: {states}" },
  "help-list": {
    fr: "tous, les plus récents d’abord",
    en: "all of them, newest first",
    pt: "todas, as mais recentes primeiro",
  },
  "help-show": { fr: "lire un message entier", en: "read a whole message", pt: "ler uma mensagem inteira" },
  "help-export": {
    fr: "tous, ou ceux d’une personne, dans un fichier : {write}",
    en: "all, or those of one person, to a file: {write}",
    pt: "todas, ou as de uma pessoa, para um ficheiro: {write}",
  },
  "help-retry": {
    fr: "envoyer de nouveau ce qui n’est pas parti",
    en: "send again what was not delivered",
    pt: "enviar de novo o que não foi entregue",
  },
  "help-release": {
    fr: "envoyer un message mis de côté : ce n’était pas un indésirable ; --all : tout ce qui l’a été parce que beaucoup venaient à la fois",
    en: "send a message that was taken for spam: it was none; --all: all that were kept back because many came at once",
    pt: "enviar uma mensagem posta de lado: não era indesejada; --all: todas as que o foram por virem muitas ao mesmo tempo",
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
    pt: "enviar uma mensagem de teste até ao fim e dizer como correu cada passo",
  },
  "no-command": { fr: "Donnez une commande.", en: "Give a command.", pt: "Indique um comando." },
  "unknown-command": {
    fr: "Il n’y a pas de commande « {name} ».",
    en: "There is no command “{name}”.",
    pt: "Não há nenhum comando «{name}».",
  },
  "too-few": { fr: "Il manque quelque chose.", en: "Something is missing.", pt: "Falta alguma coisa." },
  usage: { fr: "Usage : {usage}", en: "Usage: {usage}", pt: "Uso: {usage}" },
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
    pt: "«{given}» não é um endereço de e-mail.",
  },
  "ids-or-all": {
    fr: "Donnez des ID, ou --all, pas les deux.",
    en: "Give IDs, or --all, not both.",
    pt: "Indique ID, ou --all, não ambos.",
  },
});
