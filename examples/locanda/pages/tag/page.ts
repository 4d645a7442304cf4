import { definePage } from "../../house.ts";

export const page = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: { it: "tema", de: "thema" },
  view: "news",
  section: "news",
  content: ({ tag, list }, { message }) => ({
    heading: [message("tag.title", { tag: tag.label })],
    lead: [message("tag.lead", { tag: tag.label })],
    tag,
    ...list,
  }),
});
