import { createContext, use } from "react";
import type { Collections, Start, Targets } from "../../contract/collections.ts";

/** What every part of the editor may need of the site. */
export interface Surroundings {
  readonly start: Start;
  readonly collections: Collections;
  readonly targets: Targets;
  /** Asks for the collections anew, and resolves when they are there. */
  readonly refresh: () => Promise<void>;
}

/** Filled by the editor once it has asked for all of it. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** What every part of the editor may need of the site. */
export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (surroundings === undefined) throw new Error("A part stands outside of the editor.");
  return surroundings;
}
