import type { ReactNode } from "react";
import { type ContactField, contactFields, type FieldRules } from "../message/contact-fields.ts";
import styles from "./contact-form.module.css";

interface FieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name: ContactField;
  /** Its first value. */
  readonly value: string | undefined;
  /** Error text. */
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

/**
 * A form field: its label, its error and its control. The error has its element also while it is empty: where a password
 * manager has moved the control, React could not put one before it.
 */
export function Field({ label, placeholder, name, value, error, readOnly }: FieldProps): ReactNode {
  const { kind, autocomplete, least }: FieldRules = contactFields[name];
  const id = fieldId(name);
  const errorId = `${id}-error`;
  const attributes = {
    id,
    name,
    required: least > 0,
    readOnly,
    // Arabic and Hebrew are written from the right as they are typed.
    dir: "auto",
    defaultValue: value,
    placeholder,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && errorId,
  } as const;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.error} id={errorId}>
        {error}
      </span>
      {kind === "text" ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input {...attributes} type={kind === "email" ? "email" : "text"} autoComplete={autocomplete} />
      )}
    </p>
  );
}

/** Id of a field's control, for links to it. */
export function fieldId(name: string): string {
  return `_contact-${name}`;
}
