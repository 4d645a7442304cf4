import { formatDate } from "#engine/i18n/format.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { definePage } from "#engine/pages/definition/define-page.ts";

export const letter = definePage({
  id: "letter",
  kind: "one",
  paths: { it: "lettera" },
  texts: ({ plain }) => ({
    written: plain({ fr: "Écrite le", en: "Written on", pt: "Escrita em" }),
    signature: plain({ fr: "Signature", en: "Signature", pt: "Assinatura" }),
  }),
  content: ({ texts, body }, { translation, locale }) => ({
    ...texts,
    body,
    written: formatDate(texts.written, languageOf(translation, locale)),
  }),
});
