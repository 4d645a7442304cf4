/** What the server says when it starts. */
export const startWords = {
  "start-address": {
    fr: "Le site est à l’adresse {address}",
    en: "The site is at {address}",
    pt: "O site está em {address}",
  },
  "start-stop": { fr: "Pour arrêter : Ctrl+C.", en: "To stop: Ctrl+C.", pt: "Para parar: Ctrl+C." },
  "start-change": {
    fr: "Ouvrez-la dans un navigateur. Les textes sont dans {folder}/ : pour voir un changement, arrêtez avec Ctrl+C et recommencez, ou lancez « {command} », qui le montre aussitôt.",
    en: "Open it in a browser. The texts lie in {folder}/: to see a change, stop with Ctrl+C and start again, or run “{command}”, which shows it at once.",
    pt: "Abra-o num navegador. Os textos estão em {folder}/: para ver uma alteração, pare com Ctrl+C e recomece, ou use «{command}», que a mostra logo.",
  },
  "start-everywhere": {
    fr: "{address} (et aux autres adresses de cette machine)",
    en: "{address} (and at this machine’s other addresses)",
    pt: "{address} (e nos outros endereços desta máquina)",
  },
  "start-no-form": {
    fr: "Le site n’a pas de formulaire (contact.endpoint est vide dans site.yaml) : aucun message n’arrive.",
    en: "The site has no contact form (contact.endpoint in site.yaml is empty): no messages come in.",
    pt: "O site não tem formulário (contact.endpoint está vazio em site.yaml): não chegam mensagens.",
  },
  "start-mail": {
    fr: "Les messages vont à {to}, de la part de {from}, par {server}.",
    en: "Messages go to {to}, as mail from {from}, by {server}.",
    pt: "As mensagens vão para {to}, da parte de {from}, por {server}.",
  },
  "start-encrypted": { fr: "{host}, chiffré", en: "{host}, encrypted", pt: "{host}, cifrado" },
  "start-not-encrypted": { fr: "{host}, non chiffré", en: "{host}, not encrypted", pt: "{host}, não cifrado" },
  "start-no-mail": {
    fr: "Les messages du formulaire sont gardés, mais pas envoyés ; réglez {missing}. Pour les voir : {inbox} list",
    en: "Messages of the contact form are kept, but not sent; set {missing}. To see them: {inbox} list",
    pt: "As mensagens do formulário são guardadas, mas não enviadas; defina {missing}. Para as ver: {inbox} list",
  },
  "start-not-kept": {
    fr: "Aucun message ne peut être gardé pour le moment. {reason}",
    en: "No message can be kept at the moment. {reason}",
    pt: "Nenhuma mensagem pode ser guardada neste momento. {reason}",
  },
  "start-held": {
    fr: "Messages qui attendent à cause du serveur de courriel : {count}. Dernière raison : {trouble}. Ils partent d’eux-mêmes dès qu’un courriel est accepté.",
    en: "Messages that wait because of the mail server: {count}. Latest reason: {trouble}. They leave by themselves once an e-mail is accepted.",
    pt: "Mensagens que esperam por causa do servidor de correio: {count}. Última razão: {trouble}. Seguem sozinhas logo que um e-mail seja aceite.",
  },
  "start-unseen": {
    fr: "Messages qui n’ont été ni remis ni ouverts : {count}. Pour les voir : {inbox} list",
    en: "Messages that were neither delivered nor opened: {count}. To see them: {inbox} list",
    pt: "Mensagens que não foram entregues nem abertas: {count}. Para as ver: {inbox} list",
  },
  "start-failed": {
    fr: "Le serveur n’a pas démarré.",
    en: "The server did not start.",
    pt: "O servidor não arrancou.",
  },
  "start-port-used": {
    fr: "Un autre programme utilise ce port. Arrêtez-le, ou prenez-en un qui est libre : {write}",
    en: "Another program uses this port. Stop it, or take one that is free: {write}",
    pt: "Outro programa usa esta porta. Pare-o, ou use uma livre: {write}",
  },
  "start-port-forbidden": {
    fr: "Cet utilisateur n’a pas droit à ce port. Choisissez-en un au-dessus de 1023 : {write}",
    en: "This user may not use that port. Choose one above 1023: {write}",
    pt: "Este utilizador não pode usar essa porta. Escolha uma acima de 1023: {write}",
  },
  "start-wrong-host": {
    fr: "HOST n’est pas une adresse de cette machine. Prenez 127.0.0.1, ou 0.0.0.0 pour toutes.",
    en: "HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.",
    pt: "HOST não é um endereço desta máquina. Use 127.0.0.1, ou 0.0.0.0 para todos.",
  },

  "setting-wrong": { fr: "{name} : il faut {rule}.", en: "{name} must be {rule}.", pt: "{name}: é preciso {rule}." },
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
