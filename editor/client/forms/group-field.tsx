import { useState } from "react";
import type { Property } from "../../contract/forms.ts";
import { type FieldProps, FormContext, useForm } from "../shell/form-context.ts";
import { asGroup, fieldId, withSetting } from "../shell/value.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { About, FramedFields } from "./labelled.tsx";

type GroupProps = FieldProps & { readonly properties: readonly Property[] };

/** A group of fields with its name. The first level folds; what lies deeper is set apart by a line. */
export function GroupField(props: GroupProps) {
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

function PropertyField({ group, name, shape, required, isLanguage }: Property & { readonly group: GroupProps }) {
  const form = useForm();
  const languageName = useLanguageName();
  const settings = asGroup(group.value);
  return (
    <FormContext value={isLanguage ? { ...form, language: name } : form}>
      <form.Field
        shape={isLanguage ? { ...shape, title: languageName(name) } : shape}
        path={[...group.path, name]}
        value={settings[name]}
        required={required}
        onChange={(changed) => group.onChange(withSetting(settings, name, changed))}
      />
    </FormContext>
  );
}
