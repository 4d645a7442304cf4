/** Why messages cannot be kept, read or removed. */
export const outboxWords = {
  "system-EACCES": { fr: "droits insuffisants", en: "permission denied", pt: "permissão negada" },
  "system-EPERM": { fr: "droits insuffisants", en: "permission denied", pt: "permissão negada" },
  "system-EROFS": { fr: "disque en lecture seule", en: "read-only disk", pt: "disco só de leitura" },
  "system-ENOSPC": { fr: "plus de place sur le disque", en: "no room on the disk", pt: "disco sem espaço" },
  "system-ENOENT": { fr: "ce dossier n’existe pas", en: "no such folder", pt: "essa pasta não existe" },
  "system-ENOTDIR": { fr: "ce n’est pas un dossier", en: "not a folder", pt: "não é uma pasta" },
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
  "outbox-locked": {
    fr: "{file} est bloqué : un autre programme le tient. Fermez ce qui l’a ouvert : un navigateur de bases de données, une copie en cours.",
    en: "{file} is locked: another program holds its lock. Close what else has it open: a database browser, a copy in progress.",
    pt: "{file} está bloqueado: outro programa retém-no. Feche o que o tem aberto: um navegador de bases de dados, uma cópia em curso.",
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
    fr: "{file} est abîmé, ou n’est pas une base de données. Il a été laissé tel quel ; arrêtez le serveur et remettez une copie à sa place : npm run inbox -- restore FILE",
    en: "{file} is damaged, or no database. It was left as it is; stop the server, and put a backup in its place: npm run inbox -- restore FILE",
    pt: "{file} está danificado, ou não é uma base de dados. Ficou como está; pare o servidor e reponha uma cópia no seu lugar: npm run inbox -- restore FILE",
  },
  "outbox-full": {
    fr: "Le disque où est {file} n’a plus de place. Libérez-en.",
    en: "There is no room for more on the disk of {file}. Free space on it.",
    pt: "O disco onde está {file} não tem mais espaço. Liberte algum.",
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
    fr: "{file} a été remplacé pendant que le serveur tournait. Ce qu’il gardait jusque-là est dans {copy}. Arrêtez le serveur et sa prise (socket), puis réunissez les deux : npm run inbox -- restore {copy}",
    en: "{file} was replaced while the server was running. What it held until then is in {copy}. Stop the server and its socket, then join the two: npm run inbox -- restore {copy}",
    pt: "{file} foi substituído enquanto o servidor corria. O que tinha até então está em {copy}. Pare o servidor e o seu socket, e junte os dois: npm run inbox -- restore {copy}",
  },
  "outbox-foreign": {
    fr: "{file} n’est pas de ce programme. Enlevez-le, ou choisissez un autre DATA_DIR.",
    en: "{file} is of another program. Take it away, or choose another DATA_DIR.",
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
} as const;
