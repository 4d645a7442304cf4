import { GoLink } from "../../app/components/go-link/go-link.tsx";
import { Heading } from "../../app/components/heading/heading.tsx";
import { Link } from "../../app/components/link/link.tsx";
import { RichText } from "../../app/components/rich-text/rich-text.tsx";
import { plainText, type RichText as Text } from "../../page-data/content-tree.ts";
import { pagePath } from "../../page-paths/paths.ts";
import { type CatalogueData, viewOf, viewsOf } from "../catalogue-data.ts";
import { extreme, foundBlocks } from "../found-blocks.ts";
import type { Entry } from "../specimen.ts";

type Mark = Extract<Text[number], { readonly type: string }>["type"];

/** Headings, marked text, links, buttons. */
export const words: readonly Entry[] = [
  {
    name: "Heading",
    of: ["app/components/heading"],
    specimens: (data) => [
      ...([1, 2, 3, 4] as const).map((level) => ({
        name: `level ${level}`,
        view: <Heading level={level} text={viewOf(data, "services").heading} />,
      })),
      { name: "one voice", view: <Heading level={2} text={[plainText(viewOf(data, "legal-notice").heading)]} /> },
      { name: "longest title of a post", view: <Heading level={1} text={longestTitle(data)} /> },
    ],
  },
  {
    name: "Rich text",
    of: ["app/components/rich-text"],
    specimens: (data) =>
      (["strong", "emphasis", "code", "link", "language", "break"] as const).flatMap((mark) =>
        paragraphWith(data, mark)
          .slice(0, 1)
          .map((text) => ({
            name: mark,
            view: (
              <p className="measure">
                <RichText text={text} />
              </p>
            ),
          })),
      ),
  },
  {
    name: "Link",
    of: ["app/components/link"],
    specimens: ({ localeData: { locale, site, messages } }) => [
      { name: "to a page", view: <Link to={pagePath("services", locale)}>{messages["menu.services"]}</Link> },
      { name: "to another site", view: <Link to={site.social[0]?.url ?? site.url}>{site.social[0]?.name}</Link> },
      { name: "to a phone", view: <Link to={site.phones[0]?.url ?? "tel:"}>{site.phones[0]?.number}</Link> },
      {
        name: "as a button, as a second button",
        view: (
          <p className="row">
            <Link className="btn" to={pagePath("contact", locale)}>
              {messages["menu.contact"]}
            </Link>
            <Link className="btn alt" to={pagePath("services", locale)}>
              {messages["menu.services"]}
            </Link>
          </p>
        ),
      },
    ],
  },
  {
    name: "Go link",
    of: ["app/components/go-link"],
    specimens: (data) => {
      const { locale, messages } = data.localeData;
      const to = pagePath("services", locale);
      return [
        { name: "onwards", view: <GoLink to={to}>{messages["service.see"]}</GoLink> },
        {
          name: "back",
          view: (
            <GoLink to={to} back>
              {messages["blog.back"]}
            </GoLink>
          ),
        },
        { name: "over several lines", view: <GoLink to={to}>{plainText(longestTitle(data))}</GoLink> },
      ];
    },
  },
];

function longestTitle(data: CatalogueData): Text {
  return extreme(viewsOf(data, "post"), ({ title }) => plainText(title).length, "most").title;
}

/** Paragraphs of the content that have a mark. */
function paragraphWith(data: CatalogueData, mark: Mark): readonly Text[] {
  return foundBlocks(data, "paragraph")
    .map(({ children }) => children)
    .filter((text) => text.some((node) => typeof node !== "string" && node.type === mark));
}
