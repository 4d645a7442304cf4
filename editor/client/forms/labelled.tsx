import type { ReactNode } from "react";
import type { Finding } from "../../contract/findings.ts";
import { type FieldProps, useFindingsAt } from "../shell/form-context.ts";
import { fieldId } from "../shell/value.ts";
import { useSay } from "../words/words.ts";
import { hintOf, titleOf } from "./shape.ts";

/** Attributes of the labelled element. */
export interface LabelledParts {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** A label, the field, what it is for, and what the build says of it. */
export function Labelled({
  field,
  children,
}: {
  readonly field: FieldProps;
  readonly children: (parts: LabelledParts) => ReactNode;
}) {
  const say = useSay();
  const id = fieldId(field.path);
  const hint = hintOf(field.schema);
  const findings = useFindingsAt(field.path);
  const described = [hint ? `${id}-hint` : "", findings.length > 0 ? `${id}-said` : ""].filter((part) => part !== "");
  return (
    // One that may be left out is left out when it is left empty: not while it is written anew.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done to it; focus that leaves the field passes here.
    <div className="field" onBlur={() => field.value === "" && !field.required && field.onChange(undefined)}>
      <label id={`${id}-label`} htmlFor={id}>
        {titleOf(field.schema, field.name)}
        {!field.required && <span className="optional"> {say("optional")}</span>}
      </label>
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": findings.some(({ severity }) => severity === "error") ? true : undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Said id={`${id}-said`} findings={findings} />
    </div>
  );
}

/** A frame around the fields of a group or a list, under its name. */
export function Framed({
  field,
  look = "group",
  children,
}: {
  readonly field: FieldProps;
  readonly look?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={look} id={fieldId(field.path)}>
      <legend>{titleOf(field.schema, field.name)}</legend>
      <About {...field} />
      {children}
    </fieldset>
  );
}

/** What fields are for, and what the build says of them together. */
export function About({ schema, path }: Pick<FieldProps, "schema" | "path">) {
  const findings = useFindingsAt(path);
  return (
    <>
      {hintOf(schema) && <p className="hint">{hintOf(schema)}</p>}
      <Said findings={findings} />
    </>
  );
}

/** The build's findings, below their field. */
export function Said({ id, findings }: { readonly id?: string; readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="said" id={id}>
      {findings.map(({ id: problem, sentence, severity, line }) => (
        <li key={`${problem}-${line}-${sentence}`} className={severity}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
