import { createContext, use } from "react";
import type { Collections, Targets } from "../../contract/collections.ts";

/** Facts of the site for every part of the editor. */
export interface Surroundings extends Collections {
  readonly targets: Targets;
  /** Asks for the collections anew, and resolves when they are there. */
  readonly refresh: () => Promise<void>;
  /** Shows a sentence above the view that is shown, until another is told or shown, or it is closed. */
  readonly tell: (sentence: string) => void;
}

/** Filled by the editor once it has asked for all of it. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Facts of the site for every part of the editor. */
export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (surroundings === undefined) throw new Error("A part stands outside of the editor.");
  return surroundings;
}
