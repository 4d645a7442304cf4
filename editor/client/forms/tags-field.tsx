import { use } from "react";
import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { asList, asText, fieldId } from "../shell/value.ts";
import { LanguageContext } from "../words/words.ts";
import { Said } from "./labelled.tsx";
import { hintOf, titleOf } from "./shape.ts";

/** The tags of an article, chosen from those that the site has. A tag that the site lacks stays until it is unchecked. */
export function TagsField({ schema, name, path, value, onChange }: FieldProps) {
  const language = use(LanguageContext);
  const { readOnly } = useForm();
  const { targets } = useSurroundings();
  const said = useFindingsAt(path);
  const chosen = asList(value).map(asText);
  const known = targets.tags.map(({ id, label }) => ({ id, label: label[language] }));
  const unknown = chosen.filter((id) => !known.some((tag) => tag.id === id)).map((id) => ({ id, label: id }));
  return (
    <fieldset className="group tags" id={fieldId(path)} disabled={readOnly}>
      <legend>{titleOf(schema, name)}</legend>
      {hintOf(schema) && <p className="hint">{hintOf(schema)}</p>}
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
      <Said findings={said} />
    </fieldset>
  );
}
