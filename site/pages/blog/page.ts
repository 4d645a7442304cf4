import { definePage } from "#engine/pages/definition/define-page.ts";
import { postLists } from "#engine/pages/definition/shared-messages.ts";

export const blog = definePage({
  id: "blog",
  kind: "list",
  paths: "blog",
  view: "post-list",
  messages: postLists,
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, list }) => ({ ...texts, ...list }),
});
