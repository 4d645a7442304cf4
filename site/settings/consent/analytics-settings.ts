/** `analytics` of `site.yaml`: the trackers. */
import * as v from "valibot";
import { hostPattern, httpUrl, noWebAddress, whole } from "#engine/content/source/schema-fields.ts";
import { labelled } from "#engine/pages/definition/fields.ts";

const optionalUrl = v.union([v.literal(""), httpUrl], noWebAddress);
const ADDRESS = { fr: "Adresse du serveur", en: "Address of the server", pt: "Endereço do servidor" };

export const analyticsSchema = v.strictObject({
  matomo: labelled(
    v.strictObject({
      url: labelled(optionalUrl, ADDRESS, {
        fr: "Vide : la mesure est éteinte.",
        en: "Empty: measurement is off.",
        pt: "Vazio: a medição está desligada.",
      }),
      siteId: labelled(whole(1), { fr: "Numéro du site", en: "Number of the site", pt: "Número do site" }),
    }),
    { fr: "Matomo", en: "Matomo", pt: "Matomo" },
  ),
  tag: labelled(
    v.strictObject({
      url: labelled(optionalUrl, ADDRESS),
      propertyId: labelled(v.string(), { fr: "Identifiant", en: "Identifier", pt: "Identificador" }),
      sendsTo: v.optional(
        labelled(v.array(hostPattern), {
          fr: "Hôtes auxquels il écrit",
          en: "Hosts that it writes to",
          pt: "Servidores para onde escreve",
        }),
      ),
    }),
    { fr: "Autre outil de mesure", en: "Another tool", pt: "Outra ferramenta" },
  ),
});
