import type { ConsentService } from "../core/configuration.ts";
import type { ConsentEffect } from "../core/consent-state.ts";
import { cookieRules, matchesCookie } from "../core/cookie-names.ts";
import type { ConsentOptions } from "./consent-options.ts";
import type { ConsentStore } from "./consent-store.ts";
import { deleteCookie, readCookies } from "./page-cookies.ts";
import { type ElementContext, switchElements } from "./switch-elements.ts";

interface Means extends ConsentOptions, ElementContext {
  readonly store: ConsentStore;
}

/** Carries out the effects of a verb. Does not throw: errors are logged. */
export function carryOut(effect: ConsentEffect, means: Means): void {
  const { store, privacyManager, configuration } = means;
  if (effect.type === "switch") switchConsentService(effect.service, effect.on, means);
  else if (effect.type === "store") store.write(effect.value);
  else if (effect.type === "clear") store.clear();
  else privacyManager?.record(configuration, effect.event, effect.consents, effect.changes);
}

function switchConsentService(service: ConsentService, on: boolean, means: Means): void {
  switchElements(means.document, service, on, means);
  callHook(service.callback, service, on, means);
  callHook(means.configuration.callback, service, on, means);
  // After the hooks: what a service writes while it is being stopped goes too.
  if (!on) deleteCookiesOf(service, means.document);
}

function callHook(name: string | undefined, service: ConsentService, on: boolean, { hooks = {}, log }: Means): void {
  if (name === undefined) return;
  try {
    if (!Object.hasOwn(hooks, name))
      throw new Error(`There is no hook “${name}”: register it, or remove it from the configuration.`);
    hooks[name]?.(on, service);
  } catch (cause) {
    log(`The hook “${name}” of the service “${service.name}” failed.`, cause);
  }
}

function deleteCookiesOf(service: ConsentService, document: Document): void {
  const names = new Set(readCookies(document).map((cookie) => cookie.name));
  for (const rule of cookieRules(service)) {
    for (const name of names) if (matchesCookie(rule, name)) deleteCookie(document, name, rule);
  }
}
