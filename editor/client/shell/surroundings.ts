import { createContext, use } from "react";
import type { Collections, Targets } from "../../contract/collections.ts";
import type { Finding } from "../../contract/findings.ts";
import type { SiteLanguage } from "../../contract/values.ts";

/** A context that whoever needs it stands in. */
function surroundings<Value>(outside: string) {
  const Context = createContext<Value | undefined>(undefined);
  const useValue = (): Value => {
    const value = use(Context);
    if (value === undefined) throw new Error(outside);
    return value;
  };
  return [Context, useValue] as const;
}

/** Facts of the site for every part of the editor, once it has asked for all of them. */
export const [SurroundingsContext, useSurroundings] = surroundings<
  Collections & {
    readonly targets: Targets;
    /** Asks for the collections anew, and resolves when they are there. */
    readonly refresh: () => Promise<void>;
    /** Shows a sentence above the view that is shown, until another is told or shown, or it is closed. */
    readonly tell: (sentence: string) => void;
  }
>("A part stands outside of the editor.");

/** Facts for every field of a form. */
export const [FormContext, useForm] = surroundings<{
  /** The path of the file. */
  readonly file: string;
  /** The language of the texts in the file; undefined where it has several. */
  readonly language: SiteLanguage | undefined;
  readonly findings: readonly Finding[];
}>("A field stands outside of a form.");
