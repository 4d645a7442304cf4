/** Why messages cannot be kept, read or removed. */
export const outboxWords = {
  quoted: { fr: "« {text} »", en: "“{text}”", pt: "«{text}»" },
  "system-EACCES": { fr: "droits insuffisants", en: "permission denied", pt: "permissão negada" },
  "system-EPERM": { fr: "droits insuffisants", en: "permission denied", pt: "permissão negada" },
  "system-EROFS": { fr: "disque en lecture seule", en: "read-only disk", pt: "disco só de leitura" },
  "system-ENOSPC": { fr: "plus de place sur le disque", en: "no room on the disk", pt: "disco sem espaço" },
  "system-ENOENT": { fr: "rien ne porte ce nom", en: "nothing has that name", pt: "não há nada com esse nome" },
  "system-EEXIST": { fr: "ce nom est pris", en: "that name is taken", pt: "esse nome já existe" },
  "system-ENOTDIR": { fr: "ce n’est pas un dossier", en: "not a folder", pt: "não é uma pasta" },
  "system-EISDIR": { fr: "c’est un dossier", en: "it is a folder", pt: "é uma pasta" },
  "system-ECONNREFUSED": { fr: "aucun programme n’y répond", en: "nobody listens there", pt: "ninguém escuta aí" },
  "system-ENOTFOUND": { fr: "nom d’hôte inconnu", en: "unknown host name", pt: "nome de máquina desconhecido" },
  "system-ETIMEDOUT": { fr: "pas de réponse à temps", en: "no answer in time", pt: "sem resposta a tempo" },
  "folder-foreign": {
    fr: "{folder} appartient à un autre utilisateur. Lancez ce programme sous cet utilisateur, pas sous root.",
    en: "{folder} belongs to another user. Run this program as that user, not as root.",
    pt: "{folder} pertence a outro utilizador. Execute este programa com esse utilizador, não como root.",
  },
  "folder-unreachable": {
    fr: "{folder} appartient à l’utilisateur {user}, qui ne peut pas y entrer par ce chemin. Ouvrez-lui les dossiers au-dessus ; sous systemd, prenez hosts/passerelle.service tel qu’il est aujourd’hui (docs/how-to/own-server.md).",
    en: "{folder} belongs to user {user}, who cannot enter it by this path. Open the folders above to that user; under systemd, take hosts/passerelle.service as it is today (docs/how-to/own-server.md).",
    pt: "{folder} pertence ao utilizador {user}, que não pode entrar nela por este caminho. Abra-lhe as pastas acima; com systemd, use hosts/passerelle.service tal como está hoje (docs/how-to/own-server.md).",
  },
  "outbox-of-another-site": {
    fr: "{setting} mène aux messages d’un autre site ({site}). Donnez à celui-ci son propre {setting}, ou nommez cet autre site : --site {site}",
    en: "{setting} leads to the messages of another site ({site}). Give this one its own {setting}, or name that site: --site {site}",
    pt: "{setting} leva às mensagens de outro site ({site}). Dê a este o seu próprio {setting}, ou indique esse outro site: --site {site}",
  },
  "outbox-locked": {
    fr: "{file} est bloqué : un autre programme le tient. Fermez ce qui l’a ouvert : un outil de bases de données, une copie en cours.",
    en: "{file} is locked: another program holds its lock. Close what else has it open: a database browser, a copy in progress.",
    pt: "{file} está bloqueado: outro programa retém-no. Feche o que o tem aberto: um programa de bases de dados, uma cópia em curso.",
  },
  "outbox-read-only": {
    fr: "{file} ne peut qu’être lu : le disque est en lecture seule, ou l’utilisateur n’a pas le droit d’écrire. Donnez à l’utilisateur du serveur le droit d’écrire dans le fichier et dans son dossier.",
    en: "{file} can only be read: the disk is read-only, or the user may not write. Let the server's user write to the file and its folder.",
    pt: "{file} só pode ser lido: o disco é só de leitura, ou o utilizador não pode escrever. Dê ao utilizador do servidor o direito de escrever no ficheiro e na sua pasta.",
  },
  "outbox-disk-error": {
    fr: "Le disque où est {file} a signalé une erreur. Vérifiez le disque et son système de fichiers ({reason}).",
    en: "The disk reported an error at {file}. Look at the disk and its file system ({reason}).",
    pt: "O disco onde está {file} comunicou um erro. Verifique o disco e o seu sistema de ficheiros ({reason}).",
  },
  "outbox-damaged": {
    fr: "{file} est abîmé, ou n’est pas une base de données. Il a été laissé tel quel ; arrêtez le serveur et remettez une copie à sa place : {inbox} restore FILE",
    en: "{file} is damaged, or is not a database. It was left as it is; stop the server, and put a backup in its place: {inbox} restore FILE",
    pt: "{file} está danificado, ou não é uma base de dados. Ficou como está; pare o servidor e reponha uma cópia no seu lugar: {inbox} restore FILE",
  },
  "outbox-full": {
    fr: "Le disque où est {file} n’a plus de place. Libérez-en.",
    en: "There is no room for more on the disk of {file}. Free space on it.",
    pt: "O disco onde está {file} não tem mais espaço. Liberte algum.",
  },
  "outbox-no-room-to-erase": {
    fr: "Le disque où est {file} est plein, et l’effacement demande un peu de place, pour qu’une panne au milieu n’abîme rien : 1 Mo. Libérez autant, puis recommencez ; vous pouvez lire les messages en attendant.",
    en: "The disk of {file} is full, and erasing needs a little room, so that a failure halfway damages nothing: 1 MB. Free as much, then do the same again; messages can be read meanwhile.",
    pt: "O disco onde está {file} está cheio, e apagar pede um pouco de espaço, para que uma falha a meio não estrague nada: 1 MB. Liberte outro tanto e recomece; entretanto as mensagens podem ser lidas.",
  },
  "outbox-shut": {
    fr: "{file} ne peut pas être ouvert. Voyez si DATA_DIR est un dossier où l’utilisateur du serveur peut écrire ({reason}).",
    en: "{file} cannot be opened. See that DATA_DIR is a folder, and that the server's user may write to it ({reason}).",
    pt: "Não é possível abrir {file}. Veja se DATA_DIR é uma pasta onde o utilizador do servidor pode escrever ({reason}).",
  },
  "outbox-failed": {
    fr: "La partie du programme qui garde les messages n’a pas pu travailler ({reason}). Recommencez.",
    en: "The part of the program that keeps the messages could not work ({reason}). Try again.",
    pt: "A parte do programa que guarda as mensagens não conseguiu trabalhar ({reason}). Tente de novo.",
  },
  "outbox-log-alone": {
    fr: "{file} manque, mais son journal {file}-wal est là et contient peut-être des messages. Remettez le fichier, ou déplacez le journal.",
    en: "{file} is missing, but its log {file}-wal is there and may hold messages. Put the file back, or move the log away.",
    pt: "Falta {file}, mas o seu registo {file}-wal está lá e talvez tenha mensagens. Reponha o ficheiro, ou mude o registo de lugar.",
  },
  "outbox-replaced": {
    fr: "{file} a été remplacé pendant que le serveur tournait. Ce qu’il gardait jusque-là est dans {copy}. Arrêtez le serveur et sa prise (socket), puis réunissez les deux : {inbox} restore {copy}",
    en: "{file} was replaced while the server was running. What it held until then is in {copy}. Stop the server and its socket, then join the two: {inbox} restore {copy}",
    pt: "{file} foi substituído enquanto o servidor corria. O que tinha até então está em {copy}. Pare o servidor e o seu socket, e junte os dois: {inbox} restore {copy}",
  },
  "outbox-foreign": {
    fr: "{file} n’est pas de ce programme. Enlevez-le, ou choisissez un autre DATA_DIR.",
    en: "{file} belongs to another program. Take it away, or choose another DATA_DIR.",
    pt: "{file} não é deste programa. Retire-o, ou escolha outro DATA_DIR.",
  },
  "outbox-newer": {
    fr: "{file} vient d’une version plus récente du programme (schéma {version}, connu : {known}). Lancez cette version.",
    en: "{file} was written by a newer version of this program (schema {version}, known: {known}). Start that version.",
    pt: "{file} vem de uma versão mais recente do programa (esquema {version}, conhecido: {known}). Use essa versão.",
  },
  "outbox-network-drive": {
    fr: "{file} est sur un système de fichiers sans mémoire partagée, comme un disque réseau. Choisissez un DATA_DIR sur un disque de cette machine.",
    en: "{file} is on a file system without shared memory, such as a network drive. Choose a DATA_DIR on a local disk.",
    pt: "{file} está num sistema de ficheiros sem memória partilhada, como um disco de rede. Escolha um DATA_DIR num disco desta máquina.",
  },
  "outbox-taken": {
    fr: "{file} a été enlevé ou remplacé pendant que le serveur tournait. Remettez-le, ou relancez le serveur.",
    en: "{file} was deleted or replaced while the server was running. Put it back, or start the server again.",
    pt: "{file} foi retirado ou substituído enquanto o servidor corria. Reponha-o, ou volte a arrancar o servidor.",
  },
  "outbox-slow": {
    fr: "Le disque où sont les messages n’a pas répondu à temps. Vérifiez-le.",
    en: "The outbox did not answer in time. Look at the disk it is on.",
    pt: "O disco onde estão as mensagens não respondeu a tempo. Verifique-o.",
  },
  "outbox-text-left": {
    fr: "Les messages sont supprimés, mais leur texte reste dans le journal, qu’un autre programme est en train de lire. Fermez ce programme, puis recommencez.",
    en: "The messages are removed, but their text is still in the outbox's log, because another program is reading it. Close that program, and do the same again.",
    pt: "As mensagens foram eliminadas, mas o seu texto continua no registo, que outro programa está a ler. Feche esse programa e recomece.",
  },

  "postgres-rights": {
    fr: "PostgreSQL ne laisse pas écrire : l’utilisateur n’a pas droit à ses tables, quelqu’un les a changées, ou ce serveur n’est pas le principal. Corrigez les droits ou DATABASE_URL ({reason}).",
    en: "PostgreSQL takes nothing: the user may not work on its tables, somebody changed them, or this is not the primary server. Correct the rights or DATABASE_URL ({reason}).",
    pt: "O PostgreSQL não deixa escrever: o utilizador não tem direito às tabelas, alguém as alterou, ou este servidor não é o principal. Corrija os direitos ou DATABASE_URL ({reason}).",
  },
  "postgres-login": {
    fr: "PostgreSQL refuse l’utilisateur, ou n’a pas cette base. Corrigez DATABASE_URL ({reason}).",
    en: "PostgreSQL refuses the user, or has no such database. Correct DATABASE_URL ({reason}).",
    pt: "O PostgreSQL recusa o utilizador, ou não tem esta base. Corrija DATABASE_URL ({reason}).",
  },
  "postgres-room": {
    fr: "PostgreSQL n’a plus de place ou de connexions libres, ou ses tables sont bloquées. Libérez de la place, permettez plus de connexions, ou fermez ce qui les bloque ({reason}).",
    en: "PostgreSQL has no room or no connections left, or its tables are locked. Free space, allow more connections, or close what locks them ({reason}).",
    pt: "O PostgreSQL não tem espaço ou ligações livres, ou as suas tabelas estão bloqueadas. Liberte espaço, permita mais ligações, ou feche o que as bloqueia ({reason}).",
  },
  "postgres-unreachable": {
    fr: "PostgreSQL ne répond pas. Voyez si son serveur tourne, et corrigez DATABASE_URL ({reason}).",
    en: "PostgreSQL does not answer. See that its server runs, and correct DATABASE_URL ({reason}).",
    pt: "O PostgreSQL não responde. Veja se o seu servidor está a correr e corrija DATABASE_URL ({reason}).",
  },

  "backup-made": {
    fr: "{file} a tous les messages reçus jusqu’ici. Pour la remettre en place : {inbox} restore {file}",
    en: "{file} has every message until now. To put it back: {inbox} restore {file}",
    pt: "{file} tem todas as mensagens até agora. Para a repor: {inbox} restore {file}",
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
  "restore-not-ours": {
    fr: "{file} n’est pas une copie des messages : elles se font avec {inbox} backup FILE. Une copie comprimée se décomprime d’abord, par exemple avec gunzip ; une copie de PostgreSQL se remet avec pg_restore : docs/how-to/back-up.md",
    en: "{file} is not a copy of the messages: those are made with {inbox} backup FILE. Unpack a compressed copy first, for example with gunzip; a dump of PostgreSQL is put back with pg_restore: docs/how-to/back-up.md",
    pt: "{file} não é uma cópia das mensagens: essas fazem-se com {inbox} backup FILE. Uma cópia comprimida descomprime-se primeiro, por exemplo com gunzip; uma cópia do PostgreSQL repõe-se com pg_restore: docs/how-to/back-up.md",
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
    fr: "{file} est en place. Messages : {total}. Revenus de la copie : {back}. Encore là, gardés tels quels : {kept}.",
    en: "{file} is in place. Messages: {total}. Back from the copy: {back}. Still there, kept as they were: {kept}.",
    pt: "{file} está no lugar. Mensagens: {total}. De volta, da cópia: {back}. Ainda lá, mantidas como estavam: {kept}.",
  },
  "restore-set-aside": {
    fr: "Les messages précédents sont illisibles, en partie au moins : leurs fichiers sont dans {folder}. Il y a là des données personnelles ; supprimez ce dossier quand vous n’en avez plus besoin.",
    en: "The earlier messages cannot be read, or not all of them: their files are in {folder}. They hold personal data; remove that folder when you no longer need it.",
    pt: "As mensagens anteriores não se conseguem ler, pelo menos em parte: os seus ficheiros estão em {folder}. Têm dados pessoais; elimine essa pasta quando já não precisar dela.",
  },
  "restore-start": {
    fr: "Démarrez maintenant le serveur. Ce qui a été effacé depuis la copie est revenu : effacez-le de nouveau si une personne l’avait demandé.",
    en: "Start the server now. What was removed since the copy was made is back: remove it again where a person had asked for that.",
    pt: "Arranque agora o servidor. O que foi eliminado depois da cópia está de volta: elimine-o de novo se uma pessoa o tinha pedido.",
  },
} as const;
