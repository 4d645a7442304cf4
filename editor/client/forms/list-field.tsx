import { useState } from "react";
import type { Shape } from "../../contract/forms.ts";
import type { Json } from "../../contract/values.ts";
import { Button } from "../shell/controls.tsx";
import { useFocusOnAdded } from "../shell/focus-field.ts";
import { type FieldProps, useForm } from "../shell/form-context.ts";
import { asGroup, asList, asText, fieldId, moved, shownText } from "../shell/value.ts";
import { useDay, useSay } from "../words/words.ts";
import { emptyValue } from "./empty-value.ts";
import { Framed } from "./labelled.tsx";

const MOVES = [
  ["move-up", "↑", -1],
  ["move-down", "↓", 1],
] as const;

/** A list whose items are added, moved and taken out by buttons. */
export function ListField(props: FieldProps & { readonly item: Shape }) {
  const { path, value, required, onChange, item } = props;
  const say = useSay();
  const day = useDay();
  const { Field } = useForm();
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
              {MOVES.map(([word, sign, step]) => (
                <Button
                  key={word}
                  kind="quiet"
                  disabled={index + step < 0 || index + step >= items.length}
                  onClick={() => change(moved(items, index, index + step), moved(known, index, index + step))}
                  aria-label={say(word, { number: index + 1 })}
                >
                  {sign}
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
