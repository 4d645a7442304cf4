import * as v from "valibot";
import { draft, labelled, optionalField, withWords } from "../../pages/definition/fields.ts";
import { day, hour, line, noName, pictureFile } from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { because } from "../source/validate.ts";
import { oldAddresses } from "./old-address.ts";
import { DESCRIPTION, sourcesWith, TITLE } from "./page-schemas.ts";

/** In the order of the owner's form. */
const postFields = v.strictObject({
  title: withWords(line, {
    label: TITLE,
    hint: {
      fr: "L'adresse de l'article ne change pas avec lui. 60 caractères au plus pour les moteurs de recherche.",
      en: "The address of the article does not change with it. At most 60 characters for search engines.",
      pt: "O endereço do artigo não muda com ele. No máximo 60 caracteres para os motores de busca.",
    },
    widget: "markdown-line",
  }),
  date: labelled(
    day,
    { fr: "Date", en: "Date", pt: "Data" },
    {
      fr: "Une date à venir : l'article paraîtra ce jour-là.",
      en: "A date to come: the article appears on that day.",
      pt: "Uma data futura: o artigo aparece nesse dia.",
    },
  ),
  at: optionalField(
    hour,
    { fr: "Heure", en: "Time", pt: "Hora" },
    {
      fr: "Vide : dès minuit. À l'heure du bureau, si l'éditeur a une adresse ; sinon, avec la mise en ligne qui suit.",
      en: "Empty: from midnight. At the office's time, if the editor has an address; otherwise, with the publication after it.",
      pt: "Vazio: a partir da meia-noite. À hora do escritório, se o editor tiver um endereço; noutros casos, com a publicação seguinte.",
    },
  ),
  description: v.optional(
    withWords(v.pipe(v.string(), v.trim()), {
      label: DESCRIPTION,
      hint: {
        fr: "De 110 à 160 caractères. Il la faut pour publier, pas pour un brouillon.",
        en: "From 110 to 160 characters. Needed to publish, not for a draft.",
        pt: "De 110 a 160 caracteres. É precisa para publicar, não para um rascunho.",
      },
      widget: "text",
      isNeeded: true,
    }),
    "",
  ),
  tags: withWords(v.array(line), { label: { fr: "Thèmes", en: "Tags", pt: "Temas" }, widget: "tags" }),
  key: v.optional(
    withWords(v.pipe(line, v.regex(SLUG, noName)), {
      label: {
        fr: "Nom commun à toutes les langues",
        en: "Name shared by all languages",
        pt: "Nome comum a todas as línguas",
      },
      hint: {
        fr: "Le même dans toutes les langues : c'est ce qui les relie.",
        en: "The same in every language: it joins them.",
        pt: "O mesmo em todas as línguas: é o que as liga.",
      },
      widget: "slug",
      isRare: true,
    }),
  ),
  updated: optionalField(day, { fr: "Mis à jour le", en: "Updated on", pt: "Atualizado em" }),
  image: optionalField(pictureFile, { fr: "Image", en: "Picture", pt: "Imagem" }),
  imageAlt: optionalField(
    v.string(),
    { fr: "Ce que montre l'image", en: "What the picture shows", pt: "O que a imagem mostra" },
    {
      fr: "Pour qui ne voit pas l'image : une phrase qui dit ce qu'elle montre.",
      en: "For those who do not see the picture: a sentence that says what it shows.",
      pt: "Para quem não vê a imagem: uma frase que diz o que ela mostra.",
    },
  ),
  draft,
  expires: optionalField(
    day,
    { fr: "Retiré après le", en: "Withdrawn after", pt: "Retirado depois de" },
    {
      fr: "Le dernier jour où l'article se voit. Vide : il reste.",
      en: "The last day on which the article is shown. Empty: it stays.",
      pt: "O último dia em que o artigo se vê. Vazio: fica.",
    },
  ),
  sources: sourcesWith(withWords(line, { widget: "markdown-line" })),
  aliases: oldAddresses,
});
const beforeItsDate = because("before-its-date", (input) => ({ write: (input as { readonly date: string }).date }));

/** Front matter of a post, before its texts are read. */
export const postSchema = v.pipe(
  postFields,
  // A draft is written before it is summed up.
  v.forward(
    v.partialCheck(
      [["description"], ["draft"]],
      ({ description, draft }) => draft || description !== "",
      because("value-empty", { write: "…" }),
    ),
    ["description"],
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["expires"]],
      ({ date, expires }) => expires === undefined || expires >= date,
      beforeItsDate,
    ),
    ["expires"],
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["updated"]],
      ({ date, updated }) => updated === undefined || updated >= date,
      beforeItsDate,
    ),
    ["updated"],
  ),
);

export type PostFrontMatter = v.InferOutput<typeof postSchema>;
