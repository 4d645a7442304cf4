import { definePage, windowViews } from "../../house.ts";

export const page = definePage({
  id: "room",
  kind: "folder",
  below: "rooms",
  folders: "room-",
  section: "rooms",
  group: {
    list: { fr: "Chambres", en: "Rooms", pt: "Quartos" },
    one: { fr: "chambre", en: "room", pt: "quarto" },
    add: { fr: "Nouvelle chambre", en: "New room", pt: "Novo quarto" },
  },
  texts: ({ slug, plain, oneOf }) => ({
    slug,
    name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
    summary: plain({ fr: "Résumé", en: "Summary", pt: "Resumo" }),
    price: plain({ fr: "Prix", en: "Price", pt: "Preço" }),
    view: oneOf({ fr: "Vue de la fenêtre", en: "View from the window", pt: "Vista da janela" }, windowViews),
    back: plain({ fr: "Lien vers les chambres", en: "Link to the rooms", pt: "Ligação para os quartos" }),
  }),
  content: ({ texts: { heading, price, view, back }, body }, { path }) => ({
    heading,
    price,
    view,
    back,
    body,
    rooms: path("rooms"),
  }),
});
