import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { definePage } from "../../input/site-input.ts";
import { postLists } from "../../languages/messages.ts";

export const page = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: "tag",
  view: "post-list",
  section: "blog",
  messages: ["tag", ...postLists],
  content: ({ tag, list }, { message }) => ({
    heading: twoVoices(message("tag.title", { tag: `**${tag.label}**` })),
    lead: [message("tag.lead", { tag: tag.label })],
    tag,
    ...list,
  }),
});
