import type { ConsentConfiguration } from "../core/configuration.ts";
import { type ConsentState, startConsents } from "../core/consent-verbs.ts";

/** The consent engine (`consent/browser/consent-engine.ts`) as the interface sees it. */
export interface ConsentControl {
  readonly configuration: ConsentConfiguration;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConsentState;
  acceptAll(): void;
  declineAll(): void;
  /** Saves the current switches. */
  save(): void;
  /** Moves one switch, without saving. */
  change(name: string, value: boolean): void;
  /** Forgets the decision: all is as on a first visit. */
  reset(): void;
  /** To be called when the banner is shown. */
  bannerShown(): void;
}

/** A control for markup without an engine: as a first visitor meets it; what is done has no effect. */
export function firstVisit(configuration: ConsentConfiguration): ConsentControl {
  const { state } = startConsents(configuration, undefined);
  const nothing = () => undefined;
  return {
    configuration,
    subscribe: () => nothing,
    getSnapshot: () => state,
    acceptAll: nothing,
    declineAll: nothing,
    save: nothing,
    change: nothing,
    reset: nothing,
    bannerShown: nothing,
  };
}

/** What the page that the interface is shown in gives to each of its parts. */
export interface ConsentHost {
  /** Classes of the page's buttons: of those that decide, and of the others. */
  readonly buttons: { readonly decide: string; readonly other: string };
}

/** The section of the privacy notice on cookies. */
export interface PrivacyNotice {
  readonly href: string;
  readonly text: string;
}
