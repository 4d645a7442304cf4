import { message } from "../../i18n/messages.ts";
import { twoVoices } from "../../page-data/content-tree.ts";
import { definePage } from "../../page-definition/define-page.ts";
import { postLists } from "../../page-definition/shared-messages.ts";

export const tag = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: "tag",
  view: "post-list",
  section: "blog",
  messages: ["tag", ...postLists],
  content: ({ tag, list }, { locale, messages }) => ({
    heading: twoVoices(message(messages[locale], "tag.title", { tag: `**${tag.label}**` })),
    lead: [message(messages[locale], "tag.lead", { tag: tag.label })],
    tag,
    ...list,
  }),
});
