/** The site's own entries of `site.yaml`, each with its words for the owner, in the order of the owner's form. */
import * as v from "valibot";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import { type PerLanguage, whole, year } from "#engine/content/source/schema-fields.ts";
import { labelled, rare } from "#engine/pages/definition/fields.ts";
import type { Closures } from "../hours/closures.ts";
import { hoursSchema } from "../hours/hours-schema.ts";
import { accessibilitySchema } from "./accessibility.ts";
import { analyticsSchema } from "./consent/analytics-settings.ts";
import { consentSchema } from "./consent/consent-settings.ts";
import { contactSchema } from "./contact.ts";
import { legalSchema } from "./legal.ts";
import { officesSchema, staffSchema } from "./offices.ts";
import { peopleSchema, type ShownPerson } from "./people.ts";
import { name, phoneOf, telephone, webAddress } from "./shared-fields.ts";

/** @param perLanguage a text in each language of the site */
export const entries = (perLanguage: PerLanguage) => ({
  since: labelled(year, { fr: "En France depuis", en: "In France since", pt: "Em França desde" }),
  portugalSince: labelled(year, { fr: "Au Portugal depuis", en: "In Portugal since", pt: "Em Portugal desde" }),
  contacts: labelled(whole(1), { fr: "Nombre de contacts", en: "Number of contacts", pt: "Número de contactos" }),
  /** How many people work here, for the texts that say so. */
  team: v.optional(labelled(whole(1), { fr: "Nombre de personnes", en: "Number of people", pt: "Número de pessoas" })),
  hours: labelled(hoursSchema(perLanguage), { fr: "Horaires", en: "Opening hours", pt: "Horários" }),
  staff: labelled(staffSchema(perLanguage), { fr: "Téléphones", en: "Telephones", pt: "Telefones" }),
  residentsPhone: v.optional(
    labelled(
      v.pipe(
        telephone,
        v.transform((number) => phoneOf(number, "france")),
      ),
      {
        fr: "Téléphone des résidents à l'étranger",
        en: "Telephone for residents abroad",
        pt: "Telefone dos residentes no estrangeiro",
      },
      {
        fr: "Sans ce numéro, c'est le premier de France.",
        en: "Without this number, the first of France is shown.",
        pt: "Sem este número, mostra-se o primeiro de França.",
      },
    ),
  ),
  people: v.optional(labelled(peopleSchema(perLanguage), { fr: "Personnes", en: "People", pt: "Pessoas" }), () => []),
  offices: labelled(officesSchema, { fr: "Bureaux", en: "Offices", pt: "Escritórios" }),
  social: labelled(v.array(v.strictObject({ name, url: webAddress })), {
    fr: "Réseaux sociaux",
    en: "Social networks",
    pt: "Redes sociais",
  }),
  legal: labelled(legalSchema(perLanguage), { fr: "Mentions légales", en: "Legal facts", pt: "Informações legais" }),
  accessibility: labelled(accessibilitySchema, { fr: "Accessibilité", en: "Accessibility", pt: "Acessibilidade" }),
  analytics: rare(
    labelled(analyticsSchema, { fr: "Mesure d'audience", en: "Audience measurement", pt: "Medição de audiência" }),
  ),
  contact: rare(
    labelled(contactSchema, { fr: "Formulaire de contact", en: "Contact form", pt: "Formulário de contacto" }),
  ),
  consent: rare(labelled(consentSchema(perLanguage), { fr: "Consentement", en: "Consent", pt: "Consentimento" })),
});

/** What `site.yaml` says, checked. */
export type SiteSettings = EngineSettings & v.InferOutput<v.StrictObjectSchema<ReturnType<typeof entries>, undefined>>;

/** The same with what `site.yaml` does not say itself. */
export interface CompleteSettings extends SiteSettings {
  /** The closures of offices and telephone service, from the day of the build on. */
  readonly closures: Closures;
  readonly people: ShownPerson[];
}
