import type { Locale } from "../../../i18n/site-locales.ts";

/** Each pattern matches the space that must not break. `}` is the end of a variable that will be a number. */
type SpacePatterns = Readonly<Record<Locale, RegExp>>;

const symbols = "€|%|‰|°C|km|cm|mm|m²|m³|m|kg|g|l|kWh|kB|MB|GB|ko|Mo|Go|px|GMT|UTC";

/** The space between a number and its unit. */
export const counted: SpacePatterns = {
  fr: afterNumber(
    `${symbols}|h|min|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|euros?|milli(?:er|on|ard)s?`,
  ),
  en: afterNumber(`${symbols}|hours?|minutes?|seconds?|days?|weeks?|months?|years?|euros?|million|billion|[ap]\\.m\\.`),
  pt: afterNumber(`${symbols}|horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|euros?|mil|milhão|milhões`),
};

const monthNames: Readonly<Record<Locale, string>> = {
  fr: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  en: "January|February|March|April|May|June|July|August|September|October|November|December",
  pt: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
};

/** The spaces between day, month and year. */
export const dates: Readonly<Record<Locale, readonly RegExp[]>> = {
  fr: [afterNumber(monthNames.fr, "(?:er)?"), beforeYear(monthNames.fr)],
  en: [afterNumber(monthNames.en), beforeYear(monthNames.en)],
  pt: [
    afterNumber(`de (?:${monthNames.pt})`, "(?:\\.º)?"),
    new RegExp(` (?<=\\p{N}(?:\\.º)?[ \u00a0]de )(?=(?:${monthNames.pt})(?!\\p{L}))`, "gu"),
  ],
};

/** The space between a postcode, of France or of Portugal, and its town. */
export const postcodes = / (?<=(?<!\p{N})(?:\p{N}{5}|\p{N}{4}-\u2060?\p{N}{3}) )(?=\p{Lu})/gu;

/** The space between a short title and a name. */
export const titles: SpacePatterns = {
  fr: / (?<=(?<!\p{L})(?:M\.|MM\.|Mmes?|Mlle|Mes?|Drs?|Dres?) )(?=\p{Lu})/gu,
  en: / (?<=(?<!\p{L})(?:Mr|Mrs|Ms|Dr)\.? )(?=\p{Lu})/gu,
  pt: / (?<=(?<!\p{L})(?:Srs?|Sras?|Drs?|Dras?|Eng)\.?[ªº]? )(?=\p{Lu})/gu,
};

/** The space between “number”, “article” or “page” and its number. */
export const numbered =
  / (?<=(?<!\p{L})(?:[Nn]°|[Nn]\.º|[Nn]o\.?|§|[Aa]rt\.|[Aa]rticles?|[Aa]rtigos?|[Pp]ages?|[Pp]áginas?) )(?=\p{N})/gu;

/** After the hyphen between a Portuguese verb and its pronoun: broken there, the hyphen would have to be written twice. */
export const pronoun = /(?<=\p{L}-)(?=(?:me|te|se|l?[oa]s?|n[oa]s?|vos|lhes?)(?!\p{L}))/gu;

/** Inside an inverted French verb: “a-t-il”. */
export const turned = /(?<=\p{L}-)(?=t-(?:ils?|elles?|on)(?!\p{L}))|(?<=\p{L}-t-)(?=(?:ils?|elles?|on)(?!\p{L}))/gu;

function beforeYear(names: string): RegExp {
  return new RegExp(` (?<=(?:${names}) )(?=\\p{N}{4}(?!\\p{N}))`, "gu");
}

function afterNumber(words: string, between = ""): RegExp {
  return new RegExp(` (?<=[\\p{N}}]${between} )(?=(?:${words})(?!\\p{L}))`, "gu");
}
