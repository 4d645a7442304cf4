import { useState } from "react";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { type FieldProps, FormContext, useFindingsAt, useForm } from "../shell/form-context.ts";
import { asGroup, fieldId, withSetting } from "../shell/value.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { Said } from "./labelled.tsx";
import { hintOf, isPerLanguage, type Property, titleOf } from "./shape.ts";

type GroupProps = FieldProps & { readonly properties: readonly Property[] };

/** A group of fields with its name. The first level folds; what lies deeper is set apart by a line. */
export function GroupField(props: GroupProps) {
  const { schema, name, path } = props;
  const { findings } = useForm();
  const said = useFindingsAt(path);
  const broken = findings.some(({ field, severity }) => severity === "error" && field?.[0] === path[0]);
  // Open where something is wrong when the form comes, and then as one leaves it: what is judged meanwhile moves nothing.
  const [isOpen] = useState(broken);
  const content = (
    <>
      {hintOf(schema) && <p className="hint">{hintOf(schema)}</p>}
      <Said findings={said} />
      {isPerLanguage(props.properties) ? <Languages {...props} /> : <Properties {...props} />}
    </>
  );
  if (path.length === 0) return <Properties {...props} />;
  if (path.length === 1) {
    return (
      <details className="section" id={fieldId(path)} open={isOpen || undefined}>
        <summary>
          {titleOf(schema, name)}
          {broken && <span className="mark" aria-hidden="true" />}
        </summary>
        <div className="fields">{content}</div>
      </details>
    );
  }
  return (
    <fieldset className={isPerLanguage(props.properties) ? "group languages" : "group"} id={fieldId(path)}>
      <legend>{titleOf(schema, name)}</legend>
      <div className="fields">{content}</div>
    </fieldset>
  );
}

/** The fields of a group; those that most owners never touch are folded away. */
function Properties({ properties, value, path, onChange }: GroupProps) {
  const say = useSay();
  const { Field } = useForm();
  const group = asGroup(value);
  const field = ({ name, schema, required }: Property) => (
    <Field
      key={name}
      schema={schema}
      name={name}
      path={[...path, name]}
      value={group[name]}
      required={required}
      onChange={(changed: Json | undefined) => onChange(withSetting(group, name, changed))}
    />
  );
  const rare = properties.filter((property) => property.rare);
  const places = Map.groupBy(
    properties.filter((property) => !property.rare),
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

function Languages({ properties, value, path, onChange }: GroupProps) {
  const surroundings = useForm();
  const { Field } = surroundings;
  const languageName = useLanguageName();
  const group = asGroup(value);
  return properties.map(({ name, schema, required }) => {
    const language = name as SiteLanguage;
    return (
      <FormContext key={name} value={{ ...surroundings, language }}>
        <Field
          schema={{ ...schema, title: languageName(language) }}
          name={name}
          path={[...path, name]}
          value={group[name]}
          required={required}
          onChange={(changed) => onChange(withSetting(group, name, changed))}
        />
      </FormContext>
    );
  });
}
