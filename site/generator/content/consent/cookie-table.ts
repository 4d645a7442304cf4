import { COOKIE_LIFETIME_DAYS } from "../../../consent/core/configuration.ts";
import type { Locale } from "../../../i18n/site-locales.ts";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import type { SiteConfiguration } from "../site-schema.ts";
import { typeset } from "../text/typography.ts";
import { isAlwaysOn, isOnAtOnce, offeredServices, type Service } from "./consent-services.ts";

const words = {
  fr: {
    head: ["Service", "Ce qu'il enregistre", "Durée", "Votre choix"],
    nothing: "Rien",
    none: "aucune",
    own: "Votre choix sur les cookies",
    ownDuration: `${COOKIE_LIFETIME_DAYS} jours`,
    required: "Toujours actif : nécessaire à l'affichage",
    optional: "Seulement avec votre accord",
    optOut: "Actif dès l'arrivée, jusqu'à votre refus",
    necessary: "Nécessaire : garde votre décision",
    visitor: "13 mois au plus",
    provider: "éventuellement des cookies du fournisseur",
    providerDuration: "fixée par le fournisseur",
    begins: (name: string) => `cookies dont le nom commence par ${name}`,
    cookie: (name: string) => `cookie ${name}`,
  },
  en: {
    head: ["Service", "What it stores", "How long", "Your choice"],
    nothing: "Nothing",
    none: "none",
    own: "Your choice about cookies",
    ownDuration: `${COOKIE_LIFETIME_DAYS} days`,
    required: "Always on: needed to display the site",
    optional: "Only with your consent",
    optOut: "On from the start, until you refuse",
    necessary: "Necessary: remembers your decision",
    visitor: "13 months at most",
    provider: "possibly cookies of the provider",
    providerDuration: "decided by the provider",
    begins: (name: string) => `cookies whose names begin with ${name}`,
    cookie: (name: string) => `the ${name} cookie`,
  },
  pt: {
    head: ["Serviço", "O que guarda", "Duração", "A sua escolha"],
    nothing: "Nada",
    none: "nenhuma",
    own: "A sua escolha sobre cookies",
    ownDuration: `${COOKIE_LIFETIME_DAYS} dias`,
    required: "Sempre ativo: necessário para mostrar o site",
    optional: "Só com o seu acordo",
    optOut: "Ativo desde o início, até recusar",
    necessary: "Necessário: guarda a sua decisão",
    visitor: "13 meses no máximo",
    provider: "eventualmente cookies do fornecedor",
    providerDuration: "definida pelo fornecedor",
    begins: (name: string) => `cookies cujo nome começa por ${name}`,
    cookie: (name: string) => `cookie ${name}`,
  },
} as const;

/**
 * What a service keeps on the visitor's device and how long, in words; undefined where it keeps nothing. An optional
 * service without cookies of this site, and one with scripts, may be another site's, which sets its own.
 */
export function storageOf(service: Service, locale: Locale): { what: string; duration: string } | undefined {
  const { begins, cookie, visitor, provider, providerDuration } = words[locale];
  const names = service.cookies.map((pattern) =>
    pattern.startsWith("^") ? begins(pattern.slice(1)) : cookie(pattern),
  );
  if (names.length > 0) return { what: typeset(names.join(", "), locale), duration: typeset(visitor, locale) };
  return service.required === true && !service.scripts ? undefined : { what: provider, duration: providerDuration };
}

/**
 * The table that replaces `::cookie-table`, generated from the consent configuration: of every service that may have
 * something to run. Texts are still to be read: one without another task may be theirs.
 */
export function cookieTable(site: SiteConfiguration, locale: Locale): BlockNode {
  const text = words[locale];
  const inTexts = site.consent.services.flatMap(({ name, callback }) => (callback === undefined ? [name] : []));
  const choice = (service: Service) => {
    if (isAlwaysOn(service, site)) return text.required;
    return isOnAtOnce(service, site) ? text.optOut : text.optional;
  };
  const rows = offeredServices(site, new Set(inTexts)).map((service) => {
    const storage = storageOf(service, locale);
    return [service.title[locale], storage?.what ?? text.nothing, storage?.duration ?? text.none, choice(service)];
  });
  const cells = [[text.own, text.cookie("klaro"), text.ownDuration, text.necessary], ...rows];
  return {
    type: "table",
    head: text.head.map((cell) => [typeset(cell, locale)]),
    rows: cells.map((row) => row.map((cell) => [capitalized(typeset(cell, locale))])),
    figures: [],
  };
}

/** Each cell begins a sentence; in the consent dialog the same words are inside one. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
