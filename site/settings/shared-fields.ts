/** Fields that several groups of settings have. */
import { email, httpUrl, line } from "#engine/content/source/schema-fields.ts";
import { labelled } from "#engine/pages/definition/fields.ts";

export const name = labelled(line, { fr: "Nom", en: "Name", pt: "Nome" });
export const webAddress = labelled(httpUrl, { fr: "Adresse", en: "Address", pt: "Endereço" });
export const postalAddress = labelled(line, { fr: "Adresse postale", en: "Postal address", pt: "Morada" });
export const mailAddress = labelled(email, {
  fr: "Adresse électronique",
  en: "E-mail address",
  pt: "Endereço eletrónico",
});

/** Of the countries, for numbers that are written without one. */
export const DIAL_CODES = { france: "33", portugal: "351" } as const;

/** The countries, as groups of settings are called. */
export const FRANCE = { fr: "France", en: "France", pt: "França" };
export const PORTUGAL = { fr: "Portugal", en: "Portugal", pt: "Portugal" };
