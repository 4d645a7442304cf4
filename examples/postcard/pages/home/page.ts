import { definePage } from "#engine/pages/definition/define-page.ts";

export const page = definePage({
  id: "home",
  kind: "one",
  paths: "",
  texts: ({ plain }) => ({
    link: plain({ fr: "Lien vers la lettre", en: "Link to the letter", pt: "Ligação para a carta" }),
  }),
  content: ({ texts, body }, { path }) => ({ ...texts, body, letter: path("letter") }),
});
