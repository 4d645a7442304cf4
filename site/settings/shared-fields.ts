/** Fields that several groups of settings have. */
import * as v from "valibot";
import { dialled } from "#engine/content/source/phone-number.ts";
import { email, httpUrl, line } from "#engine/content/source/schema-fields.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import { type Country, countries } from "../facts/phones.ts";
import { siteProblems } from "./site-problems.ts";

export const name = labelled(line, { fr: "Nom", en: "Name", pt: "Nome" });
export const webAddress = labelled(httpUrl, { fr: "Adresse", en: "Address", pt: "Endereço" });
export const postalAddress = labelled(line, { fr: "Adresse postale", en: "Postal address", pt: "Morada" });
export const mailAddress = labelled(email, {
  fr: "Adresse de courriel",
  en: "E-mail address",
  pt: "Endereço de e-mail",
});

/** A telephone number of one line, as its owner writes it. */
export const telephone = v.pipe(
  line,
  // Which country's number it is changes nothing of that.
  v.check(
    (number) => dialled(number, countries.france.dial) !== undefined,
    reasonsIn(siteProblems)("not-a-phone", { write: "+33 1 99 00 20 12" }),
  ),
);

/** Such a number, and the address that dials it. @param country whose number it is where it does not say so itself */
export function phoneOf(number: string, country: Country) {
  return { number, url: `tel:${dialled(number, countries[country].dial)}` };
}
