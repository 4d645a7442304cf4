import type { ConsentConfiguration } from "../core/configuration.ts";
import type { ConsentStep } from "../core/consent-state.ts";
import {
  acceptAll,
  acceptAlways,
  acceptOnce,
  changeConsent,
  declineAll,
  resetConsents,
  saveConsents,
} from "../core/consent-verbs.ts";
import { followStored, startConsents } from "../core/start-consents.ts";
import { carryOut } from "./carry-out.ts";
import type { ConsentOptions } from "./consent-options.ts";
import { openConsentStore } from "./consent-store.ts";
import { followChanges } from "./follow-changes.ts";
import { followMarkedElements } from "./follow-marked-elements.ts";
import { addServiceScripts, runScriptsForWidgets } from "./service-scripts.ts";
import { switchElements } from "./switch-elements.ts";

/**
 * Starts the engine: the visitor's decision in this page, and all that can be done about it. Reads the stored decision,
 * switches services accordingly, and follows other tabs and elements that are added to the page. Whatever is in the page,
 * the cookie or the hooks, neither this nor the engine throws.
 *
 * @throws {Error} for a document that no window shows
 */
export function startConsentEngine(options: ConsentOptions) {
  const { document, privacyManager } = options;
  let { configuration } = options;
  const window = document.defaultView;
  if (window === null) throw new Error("Consent needs a document with a window: pass the page's own.");
  let store = openConsentStore(configuration, document);
  const ranScripts = new Set<string>();
  const listeners = new Set<() => void>();
  let lastStored = store.read();
  const start = startConsents(configuration, lastStored);
  let { state } = start;

  const means = () => ({ ...options, configuration, store, ranScripts });
  const apply = (step: ConsentStep) => {
    state = step.state;
    for (const effect of step.effects) carryOut(effect, means());
    // Read back, not remembered: where the browser refuses to store, it goes on reading the same.
    if (step.effects.some(({ type }) => type === "store" || type === "clear")) lastStored = store.read();
    for (const listener of listeners) listener();
  };
  const follow = (before = configuration) => {
    const stored = store.read();
    const isNews = stored !== lastStored;
    lastStored = stored;
    if (isNews || before !== configuration) apply(followStored(configuration, before, state, { stored, isNews }));
  };

  /** A page of a deeper path sees more cookies than the one on which the visitor decided. */
  const tidyStore = () => {
    if (state.confirmed) store.tidy();
  };

  const switchIn = (part: ParentNode) => {
    for (const service of configuration.services) {
      switchElements(part, service, state.applied[service.name] === true, means());
    }
  };

  addServiceScripts(configuration, document);
  apply(start);
  tidyStore();
  const stopFollowingElements = followMarkedElements(document, switchIn);
  const stopFollowing = followChanges(window, () => follow());
  return {
    /** The one that holds now. */
    get configuration() {
      return configuration;
    },
    /** For React, as `getSnapshot`. @returns a function that ends the subscription */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    acceptAll: () => apply(acceptAll(configuration, state)),
    declineAll: () => apply(declineAll(configuration, state)),
    save: () => apply(saveConsents(configuration, state)),
    change: (name: string, value: boolean) => apply(changeConsent(configuration, state, name, value)),
    acceptOnce: (name: string) => apply(acceptOnce(configuration, state, name)),
    acceptAlways: (name: string) => apply(acceptAlways(configuration, state, name)),
    reset: () => apply(resetConsents(configuration)),
    /** Goes on with another configuration. */
    configure: (next: ConsentConfiguration) => {
      const before = configuration;
      configuration = next;
      store = openConsentStore(next, document);
      follow(before);
    },
    /** To be called when the banner is shown; only a privacy manager uses it. */
    bannerShown: () => {
      if (!state.confirmed) privacyManager?.recordShown(configuration);
    },
    /** To be called when another page is shown in this document; also looks for another tab's decision. */
    pageShown: () => {
      follow();
      tidyStore();
      switchIn(document);
      for (const service of configuration.services) {
        if (state.applied[service.name] === true) runScriptsForWidgets(document, service, means());
      }
    },
    /** Stops following other tabs and what is added to the page. What is switched on stays on. */
    stop: () => {
      stopFollowing();
      stopFollowingElements();
    },
  };
}
