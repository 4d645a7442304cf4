import { translation } from "../../pages/paths/test-support/translation.ts";
import { siteLink } from "../addresses/check-links.ts";
import type { MarkdownContext } from "../text/text-environment.ts";

/** What a text is read with: a picture and a document, and lists of what is reported and linked. */
export function markdownContext(): MarkdownContext & { readonly reports: string[]; readonly links: string[] } {
  const reports: string[] = [];
  const links: string[] = [];
  return {
    translation,
    reports,
    links,
    link: (address) => {
      links.push(address);
      return siteLink(address, translation, "fr", "https://site.example")?.href;
    },
    typeset: (text) => text,
    picture: (source, alt) =>
      source === "map.png" ? { src: "/assets/media/x.jpeg", sources: [], width: 10, height: 5, alt } : undefined,
    galleryCut: () => "tile",
    document: (source) => (source === "guide.pdf" ? { href: "/documents/guide.pdf", note: "PDF, 1,2 Mo" } : undefined),
    mediaNames: () => ["map.png", "guide.pdf"],
    directive: () => ({ type: "rule" }),
    report: (_where, { id }) => reports.push(id),
  };
}
