import type { ConsentWords } from "./fr.ts";

export const de: ConsentWords = {
  shown: {
    "consent.title": "Ihre Wahl **bei Cookies**",
    "consent.asks": "Erlauben Sie diese Dienste: {services}?",
    "consent.and": "und",
    "consent.later": "Sie können Ihre Wahl jederzeit ändern.",
    "consent.changed": "Unsere Dienste haben sich seit Ihrer letzten Wahl geändert. Bitte wählen Sie noch einmal.",
    "consent.accept-all": "Alle akzeptieren",
    "consent.refuse-all": "Alle ablehnen",
    "consent.customise": "Anpassen",
    "consent.privacy": "Datenschutzerklärung",
    "consent.saved": "Ihre Wahl wurde gespeichert.",
    "consent.forgotten": "Ihre Wahl wurde vergessen.",
    "consent.blocked":
      "Dieser Inhalt kommt von einer anderen Website (Dienst: {service}). Er wird mit dieser Seite nicht geladen.",
    "consent.accept-once": "Einmal akzeptieren",
    "consent.accept-always": "Immer akzeptieren",
    "consent.open-elsewhere": "Diesen Inhalt auf {host} öffnen",
  },
  built: {
    "consent.settings-title": "**Cookies** verwalten",
    "consent.settings-text":
      "Wählen Sie die Dienste, die Sie erlauben. Sie können Ihre Wahl jederzeit ändern, mit dem Link „Cookies verwalten“ am Ende jeder Seite.",
    "consent.nothing-optional": "Diese Website verwendet nichts, was Ihre Einwilligung braucht.",
    "consent.close": "Schließen, ohne etwas zu ändern",
    "consent.required": "Für die Website notwendig: immer an, kann nicht abgelehnt werden.",
    "consent.on-once": "Einmal akzeptiert: an, bis Sie ablehnen oder die Seite neu laden.",
    "consent.purposes": "Zweck: {purposes}.",
    "consent.stores": "Speichert auf Ihrem Gerät: {what}. Dauer: {duration}.",
    "consent.stores-nothing": "Speichert nichts auf Ihrem Gerät.",
    "consent.own-cookie": "Ihre Wahl selbst wird {days} Tage lang gespeichert, in einem Cookie namens {name}.",
    "consent.save": "Meine Wahl speichern",
    "consent.forget": "Meine Wahl vergessen",
    "consent.purpose-display": "Anzeigen der Website",
    "consent.purpose-analytics": "Zählen der Besuche, um die Website zu verbessern",
    "consent.purpose-media": "Zeigen von Inhalten anderer Websites",
  },
  phrases: {
    cookies: {
      head: ["Dienst", "Was er speichert", "Dauer", "Ihre Wahl"],
      nothing: "Nichts",
      none: "keine",
      own: "Ihre Wahl bei Cookies",
      days: (count) => `${count} Tage`,
      months: (count) => `höchstens ${count} Monate`,
      required: "Immer an: notwendig, um die Website zu zeigen",
      optional: "Nur mit Ihrer Einwilligung",
      optOut: "Von Anfang an aktiv, bis Sie ablehnen",
      necessary: "Notwendig: merkt sich Ihre Entscheidung",
      provider: "möglicherweise Cookies des Anbieters",
      providerDuration: "vom Anbieter bestimmt",
      begins: (name) => `Cookies, deren Namen mit ${name} beginnen`,
      cookie: (name) => `Cookie ${name}`,
    },
    otherHosts: {
      nothing: "Nichts Freiwilliges wird ohne Ihre Einwilligung gespeichert oder geladen.",
      ownFonts: "Die Schriften kommen von unserem eigenen Server und setzen kein Cookie.",
      fontsOf: (host) =>
        `Die Schriften kommen von ${host}: Sobald Sie eine Seite öffnen, sendet Ihr Browser diesem Anbieter Ihre IP-Adresse.`,
      allowedFontsOf: (host) =>
        `Die Schriften kommen nur dann von ${host}, wenn Sie sie akzeptieren; dieser Anbieter erhält dann Ihre IP-Adresse.`,
      early: (title) =>
        `„${title}“ ist an, sobald Sie eine Seite öffnen: Was dieser Dienst zeigt, kommt von seinem Anbieter, der Ihre IP-Adresse erhält.`,
      refusable: "Sie können ihn jederzeit ablehnen.",
      measuring: "Die Besuchsmessung beginnt erst, wenn Ihre Einwilligung gespeichert ist.",
      blocked: "Inhalte von anderswo, etwa ein Video, bleiben blockiert, bis Sie sie akzeptieren, einmal oder immer.",
      othersBlocked: "Andere Inhalte von anderswo bleiben blockiert, bis Sie sie akzeptieren, einmal oder immer.",
    },
  },
};
