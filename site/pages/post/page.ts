import { definePage } from "../../page-definition/define-page.ts";

export const post = definePage({
  id: "post",
  kind: "post",
  messages: [
    "blog.back",
    "blog.minutes",
    "blog.one-minute",
    "blog.published",
    "blog.related",
    "blog.updated",
    "blog.read-more",
    "blog.read-more-of",
    "blog.in-language",
    "blog.tags",
  ],
  content: ({ post }) => post,
});
