/** Why a program does not start: a wrong setting, a build that cannot be served, a folder that another server has. */
export const problemWords = {
  "setting-wrong": { fr: "{name} : il faut {rule}.", en: "{name} must be {rule}.", pt: "{name}: é preciso {rule}." },
  "rule-number": {
    fr: "un nombre entier d’au moins {least}",
    en: "a whole number of at least {least}",
    pt: "um número inteiro de pelo menos {least}",
  },
  "rule-range": {
    fr: "un nombre entier de {least} à {most}",
    en: "a whole number from {least} to {most}",
    pt: "um número inteiro de {least} a {most}",
  },
  "rule-address": {
    fr: "une adresse comme {example}",
    en: "an address such as {example}",
    pt: "um endereço como {example}",
  },
  "rule-smtp": {
    fr: "une adresse comme {example} ; ?tls=none permet une connexion non chiffrée, ?tls=required l’interdit ; un % du nom ou du mot de passe s’écrit %25",
    en: "an address such as {example}; ?tls=none allows an unencrypted connection, ?tls=required forbids one; a % in user or password is written %25",
    pt: "um endereço como {example}; ?tls=none permite uma ligação não cifrada, ?tls=required proíbe-a; um % no utilizador ou na palavra-passe escreve-se %25",
  },
  "rule-email": { fr: "une adresse de courriel", en: "an e-mail address", pt: "um endereço de e-mail" },
  "rule-origin": {
    fr: "l’origine du site, comme https://www.example.com",
    en: "the site's origin, such as https://www.example.com",
    pt: "a origem do site, como https://www.example.com",
  },
  "rule-networks": {
    fr: "des adresses ou des réseaux de vos proxys, séparés par des virgules, comme 127.0.0.1,10.0.0.0/8",
    en: "addresses or networks of your proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8",
    pt: "endereços ou redes dos seus proxies, separados por vírgulas, como 127.0.0.1,10.0.0.0/8",
  },
  "rule-one-of": { fr: "l’un de {names}", en: "one of {names}", pt: "um de {names}" },
  "rule-file": {
    fr: "un fichier que cet utilisateur peut lire ({reason})",
    en: "a file that this user can read ({reason})",
    pt: "um ficheiro que este utilizador possa ler ({reason})",
  },
  "rule-one-socket": {
    fr: "1 : donnez à l’unité socket un seul ListenStream",
    en: "1: give the socket unit one ListenStream",
    pt: "1: dê à unidade socket um só ListenStream",
  },

  "build-missing": {
    fr: "Il n’y a pas de site construit dans {folder} ({file} manque). Construisez-le : npm run build",
    en: "There is no build in {folder} ({file} is missing). Make one: npm run build",
    pt: "Não há nenhum site construído em {folder} (falta {file}). Construa-o: npm run build",
  },
  "build-unreadable": {
    fr: "Le site construit dans {folder} ne peut pas être lu. Donnez-en le droit à l’utilisateur du serveur ({reason}).",
    en: "The build in {folder} cannot be read. Let the server's user read it ({reason}).",
    pt: "O site construído em {folder} não se consegue ler. Dê esse direito ao utilizador do servidor ({reason}).",
  },
  "build-unusable": {
    fr: "{file} ne peut pas servir ({reason}). Construisez de nouveau : npm run build",
    en: "{file} cannot be used ({reason}). Build again: npm run build",
    pt: "{file} não serve ({reason}). Construa de novo: npm run build",
  },
  "folder-locked": {
    fr: "Un autre serveur (processus {process}) envoie les messages du dossier {folder}. Arrêtez-le, donnez à celui-ci son propre DATA_DIR, ou partagez une base PostgreSQL (DATABASE_URL).",
    en: "Another server (process {process}) sends the messages of the data folder {folder}. Stop that one, give this one its own DATA_DIR, or share a PostgreSQL database (DATABASE_URL).",
    pt: "Outro servidor (processo {process}) envia as mensagens da pasta {folder}. Pare-o, dê a este o seu próprio DATA_DIR, ou partilhem uma base PostgreSQL (DATABASE_URL).",
  },
} as const;
