import type { ConsentWords } from "./fr.ts";

export const it: ConsentWords = {
  shown: {
    "consent.title": "Le sue scelte **sui cookie**",
    "consent.asks": "Accetta questi servizi: {services}?",
    "consent.and": "e",
    "consent.later": "Può cambiare idea.",
    "consent.changed": "I nostri servizi sono cambiati dalla sua ultima scelta. La preghiamo di scegliere di nuovo.",
    "consent.accept-all": "Accetta tutto",
    "consent.refuse-all": "Rifiuta tutto",
    "consent.customise": "Personalizza",
    "consent.privacy": "Informativa sulla privacy",
    "consent.saved": "La sua scelta è stata salvata.",
    "consent.forgotten": "Le sue scelte sono state dimenticate.",
    "consent.blocked":
      "Questo contenuto proviene da un altro sito (servizio: {service}). Non viene caricato con questa pagina.",
    "consent.accept-once": "Accetta una volta",
    "consent.accept-always": "Accetta sempre",
    "consent.open-elsewhere": "Apri questo contenuto su {host}",
  },
  built: {
    "consent.settings-title": "Gestire **i cookie**",
    "consent.settings-text":
      "Scelga i servizi che accetta. Può cambiare idea in qualsiasi momento, con il link «Gestione dei cookie» in fondo a ogni pagina.",
    "consent.nothing-optional": "Questo sito non usa nulla che richieda il suo consenso.",
    "consent.close": "Chiudi senza cambiare nulla",
    "consent.required": "Necessario al sito: sempre attivo, non può essere rifiutato.",
    "consent.on-once": "Accettato una volta: attivo finché non lo rifiuta o ricarica la pagina.",
    "consent.purposes": "A che cosa serve: {purposes}.",
    "consent.stores": "Conserva sul suo dispositivo: {what}. Durata: {duration}.",
    "consent.stores-nothing": "Non conserva nulla sul suo dispositivo.",
    "consent.own-cookie": "La scelta stessa viene conservata per {days} giorni, in un cookie di nome {name}.",
    "consent.save": "Salva le mie scelte",
    "consent.forget": "Dimentica le mie scelte",
    "consent.purpose-display": "mostrare il sito",
    "consent.purpose-analytics": "contare le visite, per migliorare il sito",
    "consent.purpose-media": "mostrare contenuti di altri siti",
  },
  phrases: {
    cookies: {
      head: ["Servizio", "Che cosa conserva", "Durata", "La sua scelta"],
      nothing: "Nulla",
      none: "nessuna",
      own: "La sua scelta sui cookie",
      days: (count) => `${count} giorni`,
      months: (count) => `al massimo ${count} mesi`,
      required: "Sempre attivo: necessario per mostrare il sito",
      optional: "Solo con il suo consenso",
      optOut: "Attivo dall'inizio, finché non lo rifiuta",
      necessary: "Necessario: conserva la sua decisione",
      provider: "eventualmente cookie del fornitore",
      providerDuration: "stabilita dal fornitore",
      begins: (name) => `cookie il cui nome comincia con ${name}`,
      cookie: (name) => `cookie ${name}`,
    },
    otherHosts: {
      nothing: "Nulla di facoltativo viene conservato o caricato senza il suo consenso.",
      ownFonts: "I caratteri tipografici vengono dal nostro server e non conservano alcun cookie.",
      fontsOf: (host) =>
        `I caratteri tipografici vengono da ${host}: non appena apre una pagina, il suo browser invia il suo indirizzo IP a quel fornitore.`,
      allowedFontsOf: (host) =>
        `I caratteri tipografici vengono da ${host} solo se li accetta; quel fornitore riceve allora il suo indirizzo IP.`,
      early: (title) =>
        `«${title}» è attivo non appena apre una pagina: ciò che mostra viene dal suo fornitore, che riceve il suo indirizzo IP.`,
      refusable: "Può rifiutarlo in qualsiasi momento.",
      measuring: "La misurazione delle visite comincia solo dopo che il suo consenso è stato salvato.",
      blocked:
        "I contenuti che vengono da altrove, come un video, restano bloccati finché non li accetta, una volta o sempre.",
      othersBlocked:
        "Gli altri contenuti che vengono da altrove restano bloccati finché non li accetta, una volta o sempre.",
    },
  },
};
