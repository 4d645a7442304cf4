import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage, doorTitles } from "../../input/site-input.ts";

export const page = definePage({
  id: "service",
  kind: "folder",
  below: "services",
  folders: "service-",
  section: "services",
  messages: ["service", "people.heading"],
  group: {
    list: { fr: "Services", en: "Services", pt: "Serviços" },
    one: { fr: "service", en: "service", pt: "serviço" },
    add: { fr: "Nouveau service", en: "New service", pt: "Novo serviço" },
  },
  texts: ({
    call,
    count,
    glossary,
    lead,
    lines,
    list,
    optional,
    oneOf,
    passage,
    plain,
    questions,
    rich,
    section,
    sentences,
    slug,
    steps,
  }) => ({
    slug,
    door: oneOf(
      { fr: "Porte de l'accueil", en: "Door on the home page", pt: "Porta da página inicial" },
      doorTitles,
      "home.doors",
    ),
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
    // Beside those whom it is for, before anybody reads on in vain.
    limits: optional(lines({ fr: "Ce que nous ne faisons pas", en: "What we do not do", pt: "O que não fazemos" })),
    steps,
    price: optional(
      section(
        { fr: "Ce que cela coûte", en: "What it costs", pt: "Quanto custa" },
        {
          rows: list(
            { fr: "Prestations", en: "Services", pt: "Serviços" },
            {
              what: rich({ fr: "Prestation", en: "Service", pt: "Serviço" }),
              from: rich({ fr: "Prix, à partir de", en: "Price, from", pt: "Preço, a partir de" }),
              included: rich({ fr: "Compris", en: "Included", pt: "Incluído" }),
              excluded: optional(rich({ fr: "Non compris", en: "Not included", pt: "Não incluído" })),
            },
          ),
          // Taxes, tax credits.
          note: optional(rich({ fr: "TVA, crédit d'impôt", en: "VAT, tax credit", pt: "IVA, benefícios fiscais" })),
        },
      ),
    ),
    // A case, told in the weeks that it took.
    story: optional(
      section(
        { fr: "Une traversée", en: "A crossing", pt: "Uma travessia" },
        {
          spans: list(
            { fr: "Périodes", en: "Periods", pt: "Períodos" },
            {
              weeks: count({ fr: "Semaines", en: "Weeks", pt: "Semanas" }),
              title: rich({ fr: "Titre", en: "Title", pt: "Título" }),
              text: sentences,
            },
          ),
          result: rich({ fr: "Résultat", en: "Result", pt: "Resultado" }),
        },
      ),
    ),
    guarantees: optional(
      rich({
        fr: "Assurances, immatriculations, partenaires",
        en: "Insurance, registrations, partners",
        pt: "Seguros, registos, parceiros",
      }),
    ),
    // How much of the client's time it takes.
    time: passage({ fr: "Délais", en: "How long it takes", pt: "Prazos" }),
    // To the first call.
    bring: lines({ fr: "À apporter", en: "What to bring", pt: "O que trazer" }),
    questions,
    others: section({ fr: "Autres services", en: "Other services", pt: "Outros serviços" }, {}),
    call,
  }),
  content: ({ folder, seed, texts }, { people, services, signOf }) => {
    const { slug, door, card, summary, audience, others, ...shown } = texts;
    const sign = signOf(seed);
    return {
      seed,
      ...(sign && { sign }),
      ...shown,
      // Of people their head shows less than other pages.
      answering: people(folder).map(({ name, role, portrait, phone }) => ({
        name,
        role,
        portrait,
        ...(phone && { phone }),
      })),
      others: {
        ...others,
        doors: services
          .filter((service) => service.seed !== seed)
          .map((service) => ({ title: [service.name], path: service.path, sign: signOf(service.seed) })),
      },
    };
  },
});

export type ServiceContent = ContentOf<typeof page>;
