import { definePage } from "../../input/site-input.ts";
import { postCards } from "../../languages/messages.ts";

export const page = definePage({
  id: "post",
  kind: "post",
  section: "blog",
  messages: [
    "posts.back",
    "posts.minutes",
    "posts.one-minute",
    "posts.published",
    "posts.related",
    "posts.updated",
    "text.checked",
    "text.sources",
    ...postCards,
  ],
  content: ({ post }) => post,
});
