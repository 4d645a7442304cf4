import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import type { PrivacyManager } from "./privacy-manager.ts";
import type { ScriptUrl } from "./script-url-policy.ts";

/** Called whenever a service is switched, also to the state it already has. */
export type ConsentHook = (on: boolean, service: ConsentService) => void;

/** What the engine needs. */
export interface ConsentOptions {
  readonly configuration: ConsentConfiguration;
  readonly document: Document;
  /** Hooks by the names that `callback` fields use. */
  readonly hooks?: Readonly<Record<string, ConsentHook>>;
  readonly scriptUrl: ScriptUrl;
  readonly privacyManager?: Pick<PrivacyManager, "record" | "recordShown"> | undefined;
  /** Called for errors that stop nothing. */
  readonly log: (message: string, cause: unknown) => void;
}
