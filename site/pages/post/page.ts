import { definePage } from "../../input/site-input.ts";
import { postCards } from "../../languages/shared-messages.ts";

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
