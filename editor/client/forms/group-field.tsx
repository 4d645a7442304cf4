import { useState } from "react";
import { type FieldProps, FormContext, useForm } from "../shell/form-context.ts";
import { asGroup, fieldId, withSetting } from "../shell/value.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { About, Framed } from "./labelled.tsx";
import { isPerLanguage, type Property, titleOf } from "./shape.ts";

type GroupProps = FieldProps & { readonly properties: readonly Property[] };

/** A group of fields with its name. The first level folds; what lies deeper is set apart by a line. */
export function GroupField(props: GroupProps) {
  const { schema, name, path } = props;
  const { findings } = useForm();
  const broken = findings.some(({ field, severity }) => severity === "error" && field?.[0] === path[0]);
  // Open where something is wrong when the form comes, and then as one leaves it: what is judged meanwhile moves nothing.
  const [isOpen] = useState(broken);
  if (path.length === 0) return <Properties {...props} />;
  const hasLanguages = isPerLanguage(props.properties);
  const fields = hasLanguages ? <Languages {...props} /> : <Properties {...props} />;
  if (path.length > 1) {
    return (
      <Framed field={props} look={hasLanguages ? "group languages" : "group"}>
        <div className="fields">{fields}</div>
      </Framed>
    );
  }
  return (
    <details className="section" id={fieldId(path)} open={isOpen || undefined}>
      <summary>
        {titleOf(schema, name)}
        {broken && <span className="mark" aria-hidden="true" />}
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

function Languages(group: GroupProps) {
  const surroundings = useForm();
  const languageName = useLanguageName();
  return group.properties.map((property) => (
    <FormContext key={property.name} value={{ ...surroundings, language: property.name }}>
      <PropertyField group={group} {...property} schema={{ ...property.schema, title: languageName(property.name) }} />
    </FormContext>
  ));
}

function PropertyField({ group, name, schema, required }: Property & { readonly group: GroupProps }) {
  const { Field } = useForm();
  const settings = asGroup(group.value);
  return (
    <Field
      schema={schema}
      name={name}
      path={[...group.path, name]}
      value={settings[name]}
      required={required}
      onChange={(changed) => group.onChange(withSetting(settings, name, changed))}
    />
  );
}
