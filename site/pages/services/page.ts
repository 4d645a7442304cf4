import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { type DoorName, definePage, doorId, doorNames, type SiteInput } from "../../input/site-input.ts";

export const page = definePage({
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
  content: ({ texts }, site) => ({
    ...texts,
    groups: doorNames
      .map((door) => ({ id: doorId(door), services: behind(door, site) }))
      .filter(({ services }) => services.length > 0),
  }),
});

function behind(door: DoorName, { services }: SiteInput) {
  return services
    .filter((service) => service.door === door)
    .map(({ seed, path, name, summary, audience }) => ({ seed, path, name, text: summary, audience }));
}

export type ServicesContent = ContentOf<typeof page>;
