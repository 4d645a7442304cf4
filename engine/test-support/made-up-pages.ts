import type { OwnerText } from "#engine/i18n/owner-text.ts";
import { definePage } from "#engine/pages/definition/define-page.ts";

export const sameInAll = (word: string): OwnerText => ({ fr: word, en: word, pt: word });
const places = { menu: sameInAll("Menu"), footer: { fr: "Pied de page", en: "Footer", pt: "Rodapé" } };
const layouts = { text: { fr: "Texte", en: "Text", pt: "Texto" } };
const nothing = () => ({});

/** The pages of the made-up site: of each kind, at the addresses that the specification names. */
export const pages = [
  definePage({
    id: "home",
    kind: "one",
    paths: "",
    texts: ({ lead, optional, passage }) => ({
      lead,
      about: optional(passage({ fr: "À propos", en: "About", pt: "Sobre" })),
    }),
    content: ({ texts }) => texts,
  }),
  definePage({
    id: "presentation",
    kind: "one",
    paths: { fr: "presentation", en: "presentation", pt: "apresentacao" },
    texts: ({ lead }) => ({ lead }),
    content: nothing,
  }),
  definePage({
    id: "services",
    kind: "one",
    paths: { fr: "services", en: "services", pt: "servicos" },
    content: nothing,
  }),
  definePage({
    id: "contact",
    kind: "one",
    paths: "contact",
    texts: ({ lead }) => ({ lead }),
    content: ({ texts }) => texts,
  }),
  definePage({
    id: "legal-notice",
    kind: "one",
    paths: { fr: "mention-legale", en: "legal-notice", pt: "aviso-legal" },
    content: ({ body }) => ({ body }),
  }),
  definePage({ id: "tags", kind: "one", paths: "tags", content: nothing }),
  definePage({ id: "not-found", kind: "error", paths: "404", content: nothing }),
  definePage({
    id: "service",
    kind: "folder",
    below: "services",
    folders: "service-",
    section: "services",
    group: { list: sameInAll("Services"), one: sameInAll("service"), add: sameInAll("+ service") },
    texts: ({ lead, lines, oneOf, optional, plain, slug }) => ({
      slug,
      door: oneOf(
        { fr: "Porte", en: "Door", pt: "Porta" },
        { home: { fr: "La maison", en: "The house", pt: "A casa" }, work: sameInAll("Atelier") },
        "home.doors",
      ),
      name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
      lead,
      tasks: optional(lines({ fr: "Travaux", en: "Tasks", pt: "Trabalhos" })),
    }),
    content: nothing,
  }),
  definePage({
    id: "text",
    kind: "folder",
    texts: ({ elsewhere, lead, oneOf, plain, slug, someOf }) => ({
      layout: elsewhere(oneOf({ fr: "Mise en page", en: "Layout", pt: "Disposição" }, layouts)),
      slug,
      name: plain({ fr: "Nom", en: "Name", pt: "Nome" }),
      places: someOf({ fr: "Liens dans", en: "Links in", pt: "Ligações em" }, sameInAll("…"), places, ["footer"]),
      lead,
    }),
    content: nothing,
  }),
  definePage({ id: "blog", kind: "list", paths: "blog", view: "post-list", content: nothing }),
  definePage({
    id: "tag",
    kind: "list-of-tag",
    paths: "tag",
    view: "post-list",
    section: "blog",
    content: ({ tag }) => ({ heading: [tag.label], lead: [tag.label] }),
  }),
  definePage({ id: "article", kind: "post", section: "blog", content: nothing }),
];
