/** The actions of a visitor: each verb gives a new state and the effects to carry out in the browser. */
import {
  type ConsentConfiguration,
  type ConsentService,
  findConsentService,
  isOptOut,
  isRequired,
} from "./configuration.ts";
import type { ConsentEvent, ConsentState, ConsentStep, Consents } from "./consent-state.ts";
import { initialConsents } from "./start-consents.ts";
import { encodeConsents } from "./stored-consents.ts";
import { switchConsentServices } from "./switch-consent-services.ts";

/** Accepts every service, and saves that. */
export function acceptAll(configuration: ConsentConfiguration, state: ConsentState): ConsentStep {
  return saveStep(configuration, { ...state, consents: withAll(configuration, state, true) }, "accept");
}

/** Declines every service that is not required, and saves that. */
export function declineAll(configuration: ConsentConfiguration, state: ConsentState): ConsentStep {
  return saveStep(configuration, { ...state, consents: withAll(configuration, state, false), once: [] }, "decline");
}

/** Saves the switches as they stand. */
export function saveConsents(configuration: ConsentConfiguration, state: ConsentState): ConsentStep {
  return saveStep(configuration, state, "save");
}

/**
 * Moves one switch; nothing is saved or switched yet. From then on it is the switch that counts, not what was accepted
 * once. A required service, or one that is not configured, stays as it is.
 */
export function changeConsent(
  configuration: ConsentConfiguration,
  state: ConsentState,
  name: string,
  value: boolean,
): ConsentStep {
  if (optionalService(configuration, name) === undefined) return { state, effects: [] };
  return { state: { ...withConsent(state, name, value), once: withoutOne(state.once, name) }, effects: [] };
}

/** Switches a service on until the page is loaded anew or the visitor refuses; its consent stays declined. */
export function acceptOnce(configuration: ConsentConfiguration, state: ConsentState, name: string): ConsentStep {
  const service = optionalService(configuration, name);
  if (service === undefined) return { state, effects: [] };
  const once = [...withoutOne(state.once, name), name];
  return switchConsentServices(configuration, { ...withConsent(state, name, false), once }, [service]);
}

/**
 * Switches a service on and saves that.
 *
 * A visitor who has not decided yet accepts this service only: opt-out services are saved as their switches stand, all
 * others that are not required as declined.
 */
export function acceptAlways(configuration: ConsentConfiguration, state: ConsentState, name: string): ConsentStep {
  const service = optionalService(configuration, name);
  if (service === undefined) return { state, effects: [] };
  const before = state.confirmed ? state : { ...state, consents: withOptInsDeclined(configuration, state) };
  const stored = storeStep(withConsent(before, name, true), "save");
  const on = switchConsentServices(configuration, stored.state, [service]);
  return { state: on.state, effects: [...stored.effects, ...on.effects] };
}

/** Forgets the decision: what was stored is cleared, and all is as on a first visit. */
export function resetConsents(configuration: ConsentConfiguration): ConsentStep {
  const consents = initialConsents(configuration);
  const cleared = { consents, savedConsents: consents, confirmed: false, changed: false, once: [], applied: {} };
  const step = switchConsentServices(configuration, cleared);
  return { state: step.state, effects: [...step.effects, { type: "clear" }] };
}

function withoutOne(names: readonly string[], one: string): readonly string[] {
  return names.filter((name) => name !== one);
}

/** The switches that differ from what was last saved. */
function changedConsents(state: ConsentState): Consents {
  const { consents, savedConsents } = state;
  return Object.fromEntries(Object.entries(consents).filter(([name, value]) => savedConsents[name] !== value));
}

function saveStep(configuration: ConsentConfiguration, state: ConsentState, event: ConsentEvent): ConsentStep {
  const stored = storeStep(state, event);
  const step = switchConsentServices(configuration, stored.state);
  return { state: step.state, effects: [...stored.effects, ...step.effects] };
}

function storeStep(state: ConsentState, event: ConsentEvent): ConsentStep {
  const { consents } = state;
  return {
    state: { ...state, savedConsents: consents, confirmed: true, changed: false },
    effects: [
      { type: "store", value: encodeConsents(consents) },
      { type: "record", event, consents, changes: changedConsents(state) },
    ],
  };
}

function withConsent(state: ConsentState, name: string, value: boolean): ConsentState {
  return { ...state, consents: { ...state.consents, [name]: value } };
}

function withAll(configuration: ConsentConfiguration, state: ConsentState, value: boolean): Consents {
  const all = configuration.services.map((service) => [service.name, value || isRequired(configuration, service)]);
  return { ...state.consents, ...Object.fromEntries(all) };
}

function withOptInsDeclined(configuration: ConsentConfiguration, state: ConsentState): Consents {
  const optIns = configuration.services.filter(
    (service) => !isRequired(configuration, service) && !isOptOut(configuration, service),
  );
  return { ...state.consents, ...Object.fromEntries(optIns.map((service) => [service.name, false])) };
}

/** The service of that name, if the visitor can decline it. */
function optionalService(configuration: ConsentConfiguration, name: string): ConsentService | undefined {
  const service = findConsentService(configuration, name);
  return service !== undefined && !isRequired(configuration, service) ? service : undefined;
}
