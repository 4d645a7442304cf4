import { type ComponentProps, useState } from "react";
import { Select } from "../shell/controls.tsx";
import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asText } from "../shell/value.ts";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { useSay } from "../words/words.ts";
import { Labelled } from "./labelled.tsx";

/** A value that is written, chosen or ticked, edited as its kind asks for. What it cannot be stays, and the build says that it is wrong. */
export function ValueField(props: FieldProps) {
  return <Labelled field={props}>{(parts) => <Control {...props} parts={parts} />}</Labelled>;
}

interface ControlProps extends FieldProps {
  readonly parts: Parameters<ComponentProps<typeof Labelled>["children"]>[0];
}

function Control({ parts, shape, path, value: given, required, onChange }: ControlProps) {
  const say = useSay();
  const { language } = useForm();
  const findings = useFindingsAt(path);
  const value = asText(given);
  // What is no day is written as a text, also once it has become one: the field must not change while somebody writes in it.
  const isDay = value === "" || /^\d{4}-\d\d-\d\d$/.test(value);
  const [asWritten, setAsWritten] = useState(!isDay);
  if (!isDay && !asWritten) setAsWritten(true);
  const written = { ...parts, value, lang: language };
  switch (shape.kind) {
    case "yes-no": {
      // A setting that may be left out is left out for no.
      const no = required || given === false ? false : undefined;
      const tick = (isTicked: boolean) => onChange(isTicked ? true : no);
      const checked = given === true;
      return <input {...parts} type="checkbox" checked={checked} onChange={({ target }) => tick(target.checked)} />;
    }
    case "number": {
      // As it is written: 007 does not become 7 under the hands of who goes on writing.
      const type = (text: string) => onChange(/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
      return <input {...written} className="short" inputMode="numeric" onChange={({ target }) => type(target.value)} />;
    }
    case "choice": {
      const isKnown = value === "" || shape.options.some(([word]) => word === value);
      const none = !required || value === "" ? [["", say("no-choice")] as const] : [];
      const options = [...none, ...(isKnown ? [] : [[value, value] as const]), ...shape.options];
      const choose = (word: string) => onChange(word === "" ? undefined : word);
      return <Select {...parts} options={options} chosen={value} onChoose={choose} />;
    }
    case "text": {
      const { widget, usual } = shape;
      if (widget === "markdown" || widget === "markdown-line") {
        const size = widget === "markdown" ? "small" : "line";
        return <MarkdownEditor {...written} onChange={onChange} language={language} findings={findings} size={size} />;
      }
      const isLine = widget === "line";
      if (isLine || widget === "text")
        return (
          <textarea
            {...written}
            // Where the styles cannot make it as high as its text.
            rows={Math.ceil((value.length + 1) / 60)}
            placeholder={language && usual?.[language]}
            onKeyDown={(event) => isLine && event.key === "Enter" && event.preventDefault()}
            onChange={({ target }) => onChange(isLine ? target.value.replaceAll("\n", " ") : target.value)}
          />
        );
      const isDate = widget === "date" && !asWritten;
      const type = isDate || widget === "url" || widget === "email" ? widget : "text";
      // Without a last day, browsers wait for years of six digits: who types on after the fourth gets one of five.
      const day = isDate ? { className: "short", max: "9999-12-31" } : {};
      return <input {...written} {...day} type={type} onChange={({ target }) => onChange(target.value)} />;
    }
  }
}
