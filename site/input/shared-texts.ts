/** Parts that several pages of this site have. */
import type * as v from "valibot";
import type { TextFields } from "#engine/pages/definition/fields.ts";

function parts({ blocks, list, plain, rich, section, sentences, titles }: TextFields) {
  const items = { fr: "Lignes", en: "Items", pt: "Linhas" };
  return {
    /** The last band of a page: the two phone numbers and a button that leads to the contact page. */
    call: section(
      { fr: "Invitation à écrire", en: "Invitation to write", pt: "Convite a escrever" },
      { text: sentences, button: plain({ fr: "Bouton", en: "Button", pt: "Botão" }) },
    ),
    /** The steps of what is done for a client. */
    steps: section({ fr: "Étapes", en: "Steps", pt: "Etapas" }, { items: list(items, titles) }),
    questions: section(
      { fr: "Questions", en: "Questions", pt: "Perguntas" },
      {
        items: list(items, {
          question: rich({ fr: "Question", en: "Question", pt: "Pergunta" }),
          answer: blocks({ fr: "Réponse", en: "Answer", pt: "Resposta" }),
        }),
      },
    ),
  };
}

type Parts = ReturnType<typeof parts>;

/** What the texts of this site's pages are made of. */
export function siteFields(fields: TextFields): TextFields & Parts {
  return { ...fields, ...parts(fields) };
}

/** What the view of such a part is given. */
export type SharedPart<Name extends keyof Parts> = v.InferOutput<Parts[Name]>;
