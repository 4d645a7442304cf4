import { type RichText, twoVoices } from "#engine/pages/data/content-tree.ts";
import { definePage, type SiteInput } from "../../input/site-input.ts";

/** What is shown at an address without a page. */
export interface NotFoundContent {
  /** Stands for “Error 404” where the address is known to be gone for good; the page then names no path. */
  readonly label?: string;
  readonly heading: RichText;
  readonly text: RichText;
}

export const page = definePage({
  id: "not-found",
  kind: "error",
  paths: "404",
  messages: ["not-found"],
  texts: ({ sentences }) => ({ text: sentences }),
  head: ({ gone }, { message }) =>
    gone ? { title: message("gone.title"), description: message("gone.description") } : undefined,
  content: ({ texts, gone }, site): NotFoundContent => (gone ? goneContent(site) : texts),
});

function goneContent({ message }: SiteInput): NotFoundContent {
  return { label: message("gone.label"), heading: twoVoices(message("gone.heading")), text: [message("gone.text")] };
}
