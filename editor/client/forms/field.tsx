import { use, useState } from "react";
import { slugOf } from "#engine/content/source/slug.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { daysInWords, WEEKDAYS } from "#engine/i18n/weekdays.ts";
import { emptyValue, type Property, type Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, Select } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useFocusOnAdded } from "../shell/focus-field.ts";
import { FormContext, useForm } from "../shell/surroundings.ts";
import { asGroup, asList, asText, fieldId, moved, shownText, withSetting } from "../shell/value.ts";
import { LanguageContext, useDay, useLanguageName, useSay } from "../words/words.ts";
import { About, type FieldProps, Framed, FramedFields } from "./field-frame.tsx";
import { PictureField, TagsField, ValueField } from "./value-fields.tsx";

export function Field(props: FieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case "group":
      return <GroupField {...props} properties={shape.properties} />;
    case "list":
      return <ListField {...props} item={shape.item} />;
    case "map":
      return <MapField {...props} item={shape.item} isWeek={shape.isWeek} />;
    case "tags":
      return <TagsField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    default:
      return <ValueField {...props} />;
  }
}
type GroupProps = FieldProps & { readonly properties: readonly Property[] };

/** A group of fields with its name. The first level folds; what lies deeper is set apart by a line. */
function GroupField(props: GroupProps) {
  const { shape, path, properties } = props;
  const { findings } = useForm();
  const broken = findings.some(({ field, severity }) => severity === "error" && field?.[0] === path[0]);
  // Open where something is wrong when the form comes, and then as one leaves it: what is judged meanwhile moves nothing.
  const [isOpen] = useState(broken);
  const fields = <Properties {...props} />;
  if (path.length !== 1) {
    const hasLanguages = properties.length > 0 && properties.every(({ isLanguage }) => isLanguage);
    return (
      <FramedFields field={props} look={hasLanguages ? "group languages" : "group"}>
        {fields}
      </FramedFields>
    );
  }
  return (
    <details className="section" id={fieldId(path)} open={isOpen || undefined}>
      <summary>
        {shape.title} {broken && <span className="said error" aria-hidden="true" />}
      </summary>
      <div className="fields">
        <About {...props} />
        {fields}
      </div>
    </details>
  );
}

/** The fields of a group; those that most owners never touch are folded away. */
function Properties(group: GroupProps) {
  const say = useSay();
  const field = (property: Property) => <PropertyField key={property.name} group={group} {...property} />;
  const rare = group.properties.filter((property) => property.rare);
  const places = Map.groupBy(
    group.properties.filter((property) => !property.rare),
    ({ place }) => place,
  );
  return (
    <>
      {[...places].map(([place, fields]) =>
        place === undefined ? (
          fields.map(field)
        ) : (
          <details key={place} className="section">
            <summary>{place}</summary>
            <div className="fields">{fields.map(field)}</div>
          </details>
        ),
      )}
      {rare.length > 0 && (
        <details className="rare">
          <summary>{say("rare-settings")}</summary>
          <div className="fields">{rare.map(field)}</div>
        </details>
      )}
    </>
  );
}

function PropertyField({ isOperators = false, ...field }: Property & { readonly group: GroupProps }) {
  const say = useSay();
  if (!isOperators) return <OwnersField {...field} />;
  return (
    <fieldset disabled>
      <p className="hint">{say("operators-setting")}</p>
      <OwnersField {...field} />
    </fieldset>
  );
}

function OwnersField(property: Property & { readonly group: GroupProps }) {
  const { group, name, shape, required, isLanguage } = property;
  const form = useForm();
  const languageName = useLanguageName();
  const settings = asGroup(group.value);
  return (
    <FormContext value={isLanguage ? { ...form, language: name } : form}>
      <Field
        shape={isLanguage ? { ...shape, title: languageName(name) } : shape}
        path={[...group.path, name]}
        value={settings[name]}
        required={required}
        onChange={(changed) => group.onChange(withSetting(settings, name, changed))}
      />
    </FormContext>
  );
}

const MOVES = [
  ["move-up", "↑", -1],
  ["move-down", "↓", 1],
] as const;

/** A list whose items are added, moved and taken out by buttons. */
function ListField(props: FieldProps & { readonly item: Shape }) {
  const { path, value, required, onChange, item } = props;
  const say = useSay();
  const day = useDay();
  const items = asList(value);
  // A text editor has a state, which an item keeps when it moves.
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  const known = items.map((_, index) => keys[index] ?? index + keys.length * 1000);
  const change = (next: readonly Json[], nextKeys: readonly number[]) => {
    setKeys([...nextKeys]);
    onChange(next.length === 0 && !required ? undefined : next);
  };
  const focusOn = useFocusOnAdded();
  const titleOf = (entry: Json, index: number) => {
    const first = firstText(item, entry);
    return first === undefined ? say("item", { number: index + 1 }) : `${index + 1}. ${day(first).slice(0, 60)}`;
  };
  return (
    <Framed field={props}>
      <ol className="items">
        {items.map((entry, index) => (
          <li key={known[index]} className="item">
            <Field
              shape={{ ...item, title: titleOf(entry, index) }}
              path={[...path, index]}
              value={entry}
              required
              onChange={(changed) => onChange(items.with(index, changed ?? emptyValue(item)))}
            />
            <p className="item-tools">
              {MOVES.map(([word, arrow, step]) => (
                <Button
                  key={word}
                  kind="quiet"
                  disabled={index + step < 0 || index + step >= items.length}
                  onClick={() => change(moved(items, index, index + step), moved(known, index, index + step))}
                  aria-label={say(word, { number: index + 1 })}
                >
                  {arrow}
                </Button>
              ))}
              <Button
                kind="quiet"
                word="take-out"
                onClick={() => change(items.toSpliced(index, 1), known.toSpliced(index, 1))}
                aria-label={say("take-out-item", { number: index + 1 })}
              />
            </p>
          </li>
        ))}
      </ol>
      <Button
        kind="alt"
        word="add-item"
        onClick={() => {
          focusOn(fieldId([...path, items.length]));
          change([...items, emptyValue(item)], [...known, Math.max(-1, ...known) + 1]);
        }}
      />
    </Framed>
  );
}

/** What an item is called by: of a group, its first text. */
function firstText(item: Shape, entry: Json): string | undefined {
  if (item.kind !== "group") return undefined;
  const [name, value] = Object.entries(asGroup(entry)).find(([, text]) => asText(text) !== "") ?? [];
  const shape = item.properties.find((property) => property.name === name)?.shape;
  return value === undefined ? undefined : shownText(shape, asText(value));
}

/** Runs of days that an owner chooses from. */
const DAY_CHOICES = ["monday-friday", "monday-saturday", "monday-thursday", ...WEEKDAYS.slice(1), "sunday"];

/** Values under names of the owner's own choice: tags, opening days, texts of the interface. */
function MapField(props: FieldProps & { readonly item: Shape; readonly isWeek: boolean }) {
  const { path, value, onChange, item, isWeek } = props;
  const say = useSay();
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
  const [going, setGoing] = useState<{ readonly tag: string; readonly name: string }>();
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
            onClick={() =>
              isTags ? setGoing({ tag: key, name: shown(key, entry) }) : onChange(withSetting(group, key, undefined))
            }
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
          title={say("named", { what: say("delete"), name: going.name })}
          answer={say("delete")}
          error={error}
          onAnswer={() =>
            void change({ do: "delete-tag", tag: going.tag }).then((isGone) => isGone && setGoing(undefined))
          }
          onClose={() => setGoing(undefined)}
        >
          <p>{say("delete-tag-hint")}</p>
        </Dialog>
      )}
    </FramedFields>
  );
}
