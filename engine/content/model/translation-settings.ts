import * as v from "valibot";
import { isLocale, type Locale } from "../../i18n/language.ts";
import { isLanguage, languageName } from "../../i18n/language-name.ts";
import { ownerWritings } from "../../i18n/owner-languages/writings.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import { ownerLanguages } from "../../manifest/owner-facts.ts";
import { serverSegments } from "../../manifest/server-paths.ts";
import { labelled, optionalField } from "../../pages/definition/fields.ts";
import { wordsOf } from "../../pages/paths/paths.ts";
import type { PageRoute, Program, SiteProgram, SiteRoutes } from "../../pages/paths/routes.ts";
import { oneOf } from "../source/schema-fields.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { because, validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** How a language is added to a site. */
export const LANGUAGE_GUIDE = "docs/how-to/add-a-language.md";

/** `languages.published` of `site.yaml`: the languages of the site, in the order in which they are offered. */
function published(site: SiteProgram) {
  const known = Object.keys(site.languages);
  const language = v.pipe(
    v.string(),
    v.check(
      (code) => isLocale(site, code) || meant(code, known) === undefined,
      because("language-misspelled", (input) => ({ code: String(input), write: meant(String(input), known) ?? "" })),
    ),
    v.check(
      isLanguage,
      because("language-none", (input) => ({ code: String(input), write: known.join(", ") })),
    ),
    v.check(
      (code) => isLocale(site, code),
      because("language-not-known", (input) => ({
        locale: String(input),
        known: known.join(", "),
        write: LANGUAGE_GUIDE,
      })),
    ),
  );
  return v.pipe(
    v.array(language),
    v.minLength(1, because("value-empty", { write: `[${known[0]}]` })),
    v.check(
      (codes) => new Set(codes).size === codes.length,
      because("language-twice", (input) => ({ write: `[${[...new Set(input as readonly string[])].join(", ")}]` })),
    ),
  );
}

/**
 * `languages` of `site.yaml`: which languages the site has, and how their addresses are written.
 *
 * @param locales those of the site
 */
export function languagesSchema(locales: readonly Locale[], site: SiteProgram) {
  return v.pipe(
    v.strictObject({
      published: labelled(
        published(site),
        {
          fr: "Langues du site, dans leur ordre",
          en: "Languages of the site, in their order",
          pt: "Línguas do site, por ordem",
        },
        {
          fr: "Le code de chacune, comme « fr ». Une langue que l'on retire garde ses textes.",
          en: "The code of each, such as “fr”. A language that is taken away keeps its texts.",
          pt: "O código de cada uma, como «fr». Uma língua que se retira guarda os seus textos.",
        },
      ),
      default: optionalField(
        publishedOne(locales),
        { fr: "Langue par défaut", en: "Default language", pt: "Língua predefinida" },
        {
          fr: "Celle de qui n'en a pas choisi. Vide : la première du site.",
          en: "That of visitors who have chosen none. Empty: the first of the site.",
          pt: "A de quem não escolheu nenhuma. Vazio: a primeira do site.",
        },
      ),
      fallback: optionalField(
        publishedOne(locales),
        { fr: "Langue de remplacement", en: "Fallback language", pt: "Língua de substituição" },
        {
          fr: "Son texte remplace celui qui manque. Vide : la langue par défaut.",
          en: "Its text stands in for one that is missing. Empty: the default language.",
          pt: "O seu texto substitui o que falta. Vazio: a língua predefinida.",
        },
      ),
      pathAliases: optionalField(
        pathAliases(site),
        { fr: "Préfixes des adresses", en: "Prefixes of addresses", pt: "Prefixos dos endereços" },
        {
          fr: "Le premier mot des adresses d'une langue, là où ce n'est pas son code : « pt » devient « portugues ».",
          en: "The first word of a language's addresses, where it is not its code: “pt” becomes “portugues”.",
          pt: "A primeira palavra dos endereços de uma língua, quando não é o seu código: «pt» passa a «portugues».",
        },
      ),
      rewriteDefaultLanguage: optionalField(
        v.boolean(),
        {
          fr: "Préfixe pour la langue par défaut",
          en: "Prefix for the default language",
          pt: "Prefixo para a língua predefinida",
        },
        {
          fr: "Non : les pages de la langue par défaut ont des adresses sans préfixe, et celles avec préfixe y mènent.",
          en: "No: pages of the default language have addresses without a prefix, and those with it lead there.",
          pt: "Não: as páginas da língua predefinida têm endereços sem prefixo, e os que o têm conduzem aí.",
        },
      ),
      enablePathRewrite: optionalField(
        v.boolean(),
        { fr: "Préfixes de langue", en: "Language prefixes", pt: "Prefixos de língua" },
        {
          fr: "Non : aucune adresse n'a de préfixe. Seulement pour un site en une seule langue.",
          en: "No: no address has a prefix. For a site in one language only.",
          pt: "Não: nenhum endereço tem prefixo. Só para um site numa única língua.",
        },
      ),
      missing: labelled(
        oneOf({
          error: { fr: "Le site n'est pas construit", en: "The site is not made", pt: "O site não é construído" },
          fallback: {
            fr: "Le texte de la langue de remplacement est montré",
            en: "The text in the fallback language is shown",
            pt: "Mostra-se o texto da língua de substituição",
          },
        }),
        {
          fr: "Quand un texte manque dans une langue",
          en: "When a text is missing in a language",
          pt: "Quando falta um texto numa língua",
        },
      ),
    }),
    v.forward(
      v.partialCheck(
        [["published"], ["enablePathRewrite"]],
        ({ published: all, enablePathRewrite }) => enablePathRewrite !== false || all.length === 1,
        because("languages-without-prefix", { write: "true" }),
      ),
      ["enablePathRewrite"],
    ),
  );
}

function publishedOne(locales: readonly Locale[]) {
  const write = locales[0] ?? "";
  return v.pipe(
    v.string(),
    v.check((code) => locales.includes(code), because("language-not-published", { write })),
  );
}

/**
 * The translation setup of a `site.yaml`, as far as it can be understood: what is wrong with it is told when it is
 * checked, and must not hide what is wrong elsewhere.
 *
 * @param hasTexts whether the content has texts of the interface in a language: these languages stand in where the file says none
 */
export function translationIn(
  source: YamlSource,
  site: SiteProgram,
  hasTexts?: (locale: Locale) => boolean,
): SiteRoutes {
  const { pages, languages } = site;
  const locales = publishedLanguages(source.value, site, hasTexts);
  const checked = validate(v.object({ languages: languagesSchema(locales, site) }), source);
  const read = "value" in checked ? checked.value : checked.part;
  if (read.languages === undefined) return { ...resolveTranslationSetup({ locales }), pages, languages };
  const { default: defaultLocale, fallback: fallbackLocale, pathAliases: words = {}, ...flags } = read.languages;
  const own = Object.fromEntries(locales.map((locale) => [locale, words[locale]]));
  return {
    ...resolveTranslationSetup({ ...flags, locales, defaultLocale, fallbackLocale, pathAliases: own }),
    pages,
    languages,
  };
}

function publishedLanguages(
  settings: unknown,
  site: SiteProgram,
  hasTexts: (locale: Locale) => boolean = () => true,
): Locale[] {
  const { published } = asGroup(asGroup(settings).languages);
  const asked = Array.isArray(published) ? [...new Set(published.filter((code) => isLocale(site, code)))] : [];
  if (asked.length > 0) return asked;
  const known = Object.keys(site.languages);
  const present = known.filter(hasTexts);
  return present.length > 0 ? present : known;
}

function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** The language that "PT" or "pt-PT" stands for. */
function meant(code: string, known: readonly Locale[]): Locale | undefined {
  const bare = code.trim().toLowerCase().split(/[-_]/)[0];
  return known.find((locale) => locale === bare);
}

/** First segments of paths that the server or the site itself uses. */
export function reservedSegments(pages: readonly PageRoute[]): readonly string[] {
  const lists = pages.filter(({ kind }) => kind === "list" || kind === "list-of-tag");
  return [...serverSegments, "410", "assets", "documents", ...lists.flatMap(wordsOf)];
}

/** The words in the addresses of languages, where they are not the codes; those of languages that are not published may stay. */
function pathAliases(site: Program) {
  return v.pipe(
    v.strictObject(
      Object.fromEntries(
        Object.keys(site.languages).map((locale) => [locale, optionalField(alias(locale, site), nameOf(locale))]),
      ),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const words = Object.entries(dataset.value);
      const [locale, value] =
        words.find(([, word], index) => words.findIndex(([, other]) => other === word) < index) ?? [];
      if (locale === undefined) return;
      const at = { type: "object", origin: "value", input: dataset.value, key: locale, value } as const;
      addIssue({ message: because("prefix-taken", { write: locale }), path: [at] });
    }),
  );
}

function nameOf(locale: Locale): OwnerText {
  const names = ownerLanguages.map((owner) => [owner, languageName(locale, ownerWritings[owner])] as const);
  return Object.fromEntries(names) as OwnerText;
}

function alias(locale: Locale, site: Program) {
  return v.pipe(
    v.string(),
    v.regex(
      SLUG,
      because("not-a-name", (input) => ({ write: slugOf(String(input), locale) })),
    ),
    v.check((word) => !isTaken(word, locale, site), because("prefix-taken", { write: locale })),
  );
}

/** Whether a word begins addresses already: of the site or its server, of a page, or of another language. */
function isTaken(word: string, locale: Locale, site: Program): boolean {
  const { pages } = site;
  return (
    pages.some((page) => wordsOf(page).includes(word)) ||
    reservedSegments(pages).includes(word) ||
    (isLocale(site, word) && word !== locale)
  );
}
