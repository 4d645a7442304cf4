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
    fr: "Les messages du formulaire sont gardés, mais pas envoyés ; réglez {missing}. Pour les voir : npm run inbox -- list",
    en: "Messages of the contact form are kept, but not sent; set {missing}. To see them: npm run inbox -- list",
    pt: "As mensagens do formulário são guardadas, mas não enviadas; defina {missing}. Para as ver: npm run inbox -- list",
  },
  "start-not-kept": {
    fr: "Aucun message ne peut être gardé pour le moment. {reason}",
    en: "No message can be kept at the moment. {reason}",
    pt: "Nenhuma mensagem pode ser guardada neste momento. {reason}",
  },
  "start-held": {
    fr: "Messages qui attendent à cause du courriel : {count}. Dernière raison : {reason}. Ils partent d’eux-mêmes dès qu’un courriel est pris.",
    en: "Messages that wait because of the mail: {count}. Latest reason: {reason}. They leave by themselves once a mail is taken.",
    pt: "Mensagens que esperam por causa do correio: {count}. Última razão: {reason}. Seguem sozinhas logo que um e-mail seja aceite.",
  },
  "start-unseen": {
    fr: "Messages qui n’ont été ni remis ni ouverts : {count}. Pour les voir : npm run inbox -- list",
    en: "Messages that were neither delivered nor opened: {count}. To see them: npm run inbox -- list",
    pt: "Mensagens que não foram entregues nem abertas: {count}. Para as ver: npm run inbox -- list",
  },
  "start-failed": {
    fr: "Le serveur n’a pas démarré. {reason}",
    en: "The server did not start. {reason}",
    pt: "O servidor não arrancou. {reason}",
  },
  "start-environment": {
    fr: "Une variable d’environnement est fausse.",
    en: "An environment variable is wrong.",
    pt: "Uma variável de ambiente está errada.",
  },
  "start-port-used": {
    fr: "Un autre programme utilise ce port. Arrêtez-le, ou prenez-en un qui est libre : {write}",
    en: "Another program uses this port. Stop it, or take one that is free: {write}",
    pt: "Outro programa usa esta porta. Pare-o, ou use uma livre: {write}",
  },
  "start-port-forbidden": {
    fr: "Cet utilisateur n’a pas droit à ce port. Choisissez-en un au-dessus de 1023 : npm start -- --port 8080",
    en: "This user may not use that port. Choose one above 1023: npm start -- --port 8080",
    pt: "Este utilizador não pode usar essa porta. Escolha uma acima de 1023: npm start -- --port 8080",
  },
  "start-wrong-host": {
    fr: "HOST n’est pas une adresse de cette machine. Prenez 127.0.0.1, ou 0.0.0.0 pour toutes.",
    en: "HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.",
    pt: "HOST não é um endereço desta máquina. Use 127.0.0.1, ou 0.0.0.0 para todos.",
  },
} as const;
