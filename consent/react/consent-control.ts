import type { ConsentConfiguration } from "../core/configuration.ts";
import type { ConsentState } from "../core/consent-state.ts";

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
