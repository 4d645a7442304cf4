import type { ReactNode } from "react";
import type { Finding } from "../../contract/findings.ts";
import type { Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";
import { useForm } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { fieldId, isSamePath, type Path } from "../shell/value.ts";
import { useSay } from "../words/words.ts";

export interface FieldProps {
  readonly shape: Shape;
  readonly path: Path;
  readonly value: Json | undefined;
  readonly required: boolean;
  /** Undefined takes the setting out of the file. */
  readonly onChange: (value: Json | undefined) => void;
}
export interface Parts {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** A label, the field, what it is for, and what the build says of it. A box to tick stands before its label. */
export function Labelled(props: { readonly field: FieldProps; readonly children: (parts: Parts) => ReactNode }) {
  const {
    field: { path, shape, value, required, onChange },
    children,
  } = props;
  const say = useSay();
  const id = fieldId(path);
  const isBox = shape.kind === "yes-no";
  // What holds where it is left empty stands in it.
  const hasUsual = shape.kind === "text" && shape.usual !== undefined;
  const findings = useFindingsAt(path);
  const described = [shape.hint && `${id}-hint`, findings.length > 0 && `${id}-said`].filter(Boolean).join(" ");
  const element = children({
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": findings.some(({ severity }) => severity === "error") || undefined,
  });
  return (
    // One that may be left out is left out when it is left empty: not while it is written anew.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done to it; focus that leaves the field passes here.
    <div className={isBox ? "field check" : "field"} onBlur={() => value === "" && !required && onChange(undefined)}>
      {isBox && element}
      <label id={`${id}-label`} htmlFor={id}>
        {shape.title}
        {!required && !isBox && !hasUsual && <span className="optional"> {say("optional")}</span>}
      </label>
      {!isBox && element}
      {shape.hint && (
        <p className="hint" id={`${id}-hint`}>
          {shape.hint}
        </p>
      )}
      <Said id={`${id}-said`} findings={findings} />
    </div>
  );
}

interface Frame {
  readonly field: FieldProps;
  readonly look?: string;
  readonly children: ReactNode;
}

export function Framed({ field, look = "group", children }: Frame) {
  return (
    <fieldset className={look} id={fieldId(field.path)}>
      <legend>{field.shape.title}</legend>
      <About {...field} />
      {children}
    </fieldset>
  );
}

/** The same around fields below each other; those of a whole file need none. */
export function FramedFields({ children, ...frame }: Frame) {
  if (frame.field.path.length > 0)
    return (
      <Framed {...frame}>
        <div className="fields">{children}</div>
      </Framed>
    );
  return (
    <>
      <About {...frame.field} />
      {children}
    </>
  );
}

/** What fields are for, and what the build says of them together. */
export function About({ shape, path }: Pick<FieldProps, "shape" | "path">) {
  return (
    <>
      {shape.hint && <p className="hint">{shape.hint}</p>}
      <Said findings={useFindingsAt(path)} />
    </>
  );
}

function Said({ id, findings }: { readonly id?: string; readonly findings: readonly Finding[] }) {
  const { withTitles } = useTitles();
  if (findings.length === 0) return null;
  return (
    <ul className="said" id={id}>
      {findings.map(({ id: problem, sentence, severity, line }) => (
        <li key={`${problem}-${line}-${sentence}`} className={severity === "error" ? "error" : undefined}>
          {withTitles(sentence)}
        </li>
      ))}
    </ul>
  );
}
export function useFindingsAt(path: Path): readonly Finding[] {
  return useForm().findings.filter(({ field }) => field !== null && field.length > 0 && isSamePath(field, path));
}
