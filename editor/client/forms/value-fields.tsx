import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asText, fieldId } from "../shell/value.ts";
import { Labelled, Said } from "./labelled.tsx";
import { hintOf, titleOf } from "./shape.ts";

/** Yes or no. A setting that may be left out is left out for no. */
export function YesNoField({ schema, name, path, value, required, onChange }: FieldProps) {
  const { readOnly } = useForm();
  const said = useFindingsAt(path);
  const id = fieldId(path);
  return (
    <div className="field check">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        disabled={readOnly}
        aria-describedby={hintOf(schema) ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked ? true : required || value === false ? false : undefined)}
      />
      <label htmlFor={id}>{titleOf(schema, name)}</label>
      {hintOf(schema) && (
        <p className="hint" id={`${id}-hint`}>
          {hintOf(schema)}
        </p>
      )}
      <Said findings={said} />
    </div>
  );
}

/** A whole number. Anything else is handed on as it is, and the build says that it is wrong. */
export function NumberField(props: FieldProps) {
  const { readOnly } = useForm();
  return (
    <Labelled field={props}>
      {(parts) => (
        <input
          {...parts}
          className="short"
          inputMode="numeric"
          readOnly={readOnly}
          value={asText(props.value)}
          onChange={({ target: { value } }) =>
            // As it is written: 007 does not become 7 under the hands of who goes on writing.
            props.onChange(/^\d+$/.test(value) && String(Number(value)) === value ? Number(value) : value)
          }
        />
      )}
    </Labelled>
  );
}
