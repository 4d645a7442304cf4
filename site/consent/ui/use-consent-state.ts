import { useSyncExternalStore } from "react";
import type { ConsentState } from "../core/consent-state.ts";
import type { ConsentControl } from "./consent-control.ts";

/** What the visitor has decided, as it changes. */
export function useConsentState(control: ConsentControl): ConsentState {
  return useSyncExternalStore(control.subscribe, control.getSnapshot, control.getSnapshot);
}
