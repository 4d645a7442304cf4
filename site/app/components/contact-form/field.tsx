import type { ReactNode } from "react";
import type { ContactField } from "../../../../contract/contact-message.ts";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./contact-form.module.css";

interface FieldProps {
  /** Name of the field in the submitted message. */
  readonly name: ContactField;
  /** Its first value. */
  readonly value: string | undefined;
  /** Error text. */
  readonly error: string | undefined;
  readonly readOnly: boolean;
  /** Renders the form control. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** Attributes that every form control has. */
interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: true;
  readonly readOnly: boolean;
  readonly defaultValue: string | undefined;
  readonly placeholder: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/**
 * A form field: its label, its error and its control. The error has its element also while it is empty: where a password
 * manager has moved the control, React could not put one before it.
 */
export function Field({ name, value, error, readOnly, children }: FieldProps): ReactNode {
  const message = useMessage();
  const id = fieldId(name);
  const errorId = `${id}-error`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{message(`contact.${name}`)}</label>
      <span className={styles.error} id={errorId}>
        {error}
      </span>
      {children({
        id,
        name,
        required: true,
        readOnly,
        defaultValue: value,
        placeholder: message(`contact.${name}-placeholder`),
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error && errorId,
      })}
    </p>
  );
}

/** Id of a field's control, for links to it. */
export function fieldId(name: string): string {
  return `_contact-${name}`;
}
