import { type ConsentConfiguration, findConsentService, initialConsent, isRequired } from "./configuration.ts";
import { type ConsentState, type ConsentStep, type Consents, isAcceptedOnce } from "./consent-state.ts";
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
  return switchConsentServices(configuration, { ...readState(configuration, stored), applied: {} });
}

/**
 * Follows a decision that was stored, or cleared, by another tab. Only services that differ now are switched.
 */
export function followStored(
  configuration: ConsentConfiguration,
  state: ConsentState,
  stored: string | undefined,
): ConsentStep {
  const step = switchConsentServices(configuration, { ...readState(configuration, stored), applied: state.applied });
  const effects = step.effects.filter(
    (effect) => effect.type !== "switch" || effect.on !== state.applied[effect.service.name],
  );
  return { state: step.state, effects };
}

/**
 * Goes on with another configuration, from the decision that is stored for it. What the other does not have is switched
 * off; what was accepted once stays on, because the visitor has not refused it.
 */
export function followConfiguration(
  configuration: ConsentConfiguration,
  before: ConsentConfiguration,
  state: ConsentState,
  stored: string | undefined,
): ConsentStep {
  const step = followStored(configuration, state, stored);
  const gone = before.services.filter(({ name }) => state.applied[name] && !findConsentService(configuration, name));
  const once = configuration.services.filter(({ name }) => isAcceptedOnce(state, name));
  const applied = configuration.services.map((service) => [
    service.name,
    once.includes(service) || step.state.applied[service.name] === true,
  ]);
  return {
    state: { ...step.state, applied: Object.fromEntries(applied) },
    effects: [
      ...gone.map((service) => ({ type: "switch", service, on: false }) as const),
      ...step.effects.filter((effect) => effect.type !== "switch" || !once.includes(effect.service)),
    ],
  };
}

function readState(configuration: ConsentConfiguration, stored: string | undefined): Omit<ConsentState, "applied"> {
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
