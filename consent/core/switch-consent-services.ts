import { type ConsentConfiguration, type ConsentService, isOptOut, isRequired } from "./configuration.ts";
import type { ConsentEffect, ConsentState, ConsentStep } from "./consent-state.ts";

/**
 * Whether a service is on: its consent is true and (confirmed, or opt-out, or forced),
 * or it is required.
 */
function isOn(
  configuration: ConsentConfiguration,
  state: ConsentState,
  service: ConsentService,
  forced = false,
): boolean {
  const counts = state.confirmed || isOptOut(configuration, service) || forced;
  return (counts && state.consents[service.name] === true) || isRequired(configuration, service);
}

/** Switches every service as the state says. */
export function switchConsentServices(configuration: ConsentConfiguration, state: ConsentState): ConsentStep {
  return switched(state, configuration.services, (service) => isOn(configuration, state, service));
}

/** Switches one service at the visitor's direct request: its consent counts although nothing is confirmed. */
export function switchOne(
  configuration: ConsentConfiguration,
  state: ConsentState,
  service: ConsentService,
): ConsentStep {
  return switched(state, [service], () => isOn(configuration, state, service, true));
}

function switched(
  state: ConsentState,
  services: readonly ConsentService[],
  decide: (service: ConsentService) => boolean,
): ConsentStep {
  const decided = services.map((service) => ({ service, on: decide(service) }));
  const applied = Object.fromEntries(decided.map(({ service, on }) => [service.name, on]));
  const effects = decided.map((decision): ConsentEffect => ({ type: "switch", ...decision }));
  return { state: { ...state, applied: { ...state.applied, ...applied } }, effects };
}
