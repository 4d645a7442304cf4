import { Select } from "../shell/controls.tsx";
import { type FieldProps, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { useSay } from "../words/words.ts";
import { Labelled } from "./labelled.tsx";
import type { Option } from "./shape.ts";

/** One of a few words. Another word stays, and the build says that it is wrong. */
export function ChoiceField(props: FieldProps & { readonly options: readonly Option[] }) {
  const { readOnly } = useForm();
  const say = useSay();
  const { options, required, onChange } = props;
  const value = asText(props.value);
  const isKnown = value === "" || options.some(([word]) => word === value);
  const all: readonly Option[] = [
    ...(!required || value === "" ? [["", say("no-choice")] as const] : []),
    ...(isKnown ? [] : [[value, value] as const]),
    ...options,
  ];
  return (
    <Labelled field={props}>
      {(parts) => (
        <Select
          {...parts}
          disabled={readOnly}
          options={all}
          chosen={value}
          onChoose={(word) => onChange(word === "" ? undefined : word)}
        />
      )}
    </Labelled>
  );
}
