import { use, useState } from "react";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords, WEEKDAYS } from "#engine/i18n/weekdays.ts";
import type { JsonSchema } from "../../contract/schemas.ts";
import { Button } from "../shell/controls.tsx";
import { type FieldProps, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asGroup, fieldId, withSetting } from "../shell/value.ts";
import { LanguageContext, useSay } from "../words/words.ts";
import { Said } from "./labelled.tsx";
import { emptyValue, hintOf, titleOf } from "./shape.ts";

/** Values under names of the owner's own choice: tags, opening days, texts of the interface. */
export function MapField(props: FieldProps & { readonly item: JsonSchema }) {
  const { schema, name, path } = props;
  const said = useFindingsAt(path);
  const content = (
    <>
      {hintOf(schema) && <p className="hint">{hintOf(schema)}</p>}
      <Said findings={said} />
      <Entries {...props} />
    </>
  );
  if (path.length === 0) return content;
  return (
    <fieldset className="group" id={fieldId(path)}>
      <legend>{titleOf(schema, name)}</legend>
      <div className="fields">{content}</div>
    </fieldset>
  );
}

/** Runs of days that an owner chooses from. */
const DAY_CHOICES = ["monday-friday", "monday-saturday", "monday-thursday", ...WEEKDAYS.slice(1), "sunday"];

function Entries({ schema, path, value, onChange, item }: FieldProps & { readonly item: JsonSchema }) {
  const say = useSay();
  const { readOnly, Field } = useForm();
  const language = use(LanguageContext);
  const [newName, setNewName] = useState("");
  const week = schema["x-widget"] === "week";
  const shown = (key: string) => (week ? daysInWords(key, ownerWritings[language]) : key);
  const group = asGroup(value);
  const taken = Object.hasOwn(group, newName.trim());
  const id = `${fieldId(path)}-new`;
  return (
    <>
      {Object.entries(group).map(([key, entry]) => (
        <div key={key} className="entry">
          <Field
            // The hint of the whole is not repeated for each entry.
            schema={{
              ...item,
              title: shown(key),
              description: hintOf(item) === hintOf(schema) ? "" : (hintOf(item) ?? ""),
            }}
            name={key}
            path={[...path, key]}
            value={entry}
            required
            onChange={(changed) => onChange(withSetting(group, key, changed ?? emptyValue(item)))}
          />
          {!readOnly && (
            <Button
              kind="quiet"
              aria-label={say("take-out-name", { name: shown(key) })}
              onClick={() => onChange(withSetting(group, key, undefined))}
            >
              {say("take-out")}
            </Button>
          )}
        </div>
      ))}
      {!readOnly && (
        <div className="field add-name">
          <label htmlFor={id}>{say(week ? "new-days" : "new-name")}</label>
          <div className="beside">
            {week ? (
              <select id={id} value={newName} onChange={({ target }) => setNewName(target.value)}>
                <option value="">{say("no-choice")}</option>
                {DAY_CHOICES.filter((days) => !Object.hasOwn(group, days)).map((days) => (
                  <option key={days} value={days}>
                    {shown(days)}
                  </option>
                ))}
              </select>
            ) : (
              <input id={id} value={newName} onChange={({ target }) => setNewName(target.value)} />
            )}
            <Button
              kind="alt"
              disabled={newName.trim() === "" || taken}
              onClick={() => {
                onChange({ ...group, [newName.trim()]: emptyValue(item) });
                setNewName("");
              }}
            >
              {say("add-item")}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
