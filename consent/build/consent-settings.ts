import * as v from "valibot";
import {
  hostPattern,
  httpsUrl,
  httpUrl,
  line,
  noName,
  noWebAddress,
  type PerLanguage,
  whole,
} from "#engine/content/source/schema-fields.ts";
import { reasonsIn } from "#engine/content/source/validate.ts";
import { isWebAddress } from "#engine/content/source/web-address.ts";
import { labelled, optionalField } from "#engine/pages/definition/fields.ts";
import { initialConsent, isOptOut, isRequired } from "../core/configuration.ts";
import { consentConfiguration, consentService } from "../core/consent-schema.ts";
import { consentProblems } from "./consent-problems.ts";

const because = reasonsIn(consentProblems);

const privacyManager = v.strictObject({
  id: labelled(v.pipe(line, v.regex(/^[\w-]+$/, because("not-a-manager-id", { write: "a1b2c3" }))), {
    fr: "Identifiant",
    en: "Identifier",
    pt: "Identificador",
  }),
  apiUrl: labelled(
    v.pipe(v.string(), v.check(isApiUrl, because("not-a-manager-address", { write: "https://api.example.com" }))),
    { fr: "Adresse du service", en: "Address of the service", pt: "Endereço do serviço" },
  ),
});

/** Unencrypted only on this machine: what is asked and recorded there is visitors' business. */
function isApiUrl(text: string): boolean {
  if (!isWebAddress(text) || /[?#]/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
}

/** What holds for all services, and for one that says otherwise. */
const { entries: ofAll } = consentConfiguration;
const choices = {
  default: labelled(ofAll.default, { fr: "Coché d'avance", en: "Ticked beforehand", pt: "Assinalado de antemão" }),
  required: labelled(ofAll.required, { fr: "Indispensable", en: "Necessary", pt: "Indispensável" }),
  optOut: labelled(ofAll.optOut, {
    fr: "Actif avant le choix",
    en: "On before the choice",
    pt: "Ativo antes da escolha",
  }),
};

/** `consent` of `site.yaml`: the fields of the consent manager, as an owner may write them. */
export function consentSchema(perLanguage: PerLanguage) {
  const service = v.strictObject({
    name: labelled(v.pipe(line, v.regex(/^[a-z][a-z0-9-]*$/, noName)), { fr: "Nom", en: "Name", pt: "Nome" }),
    title: labelled(perLanguage, { fr: "Titre", en: "Title", pt: "Título" }),
    purposes: labelled(v.array(line), { fr: "Finalités", en: "Purposes", pt: "Finalidades" }),
    cookies: v.optional(labelled(v.array(line), { fr: "Cookies", en: "Cookies", pt: "Cookies" }), []),
    scripts: optionalField(v.array(httpsUrl), { fr: "Scripts", en: "Scripts", pt: "Scripts" }),
    callback: optionalField(line, { fr: "Fonction appelée", en: "Function that is called", pt: "Função chamada" }),
    ...choices,
    onlyOnce: labelled(consentService.entries.onlyOnce, { fr: "Une seule fois", en: "Only once", pt: "Uma só vez" }),
  });
  return v.strictObject({
    services: labelled(v.array(service), {
      fr: "Services demandés aux visiteurs",
      en: "Services that visitors are asked about",
      pt: "Serviços que se propõem aos visitantes",
    }),
    ...choices,
    manager: optionalField(privacyManager, {
      fr: "Gestion à distance",
      en: "Remote manager",
      pt: "Gestão à distância",
    }),
  });
}

/** The settings that decide what visitors are asked. */
export interface AskingSettings {
  readonly consent: v.InferOutput<ReturnType<typeof consentSchema>>;
  readonly analytics: v.InferOutput<typeof analyticsSchema>;
  readonly fonts: { readonly stylesheet: string };
}

/** Those of a site that `siteConsent` has added its entries to. */
export function askingSettings(settings: object): AskingSettings {
  return settings as AskingSettings;
}

/** A consent service as `site.yaml` describes it. */
export type ConsentServiceSettings = AskingSettings["consent"]["services"][number];

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
      sendsTo: optionalField(v.array(hostPattern), {
        fr: "Hôtes auxquels il écrit",
        en: "Hosts that it writes to",
        pt: "Servidores para onde escreve",
      }),
    }),
    { fr: "Autre outil de mesure", en: "Another tool", pt: "Outra ferramenta" },
  ),
});

/** The only value of a service's `callback`: it starts and stops the trackers. */
export const ANALYTICS_CALLBACK = "analytics";

/** Whether any tracker has an address. */
export function hasTracker({ analytics }: AskingSettings): boolean {
  return analytics.matomo.url !== "" || analytics.tag.url !== "";
}

/** Whether a provider's font sheet waits for a service. */
export function withFontSheet({ name }: ConsentServiceSettings, { fonts }: AskingSettings): boolean {
  return name === "web-fonts" && fonts.stylesheet !== "self";
}

/** Whether a service has a task of the site's own: it is not for what texts show. */
export function hasTask({ name, callback }: ConsentServiceSettings): boolean {
  return name === "web-fonts" || callback !== undefined;
}

/** Whether a service is on before the visitor has decided. */
export function isOnAtOnce(service: ConsentServiceSettings, { consent }: AskingSettings): boolean {
  return isRequired(consent, service) || (isOptOut(consent, service) && initialConsent(consent, service));
}

/**
 * The consent services that visitors are asked about or told of: of those that can be declined, the ones with something
 * to run.
 *
 * @param embedded names of those that texts show something of
 */
export function offeredConsentServices(site: AskingSettings, embedded: ReadonlySet<string>): ConsentServiceSettings[] {
  return site.consent.services.filter(
    (service) =>
      isRequired(site.consent, service) ||
      embedded.has(service.name) ||
      (service.scripts ?? []).length > 0 ||
      (service.callback === ANALYTICS_CALLBACK && hasTracker(site)) ||
      withFontSheet(service, site),
  );
}
