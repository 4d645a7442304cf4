import { definePage } from "#engine/pages/definition/define-page.ts";

export const page = definePage({
  id: "letter",
  kind: "one",
  paths: { it: "lettera" },
  texts: ({ plain }) => ({ signature: plain({ fr: "Signature", en: "Signature", pt: "Assinatura" }) }),
  content: ({ texts, body }) => ({ ...texts, body }),
});
