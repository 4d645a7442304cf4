import { type ComponentProps, type ReactNode, useId } from "react";
import { type PlainWord, useSay } from "../words/words.ts";

const BUTTONS = { main: "button", alt: "button alt", quiet: "quiet" } as const;

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly kind?: keyof typeof BUTTONS;
  /** What it says, in place of children. */
  readonly word?: PlainWord;
  /** What it is done to, for those who do not see what it stands beside. */
  readonly of?: string;
}

export function Button({ kind = "main", word, of, children, ...button }: ButtonProps) {
  const say = useSay();
  const name = word && of && say("named", { what: say(word), name: of });
  return (
    <button type="button" className={BUTTONS[kind]} aria-label={name} {...button}>
      {word ? say(word) : children}
    </button>
  );
}

interface Labels {
  readonly label: ReactNode;
  /** What it is for. */
  readonly hint?: string | undefined;
  /** Why a button waits for another text: pressed, it leads here, and the browser says so. */
  readonly refusal?: string | undefined;
}

export function TextLine({
  label,
  hint,
  refusal,
  onType,
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & Labels & { readonly onType: (text: string) => void }) {
  const say = useSay();
  const isMissing = input.required === true && String(input.value).trim() === "";
  const why = isMissing ? say("is-missing", { name: String(label) }) : refusal;
  return (
    <Labelled label={label} hint={hint} refusal={why}>
      {(parts) => <input {...input} {...parts} onChange={({ target }) => onType(target.value)} />}
    </Labelled>
  );
}

interface Selecting extends Omit<ComponentProps<"select">, "value" | "onChange"> {
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One of many, from a list that opens. */
export function Select({ options, chosen, onChoose, ...select }: Selecting) {
  return (
    <select {...select} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}

export function Choice({ label, hint, ...select }: Labels & Selecting) {
  return (
    <Labelled label={label} hint={hint}>
      {(parts) => <Select {...parts} {...select} />}
    </Labelled>
  );
}

interface Parts extends Pick<ComponentProps<"input">, "id" | "aria-describedby"> {
  readonly ref: (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => void;
}

export function Labelled(props: Labels & { readonly children: (parts: Parts) => ReactNode }) {
  const { label, hint, refusal = "", children } = props;
  const id = useId();
  const about = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": hint && about, ref: (field) => field?.setCustomValidity(refusal) })}
      {hint && (
        <p id={about} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** One of a few, all in sight. @param look how they stand: a class of the styles */
export function Choices<Value extends string>(props: {
  readonly legend: string;
  readonly look?: string;
  readonly options: readonly (readonly [value: Value, face: ReactNode])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}) {
  const { legend, look = "choices", options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className={look}>
        {options.map(([value, face]) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{face}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
