import { createContext, use } from "react";
import type { Finding } from "../../contract/findings.ts";
import type { SiteLanguage } from "../../contract/values.ts";

/** Facts and actions for every field of a form. */
export interface FormSurroundings {
  /** The path of the file. */
  readonly file: string;
  /** The language of the texts in the file; undefined where it has several. */
  readonly language: SiteLanguage | undefined;
  readonly findings: readonly Finding[];
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** Facts and actions for every field of a form. */
export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (form === undefined) throw new Error("A field stands outside of a form.");
  return form;
}
