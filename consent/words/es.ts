import type { ConsentWords } from "./fr.ts";

export const es: ConsentWords = {
  shown: {
    "consent.title": "Sus preferencias **sobre cookies**",
    "consent.asks": "¿Acepta estos servicios: {services}?",
    "consent.and": "y",
    "consent.later": "Puede cambiar de opinión.",
    "consent.changed": "Nuestros servicios han cambiado desde su última elección. Elija de nuevo, por favor.",
    "consent.accept-all": "Aceptar todo",
    "consent.refuse-all": "Rechazar todo",
    "consent.customise": "Personalizar",
    "consent.privacy": "Política de privacidad",
    "consent.saved": "Su elección se ha guardado.",
    "consent.forgotten": "Sus preferencias se han olvidado.",
    "consent.blocked": "Este contenido viene de otro sitio (servicio: {service}). No se carga con esta página.",
    "consent.accept-once": "Aceptar una vez",
    "consent.accept-always": "Aceptar siempre",
    "consent.open-elsewhere": "Abrir este contenido en {host}",
  },
  built: {
    "consent.settings-title": "Gestionar **las cookies**",
    "consent.settings-text":
      "Elija los servicios que acepta. Puede cambiar de opinión en cualquier momento, con el enlace «Gestión de cookies» al final de cada página.",
    "consent.nothing-optional": "Este sitio no utiliza nada que requiera su consentimiento.",
    "consent.close": "Cerrar sin cambiar nada",
    "consent.required": "Necesario para el sitio: siempre activo, no se puede rechazar.",
    "consent.on-once": "Aceptado una vez: activo hasta que lo rechace o recargue la página.",
    "consent.purposes": "Para qué sirve: {purposes}.",
    "consent.stores": "Guarda en su dispositivo: {what}. Duración: {duration}.",
    "consent.stores-nothing": "No guarda nada en su dispositivo.",
    "consent.own-cookie": "Su propia elección se guarda durante {days} días, en una cookie llamada {name}.",
    "consent.save": "Guardar mis preferencias",
    "consent.forget": "Olvidar mis preferencias",
    "consent.purpose-display": "mostrar el sitio",
    "consent.purpose-analytics": "contar las visitas, para mejorar el sitio",
    "consent.purpose-media": "mostrar contenidos de otros sitios",
  },
  phrases: {
    cookies: {
      head: ["Servicio", "Qué guarda", "Duración", "Su elección"],
      nothing: "Nada",
      none: "ninguna",
      own: "Su elección sobre las cookies",
      days: (count) => `${count} días`,
      months: (count) => `${count} meses como máximo`,
      required: "Siempre activo: necesario para mostrar el sitio",
      optional: "Solo con su consentimiento",
      optOut: "Activo desde el principio, hasta que lo rechace",
      necessary: "Necesario: guarda su decisión",
      provider: "posiblemente cookies del proveedor",
      providerDuration: "fijada por el proveedor",
      begins: (name) => `cookies cuyo nombre empieza por ${name}`,
      cookie: (name) => `cookie ${name}`,
    },
    otherHosts: {
      nothing: "Nada de lo que es opcional se guarda ni se carga sin su consentimiento.",
      ownFonts: "Los tipos de letra vienen de nuestro propio servidor y no guardan ninguna cookie.",
      fontsOf: (host) =>
        `Los tipos de letra vienen de ${host}: en cuanto abre una página, su navegador envía su dirección IP a ese proveedor.`,
      allowedFontsOf: (host) =>
        `Los tipos de letra solo vienen de ${host} si los acepta; ese proveedor recibe entonces su dirección IP.`,
      early: (title) =>
        `«${title}» está activo en cuanto abre una página: lo que muestra viene de su proveedor, que recibe su dirección IP.`,
      refusable: "Puede rechazarlo en cualquier momento.",
      measuring: "La medición de audiencia solo empieza una vez guardado su consentimiento.",
      blocked:
        "Los contenidos que vienen de otros sitios, como un vídeo, quedan bloqueados hasta que los acepte, una vez o siempre.",
      othersBlocked:
        "Los demás contenidos que vienen de otros sitios quedan bloqueados hasta que los acepte, una vez o siempre.",
    },
  },
};
