import { type ContentOf, definePage } from "#engine/pages/definition/define-page.ts";

export const service = definePage({
  id: "service",
  kind: "folder",
  section: "services",
  messages: ["service"],
  texts: ({ call, glossary, lead, lines, passage, plain, questions, rich, section, slug, steps }) => ({
    slug,
    name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
    // One sentence, for the home page.
    card: rich({ fr: "Texte de la carte", en: "Text of the card", pt: "Texto do cartão" }),
    // Two sentences, for the services index.
    summary: rich({ fr: "Résumé", en: "Summary", pt: "Resumo" }),
    // In a few words.
    audience: rich({ fr: "Pour qui", en: "For whom", pt: "Para quem" }),
    lead,
    // The page for people who read with difficulty.
    plain: passage({ fr: "En mots simples", en: "In plain words", pt: "Em palavras simples" }),
    tasks: lines({ fr: "Ce que nous faisons", en: "What we do", pt: "O que fazemos" }),
    people: glossary({ fr: "Les personnes", en: "The people", pt: "As pessoas" }),
    steps,
    // How much of the client's time it takes.
    time: passage({ fr: "Délais", en: "How long it takes", pt: "Prazos" }),
    // To the first call.
    bring: lines({ fr: "À apporter", en: "What to bring", pt: "O que trazer" }),
    questions,
    others: section({ fr: "Autres services", en: "Other services", pt: "Outros serviços" }, {}),
    call,
  }),
  content: ({ seed, texts }, { services }) => {
    const { slug, card, summary, audience, others, ...shown } = texts;
    return { seed, ...shown, others: { ...others, services: services.filter((service) => service.seed !== seed) } };
  },
});

export type ServiceContent = ContentOf<typeof service>;
