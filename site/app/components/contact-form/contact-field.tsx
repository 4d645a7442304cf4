import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import styles from "./contact-form.module.css";

interface FieldProps {
  /** Name of the field in the message that is sent. */
  readonly name: string;
  readonly label: string;
}

/** A line to fill in, with its label above it. */
export function InputField({ name, label, ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>): ReactNode {
  return (
    <p className={styles.field}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <input {...input} id={fieldId(name)} name={name} required />
    </p>
  );
}

/** A text to write, with its label above it. */
export function TextField({
  name,
  label,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>): ReactNode {
  return (
    <p className={styles.field}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <textarea {...textarea} id={fieldId(name)} name={name} required />
    </p>
  );
}

function fieldId(name: string): string {
  return `contact-${name}`;
}
