import { type ConsentConfiguration, findConsentService, initialConsent, isRequired } from "./configuration.ts";
import type { ConsentState, ConsentStep, Consents } from "./consent-state.ts";
import { decodeConsents } from "./stored-consents.ts";
import { switchConsentServices } from "./switch-consent-services.ts";

/** The switches before any decision. */
export function initialConsents(configuration: ConsentConfiguration): Consents {
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
function isRefusal(configuration: ConsentConfiguration, { consents, changed, confirmed }: StoredState): boolean {
  const accepts = configuration.services.some((one) => consents[one.name] && !isRequired(configuration, one));
  return !(changed || (confirmed && accepts));
}

type StoredState = Omit<ConsentState, "once" | "applied">;

function readState(configuration: ConsentConfiguration, stored: string | undefined): StoredState {
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
