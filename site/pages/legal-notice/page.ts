import { definePage } from "../../input/site-input.ts";

export const page = definePage({
  id: "legal-notice",
  kind: "one",
  paths: { fr: "mention-legale", en: "legal-notice", pt: "aviso-legal" },
  view: "text",
  texts: ({ lead }) => ({ lead }),
  content: ({ texts, body }) => ({ ...texts, body }),
});
