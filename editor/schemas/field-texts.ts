import type { JsonSchema } from "@valibot/to-json-schema";
import { inOwnerLanguage, type OwnerText, type OwnerTexts } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { wordsOf } from "#engine/pages/definition/fields.ts";
import { textFieldTitles } from "./text-field-titles.ts";

/** Hints under fields, by their path or their last name. */
const hints: OwnerTexts = {
  "post.title": {
    fr: "L'adresse de l'article ne change pas avec lui. 60 signes au plus pour les moteurs de recherche.",
    en: "The address of the article does not change with it. At most 60 characters for search engines.",
    pt: "O endereço do artigo não muda com ele. No máximo 60 caracteres para os motores de busca.",
  },
  "post.date": {
    fr: "Une date à venir : l'article paraîtra ce jour-là.",
    en: "A date to come: the article appears on that day.",
    pt: "Uma data futura: o artigo aparece nesse dia.",
  },
  "post.expires": {
    fr: "Le dernier jour où l'article se voit. Vide : il reste.",
    en: "The last day on which the article is shown. Empty: it stays.",
    pt: "O último dia em que o artigo se vê. Vazio: fica.",
  },
  "post.description": {
    fr: "De 110 à 160 signes. Il la faut pour publier, pas pour un brouillon.",
    en: "From 110 to 160 characters. Needed to publish, not for a draft.",
    pt: "De 110 a 160 caracteres. É precisa para publicar, não para um rascunho.",
  },
  "post.imageAlt": {
    fr: "Pour qui ne voit pas l'image : une phrase qui dit ce qu'elle montre.",
    en: "For those who do not see the picture: a sentence that says what it shows.",
    pt: "Para quem não vê a imagem: uma frase que diz o que ela mostra.",
  },
  "post.key": {
    fr: "Le même dans toutes les langues : c'est ce qui les relie.",
    en: "The same in every language: it joins them.",
    pt: "O mesmo em todas as línguas: é o que as liga.",
  },
  aliases: {
    fr: "Les adresses que la page avait avant : elles mènent ici.",
    en: "The addresses that the page had before: they lead here.",
    pt: "Os endereços que a página tinha antes: conduzem aqui.",
  },
  description: { fr: "De 110 à 160 signes.", en: "From 110 to 160 characters.", pt: "De 110 a 160 caracteres." },
};

/** The words that a form shows of a field beside its value. */
interface FieldTexts {
  readonly title?: string;
  readonly description?: string;
}

/** The schema of a field with the words that stand beside it, by an action of the field's own schema. */
export function withOwnTexts(schema: JsonSchema, action: unknown, language: OwnerLanguage): JsonSchema | undefined {
  const words = wordsOf(action);
  if (words === undefined) return undefined;
  // The action itself has been copied into the schema.
  const plain = Object.fromEntries(Object.entries(schema).filter(([key]) => !(key in words)));
  if (words.choices !== undefined) return { anyOf: namedChoices(words.choices, language) };
  return { ...shown({ title: words.label, description: words.hint }, language), ...plain };
}

function namedChoices(choices: OwnerTexts, language: OwnerLanguage) {
  return Object.entries(choices).map(([word, text]) => ({
    const: word,
    title: inOwnerLanguage(text, language, {}, "\u202f"),
  }));
}

/**
 * The title of a field, and the hint under it, in a language, where its schema does not say so.
 *
 * @param path of the field, with its schema first and without the numbers of lists: ["post", "imageAlt"]
 */
export function fieldTexts(path: readonly string[], language: OwnerLanguage): FieldTexts {
  return shown({ title: found(textFieldTitles, path), description: found(hints, path) }, language);
}

function shown(texts: Readonly<Record<keyof FieldTexts, OwnerText | undefined>>, language: OwnerLanguage): FieldTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      text ? [[key, inOwnerLanguage(text, language, {}, "\u202f")]] : [],
    ),
  );
}

/** The text of the whole path, of the path in its schema, or of the field's own name. */
function found(texts: OwnerTexts, path: readonly string[]): OwnerText | undefined {
  const names = [path.join("."), path.slice(1).join("."), path.at(-1) ?? ""];
  const name = names.find((known) => Object.hasOwn(texts, known));
  return name === undefined ? undefined : texts[name];
}
