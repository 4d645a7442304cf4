import type { ConsentConfiguration } from "./configuration.ts";
import type { ConsentState } from "./consent-verbs.ts";

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
