import { forLocale } from "#engine/i18n/language.ts";
import { definePage } from "../../house.ts";
import { message } from "../../messages.ts";

export const page = definePage({
  id: "tag",
  kind: "list-of-tag",
  paths: { it: "tema", de: "thema" },
  view: "news",
  section: "news",
  content: ({ tag, list }, { messages, locale }) => {
    const texts = forLocale(messages, locale) as Parameters<typeof message>[0];
    return {
      heading: [message(texts, "tag.title", { tag: tag.label })],
      lead: [message(texts, "tag.lead", { tag: tag.label })],
      tag,
      ...list,
    };
  },
});
