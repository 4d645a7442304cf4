import { postLists } from "#engine/pages/definition/shared-messages.ts";
import { definePage } from "../../input/site-input.ts";

export const blog = definePage({
  id: "blog",
  kind: "list",
  paths: "blog",
  view: "post-list",
  messages: postLists,
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, list }) => ({ ...texts, ...list }),
});
