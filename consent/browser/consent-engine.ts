import {
  type ConsentConfiguration,
  type ConsentHook,
  type ConsentService,
  STORAGE_NAME,
} from "../core/configuration.ts";
import {
  acceptAll,
  acceptAlways,
  acceptOnce,
  type ConsentEffect,
  type ConsentStep,
  changeConsent,
  declineAll,
  followStored,
  resetConsents,
  saveConsents,
  startConsents,
} from "../core/consent-verbs.ts";
import { cookieRules, matchesCookie } from "../core/cookie-names.ts";
import { type ConsentStore, openConsentStore } from "./consent-store.ts";
import { deleteCookie, readCookies } from "./page-cookies.ts";
import type { PrivacyManager } from "./remote-consent.ts";
import { type ElementContext, switchElements } from "./switch-elements.ts";

interface ConsentOptions extends Omit<ElementContext, "ranScripts"> {
  readonly configuration: ConsentConfiguration;
  readonly document: Document;
  /** Hooks by the names that `callback` fields use. */
  readonly hooks?: Readonly<Record<string, ConsentHook>>;
  readonly privacyManager?: Pick<PrivacyManager, "record" | "recordShown"> | undefined;
}

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

/**
 * Calls `check` whenever another tab may have stored another decision: when this page is shown or focused again, when it
 * is restored from the back/forward cache, and at once where the browser reports changes.
 *
 * @returns a function that stops it
 */
function followChanges(window: Window, check: () => void): () => void {
  const onVisible = () => {
    if (window.document.visibilityState === "visible") check();
  };
  const onCookies = (event: Event) => {
    const { changed, deleted } = event as Event & Record<"changed" | "deleted", readonly { readonly name?: string }[]>;
    if ([...changed, ...deleted].some((cookie) => cookie.name === STORAGE_NAME)) check();
  };
  const { cookieStore } = window as Window & { readonly cookieStore?: EventTarget };
  const subjects: readonly [EventTarget | undefined, string, (event: Event) => void][] = [
    [window, "pageshow", check],
    [window, "focus", check],
    [window.document, "visibilitychange", onVisible],
    [cookieStore, "change", onCookies],
  ];
  for (const [subject, type, listener] of subjects) subject?.addEventListener(type, listener);
  return () => {
    for (const [subject, type, listener] of subjects) subject?.removeEventListener(type, listener);
  };
}

const MARKED = "[data-name]";

/**
 * Calls `switchIn` with each part that is added to the page and has marked elements in it, before the browser draws it.
 * Other parts cost one look.
 *
 * @returns a function that stops it
 */
function followMarkedElements(document: Document, switchIn: (part: Element) => void): () => void {
  const { MutationObserver, Element } = document.defaultView ?? globalThis;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && (node.matches(MARKED) || node.querySelector(MARKED))) switchIn(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Puts the scripts that services list into the page, inert and with klaro's marks: from then on they are switched like
 * any other marked script.
 */
function addServiceScripts({ services }: ConsentConfiguration, document: Document): void {
  for (const { name, scripts = [] } of services) {
    for (const src of scripts) {
      const script = document.createElement("script");
      script.type = "text/plain";
      Object.assign(script.dataset, { name, src });
      document.head.append(script);
    }
  }
}

/**
 * Runs the scripts of a service again, for the widgets of a page that came after they had run; to be called only while
 * the service is on. Those of a once-only service do not run again.
 */
function runScriptsForWidgets(document: Document, service: ConsentService, context: ElementContext): void {
  const { name } = service;
  if (document.querySelector(`[data-name="${name}"][data-url]`) === null) return;
  for (const script of document.head.querySelectorAll<HTMLElement>(`script[data-name="${name}"]`)) {
    switchElements(script, service, false, context);
  }
  switchElements(document.head, service, true, context);
}

interface Means extends ConsentOptions, ElementContext {
  readonly store: ConsentStore;
}

/** Carries out the effects of a verb. Does not throw: errors are logged. */
function carryOut(effect: ConsentEffect, means: Means): void {
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
