import { definePage } from "#engine/pages/definition/define-page.ts";

export const legalNotice = definePage({
  id: "legal-notice",
  kind: "one",
  paths: { fr: "mention-legale", en: "legal-notice", pt: "aviso-legal" },
  view: "text",
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, body }) => ({ ...texts, body }),
});
