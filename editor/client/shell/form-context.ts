import { type ComponentType, createContext, use } from "react";
import type { Finding } from "../../contract/findings.ts";
import type { Shape } from "../../contract/forms.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { isSamePath, type Path } from "./value.ts";

/** Facts and actions for every field of a form. */
export interface FormSurroundings {
  /** The path of the file. */
  readonly file: string;
  /** The language of the texts in the file; undefined where it has several. */
  readonly language: SiteLanguage | undefined;
  readonly findings: readonly Finding[];
  /** The field that a schema asks for: groups and lists have fields inside, and are fields themselves. */
  readonly Field: ComponentType<FieldProps>;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** A field of a form. */
export interface FieldProps {
  readonly shape: Shape;
  readonly path: Path;
  readonly value: Json | undefined;
  readonly required: boolean;
  /** Undefined takes the setting out of the file. */
  readonly onChange: (value: Json | undefined) => void;
}

/** Facts and actions for every field of a form. */
export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (form === undefined) throw new Error("A field stands outside of a form.");
  return form;
}

/** The findings of a field. */
export function useFindingsAt(path: Path): readonly Finding[] {
  return useForm().findings.filter(({ field }) => field !== null && field.length > 0 && isSamePath(field, path));
}
