import type { JsonSchema } from "@valibot/to-json-schema";
import { inOwnerLanguage, type OwnerText, type OwnerTexts } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { type FieldWords, wordsOf } from "#engine/pages/definition/fields.ts";
import { siteFieldTitles } from "./site-field-titles.ts";
import { textFieldTitles } from "./text-field-titles.ts";

/** Hints under fields, by their path or their last name. */
const hints: OwnerTexts = {
  "post.title": {
    fr: "L'adresse de l'article reste celle de son premier titre. 60 signes au plus pour les moteurs de recherche.",
    en: "The address of the article stays that of its first title. At most 60 characters for search engines.",
    pt: "O endereço do artigo continua a ser o do primeiro título. No máximo 60 caracteres para os motores de busca.",
  },
  "post.date": {
    fr: "Une date à venir : l'article paraîtra ce jour-là.",
    en: "A date to come: the article appears on that day.",
    pt: "Uma data futura: o artigo aparece nesse dia.",
  },
  "post.draft": {
    fr: "Tant que la case est cochée, personne d'autre ne voit l'article.",
    en: "While it is ticked, nobody else sees the article.",
    pt: "Enquanto estiver assinalado, mais ninguém vê o artigo.",
  },
  "post.expires": {
    fr: "Le dernier jour où l'article se voit. Vide : il reste.",
    en: "The last day on which the article is shown. Empty: it stays.",
    pt: "O último dia em que o artigo se vê. Vazio: fica.",
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
  "site.description": {
    fr: "{brand} est remplacé par le nom de l'entreprise.",
    en: "{brand} is replaced by the name of the company.",
    pt: "{brand} é substituído pelo nome da empresa.",
  },
  "site.url": {
    fr: "L'adresse du site, sans barre à la fin : https://www.exemple.fr",
    en: "The address of the site, without a slash at its end: https://www.example.com",
    pt: "O endereço do site, sem barra no fim: https://www.exemplo.pt",
  },
  "site.hours.offices": {
    fr: "Une ligne par jour ou suite de jours, « monday-friday » (du lundi au vendredi), puis les heures : 09:00-12:30, 14:00-18:00. Un jour sans ligne est fermé.",
    en: "A line for a day or a run of days, “monday-friday”, then the hours: 09:00-12:30, 14:00-18:00. A day without a line is closed.",
    pt: "Uma linha por dia ou sequência de dias, «monday-friday» (de segunda a sexta), e as horas: 09:00-12:30, 14:00-18:00. Um dia sem linha está fechado.",
  },
  holidays: {
    fr: "fr : fermé les jours fériés de France ; pt : ceux du Portugal ; off : ouvert comme d'habitude.",
    en: "fr: closed on the public holidays of France; pt: on those of Portugal; off: open as usual.",
    pt: "fr: fechado nos feriados de França; pt: nos de Portugal; off: aberto como de costume.",
  },
  "site.hours.closed": {
    fr: "Les jours où vous fermez. Sans date de fin : un seul jour.",
    en: "The days on which you close. Without a last day: one day.",
    pt: "Os dias em que fecha. Sem data de fim: um só dia.",
  },
  number: {
    fr: "Comme vous l'écrivez : 01 23 45 67 89, +351 212 345 678.",
    en: "As you write it: 01 23 45 67 89, +351 212 345 678.",
    pt: "Como o escreve: 01 23 45 67 89, +351 212 345 678.",
  },
  published: {
    fr: "Le code de chacune : fr, en, pt. Une langue que l'on retire garde ses textes.",
    en: "The code of each: fr, en, pt. A language that is taken away keeps its texts.",
    pt: "O código de cada uma: fr, en, pt. Uma língua que se retira guarda os seus textos.",
  },
  "site.languages.default": {
    fr: "Celle de qui n'en a pas choisi. Vide : la première du site.",
    en: "That of visitors who have chosen none. Empty: the first of the site.",
    pt: "A de quem não escolheu nenhuma. Vazio: a primeira do site.",
  },
  "site.languages.fallback": {
    fr: "Son texte remplace celui qui manque. Vide : la langue par défaut.",
    en: "Its text stands in for one that is missing. Empty: the default language.",
    pt: "O seu texto substitui o que falta. Vazio: a língua predefinida.",
  },
  pathAliases: {
    fr: "Le premier mot des adresses d'une langue, là où ce n'est pas son code : « pt » devient « portugues ».",
    en: "The first word of a language's addresses, where it is not its code: “pt” becomes “portugues”.",
    pt: "A primeira palavra dos endereços de uma língua, quando não é o seu código: «pt» passa a «portugues».",
  },
  rewriteDefaultLanguage: {
    fr: "Non : les pages de la langue par défaut ont des adresses sans préfixe, et celles avec préfixe y mènent.",
    en: "No: pages of the default language have addresses without a prefix, and those with it lead there.",
    pt: "Não: as páginas da língua predefinida têm endereços sem prefixo, e os que o têm conduzem aí.",
  },
  enablePathRewrite: {
    fr: "Non : aucune adresse n'a de préfixe. Seulement pour un site en une seule langue.",
    en: "No: no address has a prefix. For a site in one language only.",
    pt: "Não: nenhum endereço tem prefixo. Só para um site numa única língua.",
  },
  missing: {
    fr: "error : le site n'est pas construit ; fallback : le texte de la langue de remplacement est montré.",
    en: "error: the site is not made; fallback: the text in the fallback language is shown.",
    pt: "error: o site não é construído; fallback: mostra-se o texto da língua de substituição.",
  },
  "site.analytics.matomo.url": {
    fr: "Vide : la mesure est éteinte.",
    en: "Empty: measurement is off.",
    pt: "Vazio: a medição está desligada.",
  },
};

/** The words that a form shows of a field beside its value. */
interface FieldTexts {
  readonly title?: string;
  readonly description?: string;
}

/** The schema of a field with the words of the page's folder, by an action of the field's own schema. */
export function withOwnTexts(schema: JsonSchema, action: unknown, language: OwnerLanguage): JsonSchema | undefined {
  const words = wordsOf(action);
  if (words === undefined) return undefined;
  // The action itself has been copied into the schema.
  const { label: _, hint: __, ...plain } = schema as JsonSchema & Partial<FieldWords>;
  return { ...shown({ title: words.label, description: words.hint }, language), ...plain };
}

/**
 * The title of a field, and the hint under it, in a language, where its schema does not say so.
 *
 * @param path of the field, with its schema first and without the numbers of lists: ["site", "offices", "france", "siret"]
 */
export function fieldTexts(path: readonly string[], language: OwnerLanguage): FieldTexts {
  const titles = path[0] === "site" ? { ...textFieldTitles, ...siteFieldTitles } : textFieldTitles;
  return shown({ title: found(titles, path), description: found(hints, path) }, language);
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
