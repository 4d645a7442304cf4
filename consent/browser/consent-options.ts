import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import type { PrivacyManager } from "./privacy-manager.ts";
import type { ElementContext } from "./switch-elements.ts";

/** Called whenever a service is switched, also to the state it already has. */
export type ConsentHook = (on: boolean, service: ConsentService) => void;

/** Options of the consent engine. */
export interface ConsentOptions extends Omit<ElementContext, "ranScripts"> {
  readonly configuration: ConsentConfiguration;
  readonly document: Document;
  /** Hooks by the names that `callback` fields use. */
  readonly hooks?: Readonly<Record<string, ConsentHook>>;
  readonly privacyManager?: Pick<PrivacyManager, "record" | "recordShown"> | undefined;
}
