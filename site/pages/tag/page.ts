import { message } from "../../i18n/messages.ts";
import { twoVoices } from "../../page-data/content-tree.ts";
import { definePage } from "../../page-definition/define-page.ts";

export const tag = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: "tag",
  view: "post-list",
  messages: [
    "pagination",
    "tag",
    "blog.all",
    "blog.all-tags",
    "blog.filter",
    "blog.read-more",
    "blog.read-more-of",
    "blog.in-language",
    "blog.tags",
  ],
  head: ({ tag: { label } }, { locale, messages }) => ({
    title: message(messages[locale], "tag.title", { tag: label }),
    description: message(messages[locale], "tag.lead", { tag: label }),
  }),
  content: ({ tag, list }, { locale, messages }) => ({
    heading: twoVoices(message(messages[locale], "tag.title", { tag: `**${tag.label}**` })),
    lead: [message(messages[locale], "tag.lead", { tag: tag.label })],
    tag,
    ...list,
  }),
});
