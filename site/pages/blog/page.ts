import { definePage } from "../../input/site-input.ts";
import { postLists } from "../../languages/messages.ts";

export const page = definePage({
  id: "blog",
  kind: "list",
  paths: "blog",
  view: "post-list",
  messages: postLists,
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, list }) => ({ ...texts, ...list }),
});
