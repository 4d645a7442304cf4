/** The offices, and whom visitors call about each country. */

import * as v from "valibot";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import { httpUrl, line, type PerLanguage } from "#engine/content/source/schema-fields.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { substitute, valueAsText } from "#engine/content/text/variables.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { labelled, optionalField } from "#engine/pages/definition/fields.ts";
import type { Country } from "../facts/phones.ts";
import { numberFor } from "../facts/phones.ts";
import { languageIn, languages } from "../languages/languages.ts";
import { placeTitles } from "./hours.ts";
import { name, phoneOf, telephone } from "./shared-fields.ts";
import { siteProblems } from "./site-problems.ts";

const because = reasonsIn(siteProblems);

/** A phone number as people read it; its link is made from it. A link that is given must dial the same number. */
const phone = (country: Country) =>
  v.pipe(
    v.strictObject({
      number: labelled(
        telephone,
        { fr: "Numéro", en: "Number", pt: "Número" },
        {
          fr: "Comme vous l'écrivez : 01 23 45 67 89, +351 212 345 678.",
          en: "As you write it: 01 23 45 67 89, +351 212 345 678.",
          pt: "Como o escreve: 01 23 45 67 89, +351 212 345 678.",
        },
      ),
      url: optionalField(line, { fr: "Adresse du lien", en: "Address of the link", pt: "Endereço da ligação" }),
    }),
    v.transform(({ number, url }) => ({ ...phoneOf(number, country), given: url })),
    v.check(({ url, given }) => given === undefined || given === url, because("phone-dials-another", {})),
    v.transform(({ number, url }) => ({ number, url })),
  );

const staffOf = (country: Country, perLanguage: PerLanguage) =>
  v.strictObject({
    name: labelled(perLanguage, { fr: "Nom", en: "Name", pt: "Nome" }),
    phones: labelled(
      v.pipe(
        v.array(phone(country)),
        v.minLength(1, because("no-phone", { write: '[{ number: "+33 1 99 00 20 12" }]' })),
      ),
      { fr: "Numéros", en: "Numbers", pt: "Números" },
    ),
    topics: labelled(perLanguage, { fr: "Sujets", en: "Topics", pt: "Assuntos" }),
  });

/** `staff` of `site.yaml`. */
export const staffSchema = (perLanguage: PerLanguage) =>
  v.strictObject({
    france: labelled(staffOf("france", perLanguage), placeTitles.france),
    portugal: labelled(staffOf("portugal", perLanguage), placeTitles.portugal),
  });

type Staff = v.InferOutput<ReturnType<typeof staffSchema>>;

/** `staff` with its numbers as readers of a language dial them. */
export function staffFor({ france, portugal }: Staff, locale: Locale): Staff {
  const withNumbers = <Place extends Staff[Country]>(place: Place): Place => ({
    ...place,
    phones: place.phones.map((phone) => ({ ...phone, number: numberFor(phone, locale) })),
  });
  return { france: withNumbers(france), portugal: withNumbers(portugal) };
}

const address = {
  name,
  street: labelled(line, { fr: "Rue", en: "Street", pt: "Rua" }),
  street2: labelled(v.string(), {
    fr: "Complément d'adresse",
    en: "Second line of the address",
    pt: "Complemento da morada",
  }),
  postCode: labelled(line, { fr: "Code postal", en: "Postcode", pt: "Código postal" }),
  city: labelled(line, { fr: "Ville", en: "Town", pt: "Localidade" }),
  map: labelled(httpUrl, { fr: "Plan", en: "Map", pt: "Mapa" }),
};

const digits = (count: number) =>
  v.pipe(
    line,
    v.check(
      (text) => text.replace(/\s/g, "").length === count,
      because("not-so-many-digits", { count: String(count) }),
    ),
  );

/** `offices` of `site.yaml`. */
export const officesSchema = v.strictObject({
  france: labelled(
    v.strictObject({ ...address, siret: labelled(digits(14), { fr: "SIRET", en: "SIRET", pt: "SIRET" }) }),
    placeTitles.france,
  ),
  portugal: labelled(
    v.strictObject({ ...address, nipc: labelled(digits(9), { fr: "NIPC", en: "NIPC", pt: "NIPC" }) }),
    placeTitles.portugal,
  ),
});

type Offices = v.InferOutput<typeof officesSchema>;

/** The offices with their addresses typeset in the language of their country, and `{variables}` in them filled in. */
export function typesetOffices(settings: EngineSettings & { readonly offices: Offices }): Offices {
  const { france, portugal } = settings.offices;
  const withAddress = <Office extends typeof france | typeof portugal>(office: Office, locale: "fr" | "pt"): Office => {
    const language = languageIn(locale);
    const text = (value: string) =>
      typeset(substitute(value, (key) => valueAsText(settings, key, locale, { languages })).text, language);
    return { ...office, street: text(office.street), street2: text(office.street2), city: text(office.city) };
  };
  return { france: withAddress(france, "fr"), portugal: withAddress(portugal, "pt") };
}
