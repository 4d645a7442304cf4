import type { RichText } from "#engine/pages/data/content-tree.ts";
import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage, doorTitles, isPrice, type SiteInput } from "../../input/site-input.ts";

export const page = definePage({
  id: "service",
  kind: "folder",
  below: "services",
  folders: "service-",
  section: "services",
  messages: ["service", "people.heading", "text.checked", "text.sources"],
  group: {
    list: { fr: "Services", en: "Services", pt: "Serviços" },
    one: { fr: "service", en: "service", pt: "serviço" },
    add: { fr: "Nouveau service", en: "New service", pt: "Novo serviço" },
  },
  texts: ({
    amount,
    blocks,
    call,
    count,
    glossary,
    group,
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
    someOf,
    sources,
    steps,
  }) => ({
    slug,
    door: oneOf(
      { fr: "Porte de l'accueil", en: "Door on the home page", pt: "Porta da página inicial" },
      doorTitles,
      "home.doors",
    ),
    otherDoors: someOf(
      { fr: "Aussi derrière", en: "Also behind", pt: "Também atrás de" },
      {
        fr: "Ces portes mènent ici par un lien.",
        en: "These doors lead here by a link.",
        pt: "Estas portas conduzem aqui por uma ligação.",
      },
      doorTitles,
      [],
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
    // A number, a membership, an insurer, a client who agreed to be named.
    proof: optional(rich({ fr: "Une preuve", en: "A proof", pt: "Uma prova" })),
    people: glossary({ fr: "Les personnes", en: "The people", pt: "As pessoas" }),
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
              from: rich({ fr: "Prix, dès", en: "Price, from", pt: "Preço, desde" }),
              included: rich({ fr: "Compris", en: "Included", pt: "Incluído" }),
              excluded: optional(rich({ fr: "Non compris", en: "Not included", pt: "Não incluído" })),
            },
          ),
          note: optional(rich({ fr: "TVA, devis", en: "VAT, quote", pt: "IVA, orçamento" })),
          // The build adds up.
          month: optional(
            group(
              { fr: "Un mois, additionné", en: "A month, added up", pt: "Um mês, somado" },
              {
                title: rich({ fr: "Titre", en: "Title", pt: "Título" }),
                items: list(
                  { fr: "Lignes", en: "Items", pt: "Linhas" },
                  {
                    what: rich({ fr: "Prestation", en: "Service", pt: "Serviço" }),
                    amount: amount({ fr: "Montant en euros", en: "Amount in euros", pt: "Valor em euros" }),
                  },
                ),
              },
            ),
          ),
          // Tax credits in each country.
          taxes: optional(blocks({ fr: "Impôts", en: "Taxes", pt: "Impostos" })),
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
          figure: optional(plain({ fr: "Un chiffre", en: "A figure", pt: "Um número" })),
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
    sources,
    others: section({ fr: "Autres services", en: "Other services", pt: "Outros serviços" }, {}),
    call,
  }),
  content: ({ folder, seed, texts }, { people, services, signOf, euros }) => {
    const { slug, door, otherDoors, card, summary, audience, others, price, ...shown } = texts;
    const sign = signOf(seed);
    return {
      seed,
      ...(sign && { sign }),
      ...shown,
      ...(price && {
        price: {
          ...price,
          rows: price.rows.map((row) => ({ ...row, isPriced: isPrice(row.from) })),
          month: price.month && addedUp(price.month, euros),
        },
      }),
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

/** The items of a month with their amounts in words, and their sum. */
function addedUp(
  { title, items }: { readonly title: RichText; readonly items: readonly { what: RichText; amount: number }[] },
  euros: SiteInput["euros"],
) {
  return {
    title,
    items: items.map(({ what, amount }) => ({ what, amount: euros(amount) })),
    total: euros(items.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

export type ServiceContent = ContentOf<typeof page>;
