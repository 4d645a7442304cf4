import { createContext, use } from "react";
import type { Collections, Targets } from "../../contract/collections.ts";
import type { Finding } from "../../contract/findings.ts";
import type { SiteLanguage } from "../../contract/values.ts";

export interface Surroundings extends Collections {
  readonly targets: Targets;
  /** Asks for the collections anew, and resolves when they are there. */
  readonly refresh: () => Promise<void>;
  /** Shows a sentence above the view that is shown, until another is told or shown, or it is closed. */
  readonly tell: (sentence: string) => void;
}

/** Filled by the editor once it has asked for all of it. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (surroundings === undefined) throw new Error("A part stands outside of the editor.");
  return surroundings;
}

export interface FormSurroundings {
  /** The path of the file. */
  readonly file: string;
  /** The language of the texts in the file; undefined where it has several. */
  readonly language: SiteLanguage | undefined;
  readonly findings: readonly Finding[];
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (form === undefined) throw new Error("A field stands outside of a form.");
  return form;
}
