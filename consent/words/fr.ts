/** The words of consent in French, typed plainly: the build sets their spaces and quotation marks. Other languages have the same keys. */
export const fr = {
  /** Of banner and placeholders: every page has them. */
  shown: {
    "consent.title": "Vos choix **sur les cookies**",
    "consent.asks": "Acceptez-vous ces services : {services} ?",
    "consent.and": "et",
    // Under the question: the choice can be changed.
    "consent.later": "Vous pourrez changer.",
    // There instead, once the services have changed since the last choice.
    "consent.changed": "Nos services ont changé depuis votre dernier choix. Merci de choisir à nouveau.",
    "consent.accept-all": "Tout accepter",
    "consent.refuse-all": "Tout refuser",
    "consent.customise": "Personnaliser",
    "consent.privacy": "Politique de confidentialité",
    "consent.saved": "Votre choix est enregistré.",
    "consent.forgotten": "Vos choix sont oubliés.",
    "consent.blocked": "Ce contenu vient d'un autre site (service : {service}). Il n'est pas chargé avec cette page.",
    "consent.accept-once": "Accepter une fois",
    "consent.accept-always": "Toujours accepter",
    "consent.open-elsewhere": "Ouvrir ce contenu sur {host}",
  } as const,
  /** Of the dialog: its file has them, and no page. */
  built: {
    "consent.settings-title": "Gérer **les cookies**",
    "consent.settings-text":
      "Choisissez les services que vous acceptez. Vous pourrez changer d'avis à tout moment, avec le lien « Gestion des cookies » en bas de chaque page.",
    "consent.nothing-optional": "Ce site n'utilise rien qui demande votre accord.",
    "consent.close": "Fermer sans rien changer",
    "consent.required": "Nécessaire au site : toujours actif, ne peut pas être refusé.",
    // Beside a service that was accepted for this page alone.
    "consent.on-once": "Accepté une fois : actif jusqu'à votre refus ou au rechargement de la page.",
    "consent.purposes": "Pour quoi faire : {purposes}.",
    "consent.stores": "Enregistre sur votre appareil : {what}. Durée : {duration}.",
    "consent.stores-nothing": "N'enregistre rien sur votre appareil.",
    "consent.own-cookie": "Votre choix lui-même est gardé {days} jours, dans un cookie nommé {name}.",
    "consent.save": "Enregistrer mes choix",
    "consent.forget": "Oublier mes choix",
    "consent.purpose-display": "afficher le site",
    "consent.purpose-analytics": "compter les visites, pour améliorer le site",
    "consent.purpose-media": "montrer des contenus d'autres sites",
  } as const,
  /** What the build puts together for the legal notice. */
  phrases: {
    // The table of cookies.
    cookies: {
      head: ["Service", "Ce qu'il enregistre", "Durée", "Votre choix"],
      nothing: "Rien",
      none: "aucune",
      own: "Votre choix sur les cookies",
      days: (count: number) => `${count} jours`,
      months: (count: number) => `${count} mois au plus`,
      required: "Toujours actif : nécessaire à l'affichage",
      optional: "Seulement avec votre accord",
      optOut: "Actif dès l'arrivée, jusqu'à votre refus",
      necessary: "Nécessaire : garde votre décision",
      provider: "éventuellement des cookies du fournisseur",
      providerDuration: "fixée par le fournisseur",
      begins: (name: string) => `cookies dont le nom commence par ${name}`,
      cookie: (name: string) => `cookie ${name}`,
    },
    // What other hosts learn of a visitor.
    otherHosts: {
      nothing: "Rien de facultatif n'est déposé ni chargé sans votre accord.",
      ownFonts: "Les polices de caractères viennent de notre propre serveur et ne déposent aucun cookie.",
      fontsOf: (host: string) =>
        `Les polices de caractères viennent de ${host} : dès que vous ouvrez une page, votre navigateur envoie votre adresse IP à ce fournisseur.`,
      allowedFontsOf: (host: string) =>
        `Les polices de caractères ne viennent de ${host} que si vous les acceptez ; ce fournisseur reçoit alors votre adresse IP.`,
      early: (title: string) =>
        `« ${title} » est actif dès que vous ouvrez une page : ce qu'il montre vient de son fournisseur, qui reçoit votre adresse IP.`,
      refusable: "Vous pouvez le refuser à tout moment.",
      measuring: "La mesure d'audience ne démarre qu'une fois votre accord enregistré.",
      blocked:
        "Les contenus venus d'ailleurs, comme une vidéo, restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
      othersBlocked:
        "Les autres contenus venus d'ailleurs restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
    },
  },
};

/** The words of one language: messages, and phrases that are put together. */
export interface ConsentWords {
  readonly shown: Readonly<Record<keyof typeof fr.shown, string>>;
  readonly built: Readonly<Record<keyof typeof fr.built, string>>;
  readonly phrases: typeof fr.phrases;
}
