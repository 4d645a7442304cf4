import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage, doorId } from "../../input/site-input.ts";

export const page = definePage({
  id: "services",
  kind: "one",
  paths: { fr: "services", en: "services", pt: "servicos" },
  messages: ["service"],
  texts: ({ lead, link, section, sentences }) => ({
    lead,
    undecided: section(
      { fr: "Pour qui hésite", en: "For those who hesitate", pt: "Para quem hesita" },
      { lead, text: sentences, link },
    ),
  }),
  content: ({ texts }, { doors }) => ({
    ...texts,
    doors: doors.map(({ name, title, services, others }) => ({
      id: doorId(name),
      title,
      services: services.map(({ summary, card, ...service }) => ({ ...service, text: summary })),
      others: others.map(({ path, name }) => ({ path, name })),
    })),
  }),
});

export type ServicesContent = ContentOf<typeof page>;
