import { definePage } from "../../house.ts";

export const page = definePage({
  id: "privacy",
  kind: "one",
  paths: { it: "privacy", de: "datenschutz" },
  view: "text",
  showsSettings: true,
  content: ({ texts, body }) => ({ ...texts, body }),
});
