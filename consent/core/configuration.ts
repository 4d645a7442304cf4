/** The configuration of consent, and how its settings of one service and of all are read together. */
import type * as v from "valibot";
import type { consentConfiguration, consentService, cookieRule } from "./consent-schema.ts";

/** How long a decision is remembered, in days. */
export const COOKIE_LIFETIME_DAYS = 120;

/** Name of the cookie that remembers it. The legal notice names both: no configuration changes them. */
export const STORAGE_NAME = "klaro";

export type CookieRule = v.InferOutput<typeof cookieRule>;
export type ConsentService = v.InferOutput<typeof consentService>;
export type ConsentConfiguration = v.InferOutput<typeof consentConfiguration>;

/** Settings of one service, or of all. */
type Flags = Pick<ConsentConfiguration, "default" | "required" | "optOut">;

/** The service of that name, if it is configured. */
export function findConsentService(configuration: ConsentConfiguration, name: string): ConsentService | undefined {
  return configuration.services.find((service) => service.name === name);
}

/** Whether the visitor cannot decline a service: its own word, else the global one. */
export function isRequired(configuration: Flags, service: Flags): boolean {
  return service.required ?? configuration.required ?? false;
}

/** Whether a service may be on before the visitor has decided: its own word, else the global one. */
export function isOptOut(configuration: Flags, service: Flags): boolean {
  return service.optOut ?? configuration.optOut ?? false;
}

/** Where a service's switch stands before any decision: its own word, false included, else the global one. */
export function initialConsent(configuration: Flags, service: Flags): boolean {
  return isRequired(configuration, service) || (service.default ?? service.required ?? configuration.default ?? false);
}
