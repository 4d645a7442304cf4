/** `accessibility` of `site.yaml`: what the accessibility statement declares. */
import * as v from "valibot";
import { day, line, oneOf, whole } from "#engine/content/source/schema-fields.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import { phrasesIn } from "../languages/languages.ts";
import { mailAddress } from "./shared-fields.ts";
import { siteProblems } from "./site-problems.ts";

/** Criteria of the RGAA. */
const CRITERIA = 106;

const criteria = v.pipe(
  v.strictObject({
    applicable: labelled(whole(1, CRITERIA, CRITERIA), { fr: "Applicables", en: "That apply", pt: "Aplicáveis" }),
    met: labelled(whole(0, CRITERIA), { fr: "Respectés", en: "Met", pt: "Cumpridos" }),
  }),
  v.check(
    ({ applicable, met }) => met <= applicable,
    reasonsIn(siteProblems)("more-met-than-apply", (input) => {
      const { applicable } = input as { readonly applicable: number };
      return { most: String(applicable), write: `{ applicable: ${applicable}, met: ${applicable} }` };
    }),
  ),
);

export const accessibilitySchema = v.strictObject({
  status: labelled(
    oneOf({
      none: { fr: "Non conforme", en: "Not compliant", pt: "Não conforme" },
      partial: { fr: "Partiellement conforme", en: "Partially compliant", pt: "Parcialmente conforme" },
      full: { fr: "Totalement conforme", en: "Fully compliant", pt: "Totalmente conforme" },
    }),
    { fr: "Conformité", en: "Compliance", pt: "Conformidade" },
  ),
  referential: labelled(line, { fr: "Référentiel", en: "Standard", pt: "Referencial" }),
  criteria: labelled(criteria, { fr: "Critères", en: "Criteria", pt: "Critérios" }),
  date: labelled(day, { fr: "Date", en: "Date", pt: "Data" }),
  email: mailAddress,
});

type Accessibility = v.InferOutput<typeof accessibilitySchema>;

/** The declared accessibility in words, for the statement and the footer. */
export function accessibilityStatus({ status }: Accessibility, locale: Locale): string {
  return phrasesIn(locale).accessibility[status];
}

/** Percentage of applicable criteria that are met, rounded down. */
export function accessibilityRate({ criteria: { applicable, met } }: Accessibility): number {
  return Math.floor((100 * met) / applicable);
}
