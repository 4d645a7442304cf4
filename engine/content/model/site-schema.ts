import * as v from "valibot";
import type { Locale } from "../../i18n/language.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import { labelled, rare, withWords } from "../../pages/definition/fields.ts";
import type { Routes, SiteProgram } from "../../pages/paths/routes.ts";
import {
  httpUrl,
  line,
  noName,
  noWebAddress,
  oneOf,
  type PerLanguage,
  type TextPerLanguage,
  textPerLanguage,
  timeZone,
} from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { because } from "../source/validate.ts";
import { oldAddresses } from "./old-address.ts";
import { publishSchema } from "./publish-schema.ts";
import { languagesSchema } from "./translation-settings.ts";

export const USUAL_TIME_ZONE = "Europe/Paris";

/** Each is called by itself, whatever language the form is in. */
const OWNER_LANGUAGES: Readonly<Record<OwnerLanguage, OwnerText>> = {
  fr: { fr: "Français", en: "Français", pt: "Français" },
  pt: { fr: "Português", en: "Português", pt: "Português" },
  en: { fr: "English", en: "English", pt: "English" },
};

const origin = v.pipe(
  httpUrl,
  v.check(
    (url) => new URL(url).origin === url.toLowerCase(),
    because("not-an-origin", (input) => ({ write: new URL(String(input)).origin })),
  ),
);

const hsts = v.pipe(
  v.strictObject({
    includeSubDomains: labelled(v.boolean(), {
      fr: "Sous-domaines compris",
      en: "Subdomains too",
      pt: "Incluir subdomínios",
    }),
    preload: labelled(v.boolean(), {
      fr: "Inscrire dans les navigateurs",
      en: "Enter into browsers",
      pt: "Inscrever nos navegadores",
    }),
  }),
  v.check(
    ({ includeSubDomains, preload }) => includeSubDomains || !preload,
    because("goes-with-another", {
      part: "preload",
      other: "includeSubDomains",
      write: "{ includeSubDomains: false, preload: false }",
    }),
  ),
);

/** The entries of `site.yaml` that every site has. */
const ownEntries = (locales: readonly Locale[], site: SiteProgram) => ({
  brand: labelled(line, { fr: "Nom de l'entreprise", en: "Name of the company", pt: "Nome da empresa" }),
  language: v.optional(
    rare(oneOf(OWNER_LANGUAGES), { fr: "Langue de l'éditeur", en: "Language of the editor", pt: "Língua do editor" }),
    "fr",
  ),
  url: labelled(
    origin,
    { fr: "Adresse du site", en: "Address of the site", pt: "Endereço do site" },
    {
      fr: "L'adresse du site, sans barre à la fin : https://www.exemple.fr",
      en: "The address of the site, without a slash at its end: https://www.example.com",
      pt: "O endereço do site, sem barra no fim: https://www.exemplo.pt",
    },
  ),
  description: labelled(
    textPerLanguage(locales, Object.keys(site.languages), withWords(line, { widget: "text" })),
    { fr: "Description", en: "Description", pt: "Descrição" },
    {
      fr: "{brand} est remplacé par le nom de l'entreprise.",
      en: "{brand} is replaced by the name of the company.",
      pt: "{brand} é substituído pelo nome da empresa.",
    },
  ),
  timeZone: v.optional(rare(timeZone, { fr: "Fuseau horaire", en: "Time zone", pt: "Fuso horário" }), USUAL_TIME_ZONE),
  languages: rare(languagesSchema(locales, site), { fr: "Langues", en: "Languages", pt: "Línguas" }),
  fonts: rare(
    v.strictObject({
      stylesheet: labelled(v.union([v.literal("self"), httpUrl], noWebAddress), {
        fr: "Origine",
        en: "Where from",
        pt: "Origem",
      }),
    }),
    { fr: "Polices de caractères", en: "Fonts", pt: "Tipos de letra" },
  ),
  hsts: v.optional(rare(hsts, { fr: "HTTPS obligatoire", en: "HTTPS only", pt: "HTTPS obrigatório" }), {
    includeSubDomains: false,
    preload: false,
  }),
  publish: v.optional(rare(publishSchema, { fr: "Mise en ligne", en: "Publishing", pt: "Publicação" })),
});

/** What every `site.yaml` says, checked. A site adds its own settings. */
export type EngineSettings = v.InferOutput<v.StrictObjectSchema<ReturnType<typeof ownEntries>, undefined>>;

/**
 * The owner's `site.yaml`.
 *
 * @param locales those of the site (`translationIn`)
 * @param site what the schema follows from: languages, paths that are taken, and the entries that the site adds
 */
export function siteSchema(
  locales: readonly Locale[],
  site: SiteProgram & { readonly settings?: { readonly entries: (perLanguage: PerLanguage) => v.ObjectEntries } },
): v.GenericSchema<unknown, EngineSettings> {
  const perLanguage = textPerLanguage(locales, Object.keys(site.languages));
  const entries = { ...ownEntries(locales, site), ...site.settings?.entries(perLanguage) };
  return v.strictObject(entries) as v.GenericSchema<unknown, EngineSettings>;
}

/** The owner's `tags.yaml`: tag id to label per language, and the old addresses that lead to its listing. */
export function tagsSchema({ locales, languages }: Pick<Routes, "locales" | "languages">) {
  return v.record(
    v.pipe(v.string(), v.regex(SLUG, noName)),
    v.strictObject({
      ...textPerLanguage(locales, Object.keys(languages)).entries,
      aliases: oldAddresses,
    }),
  );
}

/** Tag id to label per language. */
export type TagLabels = Readonly<Record<string, TextPerLanguage>>;
