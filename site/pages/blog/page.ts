import { definePage } from "../../page-definition/define-page.ts";

export const blog = definePage({
  id: "blog",
  kind: "list",
  paths: "blog",
  view: "post-list",
  messages: [
    "pagination",
    "blog.all",
    "blog.all-tags",
    "blog.filter",
    "blog.read-more",
    "blog.read-more-of",
    "blog.in-language",
    "blog.tags",
  ],
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, list }) => ({ ...texts, ...list }),
});
