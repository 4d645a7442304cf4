import { definePage } from "#engine/pages/definition/define-page.ts";

export const accessibility = definePage({
  id: "accessibility",
  kind: "one",
  paths: { fr: "accessibilite", en: "accessibility", pt: "acessibilidade" },
  view: "text",
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, body }) => ({ ...texts, body }),
});
