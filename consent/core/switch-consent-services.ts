import { type ConsentConfiguration, type ConsentService, isOptOut, isRequired } from "./configuration.ts";
import type { ConsentEffect, ConsentState, ConsentStep } from "./consent-state.ts";

/** Switches services as the state says. @param services default: all */
export function switchConsentServices(
  configuration: ConsentConfiguration,
  state: ConsentState,
  services: readonly ConsentService[] = configuration.services,
): ConsentStep {
  const decided = services.map((service) => ({ service, on: isOn(configuration, state, service) }));
  const applied = Object.fromEntries(decided.map(({ service, on }) => [service.name, on]));
  const effects = decided.map((decision): ConsentEffect => ({ type: "switch", ...decision }));
  // A consent that is given takes the place of one that was given once.
  const once = state.once.filter((name) => state.consents[name] !== true);
  return { state: { ...state, once, applied: { ...state.applied, ...applied } }, effects };
}

/**
 * Whether a service is on: its consent is true and (confirmed, or opt-out), or it is accepted once, or it is required.
 */
function isOn(configuration: ConsentConfiguration, state: ConsentState, service: ConsentService): boolean {
  const { name } = service;
  const counts = state.confirmed || isOptOut(configuration, service);
  return (counts && state.consents[name] === true) || state.once.includes(name) || isRequired(configuration, service);
}
