import { use } from "react";
import type { FieldProps } from "../shell/form-context.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { asList, asText } from "../shell/value.ts";
import { LanguageContext } from "../words/words.ts";
import { Framed } from "./labelled.tsx";

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
