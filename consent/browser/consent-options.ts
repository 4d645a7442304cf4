import type { ConsentConfiguration, ConsentHook } from "../core/configuration.ts";
import type { PrivacyManager } from "./privacy-manager.ts";
import type { ElementContext } from "./switch-elements.ts";

/** Options of the consent engine. */
export interface ConsentOptions extends Omit<ElementContext, "ranScripts"> {
  readonly configuration: ConsentConfiguration;
  readonly document: Document;
  /** Hooks by the names that `callback` fields use. */
  readonly hooks?: Readonly<Record<string, ConsentHook>>;
  readonly privacyManager?: Pick<PrivacyManager, "record" | "recordShown"> | undefined;
}
