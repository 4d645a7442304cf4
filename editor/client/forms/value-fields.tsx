import { use, useState } from "react";
import { query } from "../api/ask.ts";
import { Button, Select } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useForm, useSurroundings } from "../shell/surroundings.ts";
import { asList, asText } from "../shell/value.ts";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { PictureChooser } from "../views/media.tsx";
import { LanguageContext, useSay } from "../words/words.ts";
import { type FieldProps, Framed, Labelled, type Parts, useFindingsAt } from "./field-frame.tsx";

/** The tags of an article, chosen from those that the site has. A tag that the site lacks stays until it is unchecked. */
export function TagsField(props: FieldProps) {
  const { value, onChange } = props;
  const language = use(LanguageContext);
  const { targets } = useSurroundings();
  const chosen = asList(value).map(asText);
  const known = targets.tags.map(({ id, label }) => ({ id, label: label[language] ?? id }));
  const unknown = chosen.filter((id) => !known.some((tag) => tag.id === id)).map((id) => ({ id, label: id }));
  return (
    <Framed field={props}>
      <div className="choices">
        {[...known, ...unknown].map(({ id, label }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </Framed>
  );
}

/** A picture, chosen from those of the site or brought from this machine. */
export function PictureField(props: FieldProps) {
  const say = useSay();
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<string>();
  const name = asText(props.value);
  return (
    <Labelled field={props}>
      {(parts) => (
        <div className="picture-field">
          {name !== "" && <img src={`api/media/file${query({ path: `media/${name}` })}`} alt="" />}
          <span>{name === "" ? say("no-picture") : name}</span>
          <Button
            word="choose-picture"
            of={props.shape.title ?? ""}
            {...parts}
            kind="alt"
            onClick={() => setChoosing(true)}
          />
          {name !== "" && (
            <Button
              kind="quiet"
              word="take-out"
              of={name}
              onClick={() => props.onChange(props.required ? "" : undefined)}
            />
          )}
          {choosing && (
            <Dialog
              title={say("choose-picture")}
              answer={say("take-picture")}
              onAnswer={() => {
                props.onChange(picked ?? name);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            >
              <PictureChooser chosen={picked ?? name} onChoose={setPicked} />
            </Dialog>
          )}
        </div>
      )}
    </Labelled>
  );
}

/** A value that is written, chosen or ticked, edited as its kind asks for. What it cannot be stays, and the build says that it is wrong. */
export function ValueField(props: FieldProps) {
  return <Labelled field={props}>{(parts) => <Control {...props} parts={parts} />}</Labelled>;
}

function Control(props: FieldProps & { readonly parts: Parts }) {
  const { parts, shape, path, value: given, required, onChange } = props;
  const say = useSay();
  const { language } = useForm();
  const findings = useFindingsAt(path);
  const value = asText(given);
  // What is no day or hour is written as a text, also once it has become one: the field must not change while somebody writes in it.
  const native = shape.kind === "text" && shape.widget === "time" ? /^\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d$/;
  const isNative = value === "" || native.test(value);
  const [asWritten, setAsWritten] = useState(!isNative);
  if (!isNative && !asWritten) setAsWritten(true);
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
      const isClock = (widget === "date" || widget === "time") && !asWritten;
      const type = isClock || widget === "url" || widget === "email" ? widget : "text";
      // Without a last day, browsers wait for years of six digits: who types on after the fourth gets one of five.
      const day = isClock ? { className: "short", ...(widget === "date" && { max: "9999-12-31" }) } : {};
      return <input {...written} {...day} type={type} onChange={({ target }) => onChange(target.value)} />;
    }
  }
}
