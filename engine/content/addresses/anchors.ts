import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { type BlockNode, plainText } from "../../pages/data/content-tree.ts";
import { percentDecoded } from "../../pages/paths/paths.ts";
import { nearest } from "../source/nearest.ts";
import { slugOf, uniqueSlug } from "../source/slug.ts";

type Report = (where: string, details: ProblemDetails) => void;

type Heading = Extract<BlockNode, { type: "heading" }>;

/**
 * Gives each heading of a page an anchor, so that no two share one, whichever of its texts they stand in: the author's
 * own, or one made of its words. Reports an own one that is there twice, and links to headings that are not there.
 *
 * @param content all that the page shows, in order
 * @param links those to headings of the page itself: `#etapes`
 */
export function withAnchors<Content>(content: Content, links: Iterable<string>, report: Report): Content {
  const headings = headingsIn(content);
  const taken = new Set<string>();
  for (const { id } of headings) {
    if (id !== "" && taken.has(id))
      report(`{#${id}}`, { id: "anchor-twice", values: { anchor: id, write: `{#${id}-2}` } });
    if (id !== "") taken.add(id);
  }
  const ids = new Map(
    headings.map((heading) => [
      heading,
      heading.id === "" ? uniqueSlug(slugOf(plainText(heading.children), "section"), taken) : heading.id,
    ]),
  );
  for (const link of links) {
    if (!taken.has(percentDecoded(link.slice(1)))) report(link, anchorProblem(link, [...ids.values()]));
  }
  return ids.size === 0
    ? content
    : withNodes(content, (node) => (isHeading(node) ? [{ ...node, id: ids.get(node) }] : undefined));
}

export function anchorsIn(content: unknown): string[] {
  return headingsIn(content).map(({ id }) => id);
}

function headingsIn(part: unknown): Heading[] {
  if (typeof part !== "object" || part === null) return [];
  if (isHeading(part)) return [part];
  return Object.values(part).flatMap(headingsIn);
}

/**
 * A copy of content with other nodes.
 *
 * @param change gives what takes the place of a node of a list; undefined leaves it, and goes on inside it
 */
export function withNodes<Content>(
  content: Content,
  change: (node: object) => readonly unknown[] | undefined,
): Content {
  const copied = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (!Array.isArray(part)) return Object.fromEntries(Object.entries(part).map(([key, own]) => [key, copied(own)]));
    return part.flatMap((own) => (typeof own === "object" && own !== null && change(own)) || [copied(own)]);
  };
  return copied(content) as Content;
}

function isHeading(part: object): part is Heading {
  return "type" in part && part.type === "heading";
}

/**
 * The problem of a link to a heading that does not exist.
 *
 * @param link as it is written: `#etapes`, `/fr/contact/#etapes`
 * @param ids the anchors of the page that it leads to
 */
export function anchorProblem(link: string, ids: readonly string[]): ProblemDetails {
  const anchors = ids.map((id) => `#${id}`);
  const [page = "", anchor = ""] = link.split("#");
  const near = nearest(`#${anchor}`, anchors) ?? anchors[0];
  if (near === undefined) return { id: "anchor-without-headings", values: { link } };
  return { id: "anchor-to-nothing", values: { link, anchors: anchors.join(", "), write: page + near } };
}
