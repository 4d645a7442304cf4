import { type ContentOf, definePage } from "#engine/pages/definition/define-page.ts";

export const services = definePage({
  id: "services",
  kind: "one",
  paths: { fr: "services", en: "services", pt: "servicos" },
  messages: ["service"],
  texts: ({ lead, link, plain, section, sentences }) => ({
    lead,
    // For screen readers.
    listHeading: plain({ fr: "Titre de la liste", en: "Heading of the list", pt: "Título da lista" }),
    undecided: section(
      { fr: "Pour qui hésite", en: "For those who hesitate", pt: "Para quem hesita" },
      { lead, text: sentences, link },
    ),
  }),
  content: ({ texts }, site) => ({ ...texts, services: site.services }),
});

export type ServicesContent = ContentOf<typeof services>;
