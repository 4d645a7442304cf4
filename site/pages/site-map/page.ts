import { forLocale } from "#engine/i18n/language.ts";
import type { BlockNode, RichText } from "#engine/pages/data/content-tree.ts";
import { mainPages, withOwnPages } from "../../facts/site-facts.ts";
import { definePage, type SiteInput } from "../../input/site-input.ts";

/**
 * A second way to every part of the site beside the menu (WCAG 2.4.5, RGAA 12.1). Posts are reached by their list and
 * their topics, so that the map stays short however many there are.
 */
export const page = definePage({
  id: "site-map",
  kind: "one",
  paths: { fr: "plan-du-site", en: "site-map", pt: "mapa-do-site" },
  view: "text",
  texts: ({ lead, rich }) => ({
    lead,
    pages: rich({ fr: "Pages", en: "Pages", pt: "Páginas" }),
    news: rich({ fr: "Actualités", en: "News", pt: "Notícias" }),
    about: rich({ fr: "À propos", en: "About", pt: "Sobre" }),
  }),
  content: ({ texts: { heading, lead, ...headings } }, site) => ({ heading, lead, body: map(headings, site) }),
});

/** The pages that have their place in the map beside the main ones; others are added to the first list. */
const PLACED: readonly string[] = ["home", "tags", "legal-notice", "accessibility", "site-map"];

function map(headings: Readonly<Record<"pages" | "news" | "about", RichText>>, site: SiteInput): readonly BlockNode[] {
  const { locale, message, messages, path, singlePages, translation } = site;
  const main = mainPages(translation, forLocale(messages, locale));
  const placed = [...PLACED, ...main.map(({ id }) => id)];
  const titled = (page: string) => singlePages.filter(({ id }) => id === page).flatMap(linkTo);
  return [
    part("pages", headings.pages),
    list([
      entry(message("breadcrumb.home"), path("home")),
      ...withOwnPages(
        main.map(({ id, name }) => [
          ...entry(name, path(id)),
          ...(id === "services" ? [list(site.services.map(linkTo))] : []),
        ]),
        [...site.mappedPages, ...singlePages.filter(({ id }) => !placed.includes(id))].map(linkTo),
      ),
    ]),
    part("news", headings.news),
    list([
      entry(message("posts.title"), path("blog")),
      [...titled("tags"), list(site.tags.map(({ label, path: to }) => entry(label, to)))],
    ]),
    part("about", headings.about),
    list([entry(message("footer.legal-notice"), path("legal-notice")), titled("accessibility")]),
  ];
}

function part(id: string, children: RichText): BlockNode {
  return { type: "heading", level: 2, id, children };
}

function list(items: readonly (readonly BlockNode[])[]): BlockNode {
  return { type: "list", ordered: false, items };
}

function linkTo({ name, path }: { readonly name: string; readonly path: string }): readonly BlockNode[] {
  return entry(name, path);
}

function entry(name: string, href: string): readonly BlockNode[] {
  return [{ type: "paragraph", children: [{ type: "link", href, children: [name] }] }];
}
