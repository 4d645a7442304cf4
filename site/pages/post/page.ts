import { definePage } from "#engine/pages/definition/define-page.ts";
import { postCards } from "#engine/pages/definition/shared-messages.ts";

export const post = definePage({
  id: "post",
  kind: "post",
  section: "blog",
  messages: [
    "blog.back",
    "blog.minutes",
    "blog.one-minute",
    "blog.published",
    "blog.related",
    "blog.updated",
    ...postCards,
  ],
  content: ({ post }) => post,
});
