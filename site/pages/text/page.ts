import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage } from "../../input/site-input.ts";

/** Pages of running text, of which the owner has as many as there are folders. */
export const page = definePage({
  id: "text",
  kind: "folder",
  messages: ["text.checked", "text.sources"],
  texts: ({ call, elsewhere, lead, oneOf, optional, plain, questions, slug, someOf, sources, steps }) => ({
    layout: elsewhere(
      oneOf({ fr: "Mise en page", en: "Layout", pt: "Disposição" }, { text: { fr: "Texte", en: "Text", pt: "Texto" } }),
    ),
    slug,
    name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
    // Where it is linked from.
    places: someOf(
      { fr: "Liens dans", en: "Links in", pt: "Ligações em" },
      { fr: "Où la page est annoncée.", en: "Where the page is linked from.", pt: "Onde a página é anunciada." },
      {
        menu: { fr: "Menu", en: "Menu", pt: "Menu" },
        footer: { fr: "Pied de page", en: "Footer", pt: "Rodapé" },
        "site-map": { fr: "Plan du site", en: "Site map", pt: "Mapa do site" },
      },
      ["footer", "site-map"],
    ),
    lead,
    steps: optional(steps),
    questions: optional(questions),
    call: optional(call),
    sources,
  }),
  content: ({ seed, texts, body }) => {
    const { layout, slug, name, places, ...shown } = texts;
    return { seed, ...shown, body };
  },
});

export type TextContent = ContentOf<typeof page>;
