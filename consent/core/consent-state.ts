import type { ConsentService } from "./configuration.ts";

/** Service name to yes or no. */
export type Consents = Readonly<Record<string, boolean>>;

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
