import { forLocale } from "#engine/i18n/language.ts";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { definePage } from "../../input/site-input.ts";
import { message } from "../../languages/messages.ts";
import { postLists } from "../../languages/shared-messages.ts";

export const tag = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: "tag",
  view: "post-list",
  section: "blog",
  messages: ["tag", ...postLists],
  content: ({ tag, list }, { locale, messages }) => ({
    heading: twoVoices(message(forLocale(messages, locale), "tag.title", { tag: `**${tag.label}**` })),
    lead: [message(forLocale(messages, locale), "tag.lead", { tag: tag.label })],
    tag,
    ...list,
  }),
});
