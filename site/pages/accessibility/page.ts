import { definePage } from "../../input/site-input.ts";

export const page = definePage({
  id: "accessibility",
  kind: "one",
  paths: { fr: "accessibilite", en: "accessibility", pt: "acessibilidade" },
  view: "text",
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, body }) => ({ ...texts, body }),
});
