import { type ContentOf, definePage } from "#engine/pages/definition/define-page.ts";

/** Pages of running text, of which the owner has as many as there are folders. */
export const text = definePage({
  id: "text",
  kind: "folder",
  texts: ({ call, lead, oneOf, optional, plain, questions, slug, someOf, steps }) => ({
    layout: oneOf({ fr: "Mise en page", en: "Layout", pt: "Disposição" }, ["text"]),
    slug,
    name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
    // Where it is linked from.
    places: someOf(
      { fr: "Liens dans", en: "Links in", pt: "Ligações em" },
      {
        fr: "Où la page est annoncée : « menu », « footer » (pied de page), « site-map » (plan du site).",
        en: "Where the page is linked from: “menu”, “footer”, “site-map”.",
        pt: "Onde a página é anunciada: «menu», «footer» (rodapé), «site-map» (mapa do site).",
      },
      ["menu", "footer", "site-map"],
      ["footer", "site-map"],
    ),
    lead,
    steps: optional(steps),
    questions: optional(questions),
    call: optional(call),
  }),
  content: ({ seed, texts, body }) => {
    const { layout, slug, name, places, ...shown } = texts;
    return { seed, ...shown, body };
  },
});

export type TextContent = ContentOf<typeof text>;
