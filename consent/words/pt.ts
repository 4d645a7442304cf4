import type { ConsentWords } from "./fr.ts";

export const pt: ConsentWords = {
  shown: {
    "consent.title": "As suas escolhas **sobre cookies**",
    "consent.asks": "Aceita estes serviços: {services}?",
    "consent.and": "e",
    "consent.later": "Pode mudar de ideias.",
    "consent.changed": "Os nossos serviços mudaram desde a sua última escolha. Escolha de novo, por favor.",
    "consent.accept-all": "Aceitar tudo",
    "consent.refuse-all": "Recusar tudo",
    "consent.customise": "Personalizar",
    "consent.privacy": "Política de privacidade",
    "consent.saved": "A sua escolha foi guardada.",
    "consent.forgotten": "As suas escolhas foram esquecidas.",
    "consent.blocked": "Este conteúdo vem de outro site (serviço: {service}). Não é carregado com esta página.",
    "consent.accept-once": "Aceitar uma vez",
    "consent.accept-always": "Aceitar sempre",
    "consent.open-elsewhere": "Abrir este conteúdo em {host}",
  },
  built: {
    "consent.settings-title": "Gerir **os cookies**",
    "consent.settings-text":
      "Escolha os serviços que aceita. Pode mudar de ideias a qualquer momento, com a ligação «Gestão de cookies» no fundo de cada página.",
    "consent.nothing-optional": "Este site não utiliza nada que exija o seu acordo.",
    "consent.close": "Fechar sem alterar nada",
    "consent.required": "Necessário para o site: sempre ativo, não pode ser recusado.",
    "consent.on-once": "Aceite uma vez: ativo até recusar ou recarregar a página.",
    "consent.purposes": "Para que serve: {purposes}.",
    "consent.stores": "Guarda no seu aparelho: {what}. Duração: {duration}.",
    "consent.stores-nothing": "Não guarda nada no seu aparelho.",
    "consent.own-cookie": "A sua própria escolha fica guardada durante {days} dias, num cookie chamado {name}.",
    "consent.save": "Guardar as minhas escolhas",
    "consent.forget": "Esquecer as minhas escolhas",
    "consent.purpose-display": "mostrar o site",
    "consent.purpose-analytics": "contar as visitas, para melhorar o site",
    "consent.purpose-media": "mostrar conteúdos de outros sites",
  },
  phrases: {
    cookies: {
      head: ["Serviço", "O que guarda", "Duração", "A sua escolha"],
      nothing: "Nada",
      none: "nenhuma",
      own: "A sua escolha sobre cookies",
      days: (count) => `${count} dias`,
      months: (count) => `${count} meses no máximo`,
      required: "Sempre ativo: necessário para mostrar o site",
      optional: "Só com o seu acordo",
      optOut: "Ativo desde o início, até recusar",
      necessary: "Necessário: guarda a sua decisão",
      provider: "eventualmente cookies do fornecedor",
      providerDuration: "definida pelo fornecedor",
      begins: (name) => `cookies cujo nome começa por ${name}`,
      cookie: (name) => `cookie ${name}`,
    },
    otherHosts: {
      nothing: "Nada do que é facultativo é guardado ou carregado sem o seu acordo.",
      ownFonts: "Os tipos de letra vêm do nosso próprio servidor e não guardam nenhum cookie.",
      fontsOf: (host) =>
        `Os tipos de letra vêm de ${host}: logo que abre uma página, o seu navegador envia o seu endereço IP a esse fornecedor.`,
      allowedFontsOf: (host) =>
        `Os tipos de letra só vêm de ${host} se os aceitar; esse fornecedor recebe então o seu endereço IP.`,
      early: (title) =>
        `«${title}» está ativo logo que abre uma página: o que mostra vem do seu fornecedor, que recebe o seu endereço IP.`,
      refusable: "Pode recusá-lo a qualquer momento.",
      measuring: "A medição de audiência só começa depois de o seu acordo ficar registado.",
      blocked:
        "Os conteúdos de outros sites, como um vídeo, ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
      othersBlocked:
        "Os restantes conteúdos de outros sites ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
    },
  },
};
