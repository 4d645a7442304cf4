import * as v from "valibot";
import { day, email, httpUrl, line, type PerLanguage, whole } from "#engine/content/source/schema-fields.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import { placeTitles } from "../hours/hours-schema.ts";
import { mailAddress, name, postalAddress, webAddress } from "./shared-fields.ts";

const form = labelled(line, { fr: "Forme juridique", en: "Legal form", pt: "Forma jurídica" });
const vat = labelled(line, { fr: "Numéro de TVA", en: "VAT number", pt: "Número de IVA" });

/** `legal` of `site.yaml`: the facts of the legal notice. */
export function legalSchema(perLanguage: PerLanguage) {
  const capital = labelled(perLanguage, { fr: "Capital", en: "Capital", pt: "Capital" });
  return v.strictObject({
    updated: labelled(day, { fr: "Mises à jour le", en: "Updated on", pt: "Atualizadas em" }),
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
      fr: "Durée de garde des messages, en mois",
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
      en: "Complaint book",
      pt: "Livro de reclamações",
    }),
  });
}
