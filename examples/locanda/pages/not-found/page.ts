import { definePage } from "#engine/pages/definition/define-page.ts";

export const page = definePage({
  id: "not-found",
  kind: "error",
  paths: "404",
  view: "text",
  content: ({ texts, body }) => ({ ...texts, body }),
});
