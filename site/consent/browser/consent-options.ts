import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import type { PrivacyManager } from "./privacy-manager.ts";
import type { ScriptUrl } from "./script-url-policy.ts";

/** Told whenever a service is switched: also when it already was so. */
export type ConsentHook = (on: boolean, service: ConsentService) => void;

/** What the engine works on and with. */
export interface ConsentOptions {
  readonly configuration: ConsentConfiguration;
  readonly document: Document;
  /** Hooks by the names that `callback` fields use. */
  readonly hooks?: Readonly<Record<string, ConsentHook>>;
  readonly scriptUrl: ScriptUrl;
  readonly privacyManager?: PrivacyManager | undefined;
  /** Told what went wrong without stopping anything. */
  readonly log: (message: string, cause: unknown) => void;
}
