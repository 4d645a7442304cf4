import type { JsonSchema } from "@valibot/to-json-schema";
import { type FieldWords, wordsOf } from "../../site/page-definition/fields.ts";
import type { Language } from "../contract/values.ts";
import { siteFieldTitles } from "./site-field-titles.ts";
import { type InTurn, textFieldTitles } from "./text-field-titles.ts";

const ORDER: readonly Language[] = ["fr", "en", "pt"];

/** What is said under a field, by its path or its last name. */
const hints: Readonly<Record<string, InTurn>> = {
  "post.title": [
    "L'adresse de l'article reste celle de son premier titre. 60 signes au plus pour les moteurs de recherche.",
    "The address of the article stays that of its first title. At most 60 characters for search engines.",
    "O endereço do artigo continua a ser o do primeiro título. No máximo 60 caracteres para os motores de busca.",
  ],
  "post.date": [
    "Une date à venir : l'article paraîtra ce jour-là.",
    "A date to come: the article appears on that day.",
    "Uma data futura: o artigo aparece nesse dia.",
  ],
  "post.draft": [
    "Tant que la case est cochée, personne d'autre ne voit l'article.",
    "While it is ticked, nobody else sees the article.",
    "Enquanto estiver assinalado, mais ninguém vê o artigo.",
  ],
  "post.expires": [
    "Le dernier jour où l'article se voit. Vide : il reste.",
    "The last day on which the article is shown. Empty: it stays.",
    "O último dia em que o artigo se vê. Vazio: fica.",
  ],
  "post.imageAlt": [
    "Pour qui ne voit pas l'image : une phrase qui dit ce qu'elle montre.",
    "For those who do not see the picture: a sentence that says what it shows.",
    "Para quem não vê a imagem: uma frase que diz o que ela mostra.",
  ],
  "post.key": [
    "Le même dans toutes les langues : c'est ce qui les relie.",
    "The same in every language: it joins them.",
    "O mesmo em todas as línguas: é o que as liga.",
  ],
  aliases: [
    "Les adresses que la page avait avant : elles mènent ici.",
    "The addresses that the page had before: they lead here.",
    "Os endereços que a página tinha antes: conduzem aqui.",
  ],
  description: ["De 110 à 160 signes.", "From 110 to 160 characters.", "De 110 a 160 caracteres."],
  "site.description": [
    "{brand} est remplacé par le nom de l'entreprise.",
    "{brand} is replaced by the name of the company.",
    "{brand} é substituído pelo nome da empresa.",
  ],
  "site.url": [
    "L'adresse du site, sans barre à la fin : https://www.exemple.fr",
    "The address of the site, without a slash at its end: https://www.example.com",
    "O endereço do site, sem barra no fim: https://www.exemplo.pt",
  ],
  "site.hours.offices": [
    "Une ligne par jour ou suite de jours, « monday-friday » (du lundi au vendredi), puis les heures : 09:00-12:30, 14:00-18:00. Un jour sans ligne est fermé.",
    "A line for a day or a run of days, “monday-friday”, then the hours: 09:00-12:30, 14:00-18:00. A day without a line is closed.",
    "Uma linha por dia ou sequência de dias, «monday-friday» (de segunda a sexta), e as horas: 09:00-12:30, 14:00-18:00. Um dia sem linha está fechado.",
  ],
  holidays: [
    "fr : fermé les jours fériés de France ; pt : ceux du Portugal ; off : ouvert comme d'habitude.",
    "fr: closed on the public holidays of France; pt: on those of Portugal; off: open as usual.",
    "fr: fechado nos feriados de França; pt: nos de Portugal; off: aberto como de costume.",
  ],
  "site.hours.closed": [
    "Les jours où vous fermez. Sans date de fin : un seul jour.",
    "The days on which you close. Without a last day: one day.",
    "Os dias em que fecha. Sem data de fim: um só dia.",
  ],
  number: [
    "Comme vous l'écrivez : 01 23 45 67 89, +351 212 345 678.",
    "As you write it: 01 23 45 67 89, +351 212 345 678.",
    "Como o escreve: 01 23 45 67 89, +351 212 345 678.",
  ],
  published: [
    "Le code de chacune : fr, en, pt. Une langue que l'on retire garde ses textes.",
    "The code of each: fr, en, pt. A language that is taken away keeps its texts.",
    "O código de cada uma: fr, en, pt. Uma língua que se retira guarda os seus textos.",
  ],
  missing: [
    "error : le site n'est pas construit ; fallback : le texte de la première langue est montré.",
    "error: the site is not made; fallback: the text in the first language is shown.",
    "error: o site não é construído; fallback: mostra-se o texto da primeira língua.",
  ],
  "site.analytics.matomo.url": [
    "Vide : la mesure est éteinte.",
    "Empty: measurement is off.",
    "Vazio: a medição está desligada.",
  ],
};

/** What is said of a field beside its value. */
interface FieldTexts {
  readonly title?: string;
  readonly description?: string;
}

/** The schema of a field with what the page's folder says of the field, by an action of its own schema. */
export function withOwnTexts(schema: JsonSchema, action: unknown, language: Language): JsonSchema | undefined {
  const words = wordsOf(action);
  if (words === undefined) return undefined;
  // The action itself has been copied into the schema.
  const { label: _, hint: __, ...plain } = schema as JsonSchema & Partial<FieldWords>;
  const texts = { title: words.label[language], ...(words.hint && { description: words.hint[language] }) };
  return { ...texts, ...plain };
}

/**
 * What a field is called, and what is said under it, in a language, where its schema does not say so.
 *
 * @param path of the field, with its schema first and without the numbers of lists: ["site", "offices", "france", "siret"]
 */
export function fieldTexts(path: readonly string[], language: Language): FieldTexts {
  const isSite = path[0] === "site";
  const titles = isSite ? { ...textFieldTitles, ...siteFieldTitles } : textFieldTitles;
  const title = found(titles, path)?.[ORDER.indexOf(language)];
  const description = found(hints, path)?.[ORDER.indexOf(language)];
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

/** The text of the whole path, of the path in its schema, or of the field's own name. */
function found(texts: Readonly<Record<string, InTurn>>, path: readonly string[]): InTurn | undefined {
  const names = [path.join("."), path.slice(1).join("."), path.at(-1) ?? ""];
  const name = names.find((known) => Object.hasOwn(texts, known));
  return name === undefined ? undefined : texts[name];
}
