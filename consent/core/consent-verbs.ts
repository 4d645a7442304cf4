/**
 * The visitor's decision as a pure state machine: how it begins, and each verb, which gives a new state and the effects to
 * carry out in the browser.
 */
import {
  type ConsentConfiguration,
  type ConsentService,
  findConsentService,
  initialConsent,
  isOptOut,
  isRequired,
} from "./configuration.ts";
import { type Consents, decodeConsents, encodeConsents } from "./stored-consents.ts";

/** The visitor's decision, and its consequences. Never changed in place. */
export interface ConsentState {
  /** The current switches, saved or not. */
  readonly consents: Consents;
  /** The switches when they were last saved or read. */
  readonly savedConsents: Consents;
  /** The visitor has saved a decision that covers every service. */
  readonly confirmed: boolean;
  /** The services have changed since the visitor saved a decision. */
  readonly changed: boolean;
  /** Services that the visitor has accepted until the page is loaded anew, or they refuse; their consents are not given. */
  readonly once: readonly string[];
  /** The services that are switched on and off in the page. */
  readonly applied: Consents;
}

/** How a decision came to be saved, in the words of a privacy manager. */
export type ConsentEvent = "save" | "accept" | "decline";

/** An effect, to be carried out in the browser. */
export type ConsentEffect =
  | { readonly type: "switch"; readonly service: ConsentService; readonly on: boolean }
  | { readonly type: "store"; readonly value: string }
  | { readonly type: "clear" }
  | {
      readonly type: "record";
      readonly event: ConsentEvent;
      readonly consents: Consents;
      /** The switches that differ from what was last saved. */
      readonly changes: Consents;
    };

/** The result of a verb: the new state, and the effects in their order. */
export interface ConsentStep {
  readonly state: ConsentState;
  readonly effects: readonly ConsentEffect[];
}

/** The switches before any decision. */
function initialConsents(configuration: ConsentConfiguration): Consents {
  return Object.fromEntries(
    configuration.services.map((service) => [service.name, initialConsent(configuration, service)]),
  );
}

/**
 * The state of a page that opens, from the stored decision: services it lacks get their default
 * and leave it unconfirmed; services that are no longer configured are dropped; a no to a required one counts as yes.
 *
 * @param stored the stored value as it is, or undefined on a first visit
 */
export function startConsents(configuration: ConsentConfiguration, stored: string | undefined): ConsentStep {
  return switchConsentServices(configuration, { ...readState(configuration, stored), once: [], applied: {} });
}

/**
 * Goes on from the decision that is stored now: by another tab, or for another configuration than `before`. Only services
 * that differ now are switched; those that the configuration does not have any more are switched off.
 *
 * @param isNews whether the stored decision is another than the page knew: only then can the visitor have refused in it
 */
export function followStored(
  configuration: ConsentConfiguration,
  before: ConsentConfiguration,
  state: ConsentState,
  { stored, isNews }: { readonly stored: string | undefined; readonly isNews: boolean },
): ConsentStep {
  const read = readState(configuration, stored);
  const once = isNews && isRefusal(configuration, read) ? [] : state.once;
  const step = switchConsentServices(configuration, { ...read, once, applied: {} });
  const gone = before.services.filter(({ name }) => state.applied[name] && !findConsentService(configuration, name));
  const effects = step.effects.filter(
    (effect) => effect.type !== "switch" || effect.on !== state.applied[effect.service.name],
  );
  return {
    state: step.state,
    effects: [...gone.map((service) => ({ type: "switch", service, on: false }) as const), ...effects],
  };
}

/** Whether nothing is accepted by a decision that can be declined, as after “decline all”, or none is stored any more. */
function isRefusal(
  configuration: ConsentConfiguration,
  { consents, changed, confirmed }: ReturnType<typeof readState>,
): boolean {
  const accepts = configuration.services.some((one) => consents[one.name] && !isRequired(configuration, one));
  return !(changed || (confirmed && accepts));
}

function readState(configuration: ConsentConfiguration, stored: string | undefined) {
  const initial = initialConsents(configuration);
  const known = decodeConsents(configuration, stored);
  const missing = Object.entries(initial).filter(([name]) => known === undefined || !Object.hasOwn(known, name));
  // The stored order is kept: klaro writes the cookie back in the order in which it read it.
  const savedConsents = { ...known, ...Object.fromEntries(missing) };
  const required = configuration.services.filter((service) => isRequired(configuration, service));
  const complete = missing.length === 0;
  return {
    consents: { ...savedConsents, ...Object.fromEntries(required.map(({ name }) => [name, true])) },
    savedConsents,
    confirmed: known !== undefined && complete,
    changed: known !== undefined && !complete,
  };
}

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

/** Switches services as the state says. @param services default: all */
function switchConsentServices(
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
