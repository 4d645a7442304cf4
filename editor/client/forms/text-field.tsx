import { type FieldProps, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { Labelled } from "./labelled.tsx";
import { usualText, type Widget } from "./shape.ts";

const INPUT_TYPES: Partial<Record<Widget, string>> = { url: "url", email: "email" };

/** A text, edited as its kind asks for. One that may be left out is left out when it is empty. */
export function TextField(props: FieldProps & { readonly widget: Widget }) {
  const { widget, required, onChange } = props;
  const { language, readOnly } = useForm();
  const value = asText(props.value);
  const change = (text: string) => onChange(text === "" && !required ? undefined : text);
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
              onChange={({ target }) => change(widget === "line" ? target.value.replaceAll("\n", " ") : target.value)}
            />
          );
        }
        const isDate = widget === "date" && (value === "" || /^\d{4}-\d\d-\d\d$/.test(value));
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
