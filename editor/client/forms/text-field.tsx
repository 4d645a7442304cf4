import { useState } from "react";
import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { Labelled } from "./labelled.tsx";
import { usualText, type Widget } from "./shape.ts";

const INPUT_TYPES: Partial<Record<Widget, string>> = { url: "url", email: "email" };

/** A text, edited as its kind asks for. */
export function TextField(props: FieldProps & { readonly widget: Widget }) {
  const { widget, onChange: change } = props;
  const { language, readOnly } = useForm();
  const findings = useFindingsAt(props.path);
  const value = asText(props.value);
  // What is no day is written as a text, also once it has become one: the field must not change while somebody writes in it.
  const isDay = value === "" || /^\d{4}-\d\d-\d\d$/.test(value);
  const [asWritten, setAsWritten] = useState(!isDay);
  if (!isDay && !asWritten) setAsWritten(true);
  return (
    <Labelled field={props}>
      {(parts) => {
        if (widget === "markdown" || widget === "markdown-line") {
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
        }
        if (widget === "text" || widget === "line") {
          return (
            <textarea
              {...parts}
              rows={1}
              lang={language}
              readOnly={readOnly}
              placeholder={usualText(props.schema, language)}
              value={value}
              onKeyDown={(event) => widget === "line" && event.key === "Enter" && event.preventDefault()}
              onChange={({ target }) => change(widget === "line" ? target.value.replaceAll("\n", " ") : target.value)}
            />
          );
        }
        const isDate = widget === "date" && !asWritten;
        return (
          <input
            {...parts}
            type={isDate ? "date" : (INPUT_TYPES[widget] ?? "text")}
            className={isDate ? "short" : undefined}
            lang={language}
            readOnly={readOnly}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        );
      }}
    </Labelled>
  );
}
