/**
 * The configuration of consent (C1): the part that `site.yaml` admits, and what a privacy manager may say beside. All of
 * it can be written as JSON.
 * The names of the fields are klaro's, so that one configuration can be given to both.
 */

/** How long a decision is remembered, in days (C10). */
export const COOKIE_LIFETIME_DAYS = 120;

/** Name of the cookie that remembers it. The legal notice names both: no configuration changes them. */
export const STORAGE_NAME = "klaro";

/** Cookies of one kind; `path` and `domain` are needed only where a service sets them on others than this page's. */
export interface CookieRule {
  /** A cookie's name, or, beginning with `^`, a regular expression for names. */
  readonly pattern: string;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
}

/** A service that the visitor accepts or declines. */
export interface ConsentService {
  /** Key in the stored decision and in `data-name` attributes. Renaming a service asks every visitor again. */
  readonly name: string;
  /** What the visitor reads: one text, or one per language. */
  readonly title: string | Readonly<Record<string, string>>;
  readonly purposes: readonly string[];
  /** Cookies to delete when the service is switched off; a rule with a pattern only may be written as that. */
  readonly cookies?: readonly (string | CookieRule)[] | undefined;
  /** Addresses of scripts that are put into the page when the service is applied (D22). */
  readonly scripts?: readonly string[] | undefined;
  /** Name of a hook that is called whenever the service is switched on or off. */
  readonly callback?: string | undefined;
  /** Position of its switch before the visitor has decided. */
  readonly default?: boolean | undefined;
  /** Cannot be declined. */
  readonly required?: boolean | undefined;
  /** On before the visitor has decided, if its switch is on. */
  readonly optOut?: boolean | undefined;
  /** Its scripts run once at most, however often it is switched off and on. */
  readonly onlyOnce?: boolean | undefined;
}

/** All services, and what holds for those that do not say otherwise. */
export interface ConsentConfiguration {
  readonly services: readonly ConsentService[];
  readonly default?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly optOut?: boolean | undefined;
  /** Name of a hook that is called for every service. */
  readonly callback?: string | undefined;
  /** Id of the configuration at a remote privacy manager. */
  readonly id?: string | undefined;
  /** What a remote privacy manager may record; the path of the page is recorded unless `savePathname` is false. */
  readonly records?: { readonly savePathname?: boolean | undefined } | undefined;
}

/** The service of that name, if it is configured. */
export function findConsentService(configuration: ConsentConfiguration, name: string): ConsentService | undefined {
  return configuration.services.find((service) => service.name === name);
}

/** Whether the visitor cannot decline a service: its own word, else the global one (C7). */
export function isRequired(configuration: ConsentConfiguration, service: ConsentService): boolean {
  return service.required ?? configuration.required ?? false;
}

/** Whether a service may be on before the visitor has decided: its own word, else the global one. */
export function isOptOut(configuration: ConsentConfiguration, service: ConsentService): boolean {
  return service.optOut ?? configuration.optOut ?? false;
}

/** Where a service's switch stands before any decision: its own word, false included, else the global one (C2, D18). */
export function initialConsent(configuration: ConsentConfiguration, service: ConsentService): boolean {
  return isRequired(configuration, service) || (service.default ?? service.required ?? configuration.default ?? false);
}
