/** Copies of the messages: made, and put back. */
export const restoreWords = {
  "backup-made": {
    fr: "{file} a tous les messages reçus jusqu’ici. Pour la remettre en place : npm run inbox -- restore {file}",
    en: "{file} has every message until now. To put it back: npm run inbox -- restore {file}",
    pt: "{file} tem todas as mensagens até agora. Para a repor: npm run inbox -- restore {file}",
  },
  "backup-there": {
    fr: "{file} existe déjà. Donnez un nom qui n’existe pas.",
    en: "{file} is there already. Give a file that is not.",
    pt: "{file} já existe. Indique um nome que não exista.",
  },
  "backup-not-written": {
    fr: "{file} n’a pas pu être écrit : {reason}",
    en: "{file} could not be written: {reason}",
    pt: "Não foi possível escrever {file}: {reason}",
  },
  "backup-postgres": {
    fr: "Les messages sont dans PostgreSQL. Copiez-les avec son pg_dump : docs/how-to/back-up.md",
    en: "The messages are in PostgreSQL. Copy them with its own pg_dump: docs/how-to/back-up.md",
    pt: "As mensagens estão no PostgreSQL. Copie-as com o seu pg_dump: docs/how-to/back-up.md",
  },
  "restore-postgres": {
    fr: "Les messages sont dans PostgreSQL. Remettez la copie dans une base vide avec pg_restore, puis donnez-la au serveur (DATABASE_URL) : docs/how-to/back-up.md",
    en: "The messages are in PostgreSQL. Put the copy into an empty database with pg_restore, then give that one to the server (DATABASE_URL): docs/how-to/back-up.md",
    pt: "As mensagens estão no PostgreSQL. Reponha a cópia numa base vazia com pg_restore e indique-a ao servidor (DATABASE_URL): docs/how-to/back-up.md",
  },
  "restore-no-file": {
    fr: "Il n’y a pas de fichier {file}.",
    en: "There is no file {file}.",
    pt: "Não há nenhum ficheiro {file}.",
  },
  "restore-itself": {
    fr: "{file} est le fichier qu’utilise le serveur. Donnez une copie.",
    en: "{file} is the file that the server uses. Give a copy.",
    pt: "{file} é o ficheiro que o servidor usa. Indique uma cópia.",
  },
  "restore-compressed": {
    fr: "{file} est comprimé. Décompressez-le d’abord, par exemple avec gunzip, puis donnez le résultat.",
    en: "{file} is compressed. Unpack it first, for example with gunzip, then give the result.",
    pt: "{file} está comprimido. Descomprima-o primeiro, por exemplo com gunzip, e indique o resultado.",
  },
  "restore-dump": {
    fr: "{file} est une copie de PostgreSQL. Elle se remet avec pg_restore, dans une base vide dont DATABASE_URL donne ensuite l’adresse : docs/how-to/back-up.md",
    en: "{file} is a dump of PostgreSQL. It is put back with pg_restore, into an empty database whose address DATABASE_URL then gives: docs/how-to/back-up.md",
    pt: "{file} é uma cópia do PostgreSQL. Repõe-se com pg_restore, numa base vazia cujo endereço DATABASE_URL passa a indicar: docs/how-to/back-up.md",
  },
  "restore-not-ours": {
    fr: "{file} n’est pas une copie des messages. Les copies se font avec : npm run inbox -- backup FILE",
    en: "{file} is not a copy of the messages. Copies are made with: npm run inbox -- backup FILE",
    pt: "{file} não é uma cópia das mensagens. As cópias fazem-se com: npm run inbox -- backup FILE",
  },
  "restore-newer": {
    fr: "{file} vient d’une version plus récente du programme. Mettez d’abord le programme à jour.",
    en: "{file} was written by a newer version of this program. Update the program first.",
    pt: "{file} vem de uma versão mais recente do programa. Atualize primeiro o programa.",
  },
  "restore-damaged": {
    fr: "{file} est abîmé. Prenez une copie plus ancienne.",
    en: "{file} is damaged. Take an older copy.",
    pt: "{file} está danificado. Use uma cópia mais antiga.",
  },
  "restore-running": {
    fr: "Un serveur utilise ces messages. Arrêtez-le, et aussi sa prise (socket), qui le relancerait : systemctl stop passerelle.socket passerelle.service",
    en: "A server uses these messages. Stop it, and its socket, which would start it again: systemctl stop passerelle.socket passerelle.service",
    pt: "Um servidor usa estas mensagens. Pare-o, e o seu socket, que o arrancaria de novo: systemctl stop passerelle.socket passerelle.service",
  },
  "restore-no-room": {
    fr: "Le disque est plein : la copie n’a pas été remise en place ; les messages sont comme avant. Libérez trois fois la place que prennent les messages, puis recommencez.",
    en: "The disk is full: the copy was not put in place; the messages are as before. Free three times the room that the messages take, then do the same again.",
    pt: "O disco está cheio: a cópia não foi reposta; as mensagens estão como antes. Liberte três vezes o espaço que as mensagens ocupam e recomece.",
  },
  "restore-stopped": {
    fr: "La copie n’a pas été remise en place ; les messages sont comme avant. {reason}",
    en: "The copy was not put in place; the messages are as before. {reason}",
    pt: "A cópia não foi reposta; as mensagens estão como antes. {reason}",
  },
  "restore-done": {
    fr: "{file} est en place. Messages : {total}. Revenus de la copie : {back}. Qui étaient encore là, gardés tels quels : {kept}.",
    en: "{file} is in place. Messages: {total}. Back from the copy: {back}. Still there, kept as they were: {kept}.",
    pt: "{file} está no lugar. Mensagens: {total}. De volta, da cópia: {back}. Que ainda lá estavam, mantidas como estavam: {kept}.",
  },
  "restore-set-aside": {
    fr: "Les messages d’avant sont illisibles, en partie au moins : leurs fichiers sont dans {folder}. Il y a là des données personnelles ; supprimez ce dossier quand vous n’en avez plus besoin.",
    en: "The messages of before cannot be read, or not all: their files are in {folder}. They hold personal data; remove that folder when you no longer need it.",
    pt: "As mensagens de antes não se conseguem ler, pelo menos em parte: os seus ficheiros estão em {folder}. Têm dados pessoais; elimine essa pasta quando já não precisar dela.",
  },
  "restore-start": {
    fr: "Démarrez maintenant le serveur. Ce qui a été effacé depuis la copie est revenu : effacez-le de nouveau si une personne l’avait demandé.",
    en: "Start the server now. What was removed since the copy was made is back: remove it again where a person had asked for that.",
    pt: "Arranque agora o servidor. O que foi eliminado depois da cópia está de volta: elimine-o de novo se uma pessoa o tinha pedido.",
  },
} as const;
