import { definePage } from "../../house.ts";

export const page = definePage({
  id: "contact",
  kind: "one",
  paths: { it: "contatti", de: "kontakt" },
  showsSettings: true,
  texts: ({ plain }) => ({
    write: plain({ fr: "Titre du formulaire", en: "Heading of the form", pt: "Título do formulário" }),
  }),
  content: ({ texts, body }, { house, contactForm: form }) => ({ ...texts, body, house, form }),
});
