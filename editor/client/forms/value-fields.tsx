import { useState } from "react";
import type { Option, TextShape } from "../../contract/forms.ts";
import { Select } from "../shell/controls.tsx";
import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { useSay } from "../words/words.ts";
import { Labelled } from "./labelled.tsx";

/** Yes or no. A setting that may be left out is left out for no. */
export function YesNoField(props: FieldProps) {
  const { readOnly } = useForm();
  const { value, required, onChange } = props;
  return (
    <Labelled field={props}>
      {(parts) => (
        <input
          {...parts}
          type="checkbox"
          checked={value === true}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked ? true : required || value === false ? false : undefined)}
        />
      )}
    </Labelled>
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

/** A text, edited as its kind asks for. */
export function TextField({ widget, usual, ...props }: FieldProps & TextShape) {
  const { onChange: change } = props;
  const { language, readOnly } = useForm();
  const findings = useFindingsAt(props.path);
  const value = asText(props.value);
  // What is no day is written as a text, also once it has become one: the field must not change while somebody writes in it.
  const isDay = value === "" || /^\d{4}-\d\d-\d\d$/.test(value);
  const [asWritten, setAsWritten] = useState(!isDay);
  if (!isDay && !asWritten) setAsWritten(true);
  const isDate = widget === "date" && !asWritten;
  const common = { value, lang: language, readOnly };
  return (
    <Labelled field={props}>
      {(parts) => {
        switch (widget) {
          case "markdown":
          case "markdown-line":
            return (
              <MarkdownEditor
                {...parts}
                value={value}
                onChange={change}
                language={language}
                findings={findings}
                readOnly={readOnly}
                size={widget === "markdown" ? "small" : "line"}
              />
            );
          case "text":
          case "line":
            return (
              <textarea
                {...parts}
                {...common}
                rows={1}
                placeholder={language && usual?.[language]}
                onKeyDown={(event) => widget === "line" && event.key === "Enter" && event.preventDefault()}
                onChange={({ target }) => change(widget === "line" ? target.value.replaceAll("\n", " ") : target.value)}
              />
            );
          default:
            return (
              <input
                {...parts}
                {...common}
                type={isDate ? "date" : widget === "url" || widget === "email" ? widget : "text"}
                className={isDate ? "short" : undefined}
                onChange={({ target }) => change(target.value)}
              />
            );
        }
      }}
    </Labelled>
  );
}
