import type { Language, Writing } from "#engine/i18n/language.ts";

/** Portuguese as in Portugal. */
export const pt: Language = {
  tag: "pt-PT",
  openGraph: "pt_PT",
  name: "Português",
  times: { separator: "h", dash: "\u2013\u2060" },
  dates: {
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    of: "de",
  },
  numbers: { separator: "\u00a0", fewest: 5 },
};

export const ptWriting: Writing = {
  typography: {
    quotes: ["«", "»"],
    frenchSpaces: false,
    counted: "horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|euros?|mil|milhão|milhões",
    titles: "(?:Srs?|Sras?|Drs?|Dras?|Eng)\\.?[ªº]?",
    // Between a verb and its pronoun: broken there, the hyphen would have to be written twice.
    joined: /(?<=\p{L}-)(?=(?:me|te|se|l?[oa]s?|n[oa]s?|vos|lhes?)(?!\p{L}))/gu,
  },
  spelling: {
    dictionary: "@cspell/dict-pt-pt/dict/Portuguese-European.trie.gz",
    slips: [
      // Written so before the spelling reform of 1990.
      [/c(?=[cçt])|p(?=[cçt])/g, ""],
      [/[cç]ao$/, "ção"],
      [/ss/, "ç"],
      [/ç/, "ss"],
    ],
  },
  hours: {
    everyDay: "todos os dias",
    one: (day) => `${day.endsWith("-feira") ? "à" : "ao"} ${day}`,
    // "de segunda a sexta-feira": the second says it for both.
    run: (from, to) => `de ${from.replace("-feira", "")} a ${to}`,
    span: (from, to) => `das ${from} às ${to}`,
    and: "e",
    groups: "; ",
  },
  sizes: { kilobytes: "kB", megabytes: "MB" },
  notPublic: { draft: "Rascunho", from: "A partir de", until: "Retirado depois de" },
  accessibility: { full: "totalmente conforme", partial: "parcialmente conforme", none: "não conforme" },
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
    nothing: "Nada de facultativo é guardado nem carregado sem o seu acordo.",
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
      "Os conteúdos vindos de outro lado, como um vídeo, ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
    othersBlocked:
      "Os outros conteúdos vindos de outro lado ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
  },
  flag: [
    { d: "M0 0h28v20H0z", fill: "#d5202f" },
    { d: "M0 0h11v20H0z", fill: "#0b6b3a" },
    { d: "M6.4 10a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z", fill: "#f4c430" },
    { d: "M8.7 7.5h4.6v3a2.3 2.3 0 01-4.6 0z", fill: "#fff", stroke: "#d5202f" },
  ],
};
