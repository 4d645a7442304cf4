/** The site's own entries of `site.yaml`, each with its words for the owner, in the order of the owner's form. */
import * as v from "valibot";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import { day, email, httpUrl, line, type PerLanguage, whole, year } from "#engine/content/source/schema-fields.ts";
import { labelled, optionalField } from "#engine/pages/definition/fields.ts";
import { accessibilitySchema } from "./accessibility.ts";
import { hoursSchema, placeTitles } from "./hours.ts";
import { officesSchema, staffSchema } from "./offices.ts";
import { peopleSchema } from "./people.ts";
import { mailAddress, name, phoneOf, postalAddress, telephone, webAddress } from "./shared-fields.ts";

/** @param perLanguage a text in each language of the site */
export const entries = (perLanguage: PerLanguage) => ({
  since: labelled(year, { fr: "En France depuis", en: "In France since", pt: "Em França desde" }),
  portugalSince: labelled(year, { fr: "Au Portugal depuis", en: "In Portugal since", pt: "Em Portugal desde" }),
  contacts: labelled(whole(1), { fr: "Nombre de contacts", en: "Number of contacts", pt: "Número de contactos" }),
  /** How many people work here, for the texts that say so. */
  team: optionalField(whole(1), { fr: "Nombre de personnes", en: "Number of people", pt: "Número de pessoas" }),
  hours: labelled(hoursSchema(perLanguage), { fr: "Horaires", en: "Opening hours", pt: "Horários" }),
  staff: labelled(staffSchema(perLanguage), { fr: "Téléphones", en: "Telephones", pt: "Telefones" }),
  residentsPhone: optionalField(
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
  people: v.optional(labelled(peopleSchema(perLanguage), { fr: "Personnes", en: "People", pt: "Pessoas" }), () => []),
  offices: labelled(officesSchema, { fr: "Bureaux", en: "Offices", pt: "Escritórios" }),
  social: labelled(v.array(v.strictObject({ name, url: webAddress })), {
    fr: "Réseaux sociaux",
    en: "Social networks",
    pt: "Redes sociais",
  }),
  legal: labelled(legalSchema(perLanguage), { fr: "Mentions légales", en: "Legal notice", pt: "Aviso legal" }),
  accessibility: labelled(accessibilitySchema, { fr: "Accessibilité", en: "Accessibility", pt: "Acessibilidade" }),
});

/** What `site.yaml` says, checked. */
export type SiteSettings = EngineSettings & v.InferOutput<v.StrictObjectSchema<ReturnType<typeof entries>, undefined>>;

const form = labelled(line, { fr: "Forme juridique", en: "Legal form", pt: "Forma jurídica" });
const vat = labelled(line, { fr: "Numéro de TVA", en: "VAT number", pt: "Número de IVA" });

/** `legal` of `site.yaml`: the facts of the legal notice. */
function legalSchema(perLanguage: PerLanguage) {
  const capital = labelled(perLanguage, { fr: "Capital", en: "Capital", pt: "Capital" });
  return v.strictObject({
    updated: labelled(day, { fr: "Mises à jour le", en: "Updated on", pt: "Atualizado em" }),
    email: mailAddress,
    privacyEmail: labelled(email, {
      fr: "Adresse pour les données personnelles",
      en: "Address for personal data",
      pt: "Endereço para os dados pessoais",
    }),
    securityEmail: labelled(email, {
      fr: "Adresse pour la sécurité",
      en: "Address for security",
      pt: "Endereço para a segurança",
    }),
    publicationDirector: labelled(line, {
      fr: "Directeur de la publication",
      en: "Publication director",
      pt: "Diretor da publicação",
    }),
    retentionMonths: labelled(whole(1, 120, 12), {
      fr: "Durée de conservation des messages, en mois",
      en: "Months for which messages are kept",
      pt: "Meses durante os quais se guardam as mensagens",
    }),
    france: labelled(
      v.strictObject({ form, capital, rcs: labelled(line, { fr: "RCS", en: "RCS", pt: "RCS" }), vat }),
      placeTitles.france,
    ),
    portugal: labelled(
      v.strictObject({
        form,
        capital,
        registry: labelled(line, { fr: "Registre du commerce", en: "Registry", pt: "Conservatória" }),
        vat,
      }),
      placeTitles.portugal,
    ),
    host: labelled(
      v.strictObject({
        name,
        address: postalAddress,
        phone: labelled(line, { fr: "Téléphone", en: "Telephone", pt: "Telefone" }),
      }),
      { fr: "Hébergeur", en: "Host", pt: "Alojamento" },
    ),
    mediator: labelled(v.strictObject({ name, address: postalAddress, url: webAddress }), {
      fr: "Médiateur",
      en: "Mediator",
      pt: "Mediador",
    }),
    disputeCentre: labelled(v.strictObject({ name, url: webAddress }), {
      fr: "Centre d'arbitrage",
      en: "Dispute centre",
      pt: "Centro de arbitragem",
    }),
    complaintBook: labelled(httpUrl, {
      fr: "Livre de réclamations",
      en: "Complaints book",
      pt: "Livro de reclamações",
    }),
  });
}
