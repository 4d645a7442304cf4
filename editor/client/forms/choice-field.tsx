import { type FieldProps, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { useSay } from "../words/words.ts";
import { Labelled } from "./labelled.tsx";

type Options = readonly { readonly value: string; readonly title: string }[];

/** One of a few words. Another word stays, and the build says that it is wrong. */
export function ChoiceField(props: FieldProps & { readonly options: Options }) {
  const { readOnly } = useForm();
  const say = useSay();
  const { options, required, onChange } = props;
  const value = asText(props.value);
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <Labelled field={props}>
      {(parts) => (
        <select
          {...parts}
          disabled={readOnly}
          value={value}
          onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
        >
          {(!required || value === "") && <option value="">{say("no-choice")}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
