import { use, useState } from "react";
import { slugOf } from "#engine/content/source/slug.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords, WEEKDAYS } from "#engine/i18n/weekdays.ts";
import type { Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, Select } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useFocusOnAdded } from "../shell/focus-field.ts";
import { type FieldProps, useForm } from "../shell/form-context.ts";
import { asGroup, asText, fieldId, withSetting } from "../shell/value.ts";
import { LanguageContext, useSay } from "../words/words.ts";
import { emptyValue } from "./empty-value.ts";
import { FramedFields } from "./labelled.tsx";

/** Runs of days that an owner chooses from. */
const DAY_CHOICES = ["monday-friday", "monday-saturday", "monday-thursday", ...WEEKDAYS.slice(1), "sunday"];

/** Values under names of the owner's own choice: tags, opening days, texts of the interface. */
export function MapField(props: FieldProps & { readonly item: Shape; readonly isWeek: boolean }) {
  const { path, value, onChange, item, isWeek } = props;
  const say = useSay();
  const { Field } = useForm();
  const language = use(LanguageContext);
  const [newName, setNewName] = useState("");
  /** What people call an entry: its days, its text in the owner's language, or its name where there is none yet. */
  const shown = (key: string, entry?: Json) =>
    isWeek ? daysInWords(key, ownerWritings[language]) : asText(asGroup(entry)[language]) || key;
  const group = asGroup(value);
  const empty = emptyValue(item);
  const title = newName.trim();
  // What has a text in each language is called by that: its name in the file is made of it.
  const isTitled = language in asGroup(empty);
  const name = isTitled && title !== "" ? slugOf(title, title) : title;
  const isNew = name !== "" && !Object.hasOwn(group, name);
  // The tags are the one file that is nothing but names: articles have them.
  const isTags = path.length === 0;
  const { change, error } = useChangeTexts();
  const [going, setGoing] = useState<string>();
  const days = DAY_CHOICES.filter((key) => !Object.hasOwn(group, key)).map((key) => [key, shown(key)] as const);
  const id = `${fieldId(path)}-new`;
  const focusOn = useFocusOnAdded();
  const add = () => {
    if (!isNew) return;
    const entry = isTitled ? { ...asGroup(empty), [language]: title } : empty;
    const next = Object.keys(asGroup(entry)).find((key) => asGroup(entry)[key] === "");
    focusOn(fieldId(next === undefined ? [...path, name] : [...path, name, next]));
    onChange({ ...group, [name]: entry });
    setNewName("");
  };
  return (
    <FramedFields field={props}>
      {Object.entries(group).map(([key, entry]) => (
        <div key={key} className="entry">
          <Field
            shape={{ ...item, title: shown(key, entry) }}
            path={[...path, key]}
            value={entry}
            required
            onChange={(changed) => onChange(withSetting(group, key, changed ?? emptyValue(item)))}
          />
          <Button
            kind="quiet"
            word={isTags ? "delete" : "take-out"}
            of={shown(key, entry)}
            onClick={() => (isTags ? setGoing(key) : onChange(withSetting(group, key, undefined)))}
          />
        </div>
      ))}
      <div className="field add-name">
        <label htmlFor={id}>{say(isWeek ? "new-days" : "new-name")}</label>
        <div className="beside">
          {isWeek ? (
            <Select id={id} options={[["", say("no-choice")], ...days]} chosen={newName} onChoose={setNewName} />
          ) : (
            <input
              id={id}
              value={newName}
              onChange={({ target }) => setNewName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Else the field that takes the focus gets the line break.
                event.preventDefault();
                add();
              }}
            />
          )}
          <Button kind="alt" word="add-item" disabled={!isNew} onClick={add} />
        </div>
      </div>
      {going !== undefined && (
        <Dialog
          title={say("named", { what: say("delete"), name: shown(going, group[going]) })}
          answer={say("delete")}
          error={error}
          onAnswer={() => void change({ do: "delete-tag", tag: going }).then((isGone) => isGone && setGoing(undefined))}
          onClose={() => setGoing(undefined)}
        >
          <p>{say("delete-tag-hint")}</p>
        </Dialog>
      )}
    </FramedFields>
  );
}
