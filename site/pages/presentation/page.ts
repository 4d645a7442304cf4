import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage } from "../../input/site-input.ts";

export const page = definePage({
  id: "presentation",
  kind: "one",
  paths: { fr: "presentation", en: "presentation", pt: "apresentacao" },
  messages: ["people"],
  texts: ({ call, definitions, lead, list, paragraphs, plain, rich, section, sentences, titled }) => ({
    lead,
    about: section({ fr: "À propos", en: "About", pt: "Sobre" }, { lead, text: paragraphs }),
    timeline: section(
      { fr: "Chronologie", en: "Timeline", pt: "Cronologia" },
      {
        steps: list(
          { fr: "Étapes", en: "Steps", pt: "Etapas" },
          { when: plain({ fr: "Quand", en: "When", pt: "Quando" }), text: sentences },
        ),
        note: rich({ fr: "Note", en: "Note", pt: "Nota" }),
      },
    ),
    banks: section(
      { fr: "Les deux rives", en: "The two banks", pt: "As duas margens" },
      {
        france: titled({ fr: "France", en: "France", pt: "França" }),
        portugal: titled({ fr: "Portugal", en: "Portugal", pt: "Portugal" }),
      },
    ),
    method: section(
      { fr: "Méthode", en: "Method", pt: "Método" },
      { rules: definitions({ fr: "Règles", en: "Rules", pt: "Regras" }) },
    ),
    call,
  }),
  content: ({ texts }, { people }) => ({ ...texts, people: people() }),
});

export type PresentationContent = ContentOf<typeof page>;
