import type { ComponentProps, ReactNode } from "react";
import type { ContactField } from "../../../../contract/contact-message.ts";
import { useMessage } from "../../locale-context.tsx";
import styles from "./contact-form.module.css";

interface FieldProps {
  /** Name of the field in the message that is sent. */
  readonly name: ContactField;
  /** What stands in it at first. */
  readonly value: string | undefined;
  /** What is wrong with it. */
  readonly error: string | undefined;
  /** Renders the element to fill in. */
  readonly children: (attributes: ComponentProps<"input"> & ComponentProps<"textarea">) => ReactNode;
}

/** Something to fill in, with its label and what is wrong with it above. */
export function Field({ name, value, error, children }: FieldProps): ReactNode {
  const message = useMessage();
  const id = fieldId(name);
  const errorId = error && `${id}-error`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{message(`contact.${name}`)}</label>
      {error && (
        <span className={styles.error} id={errorId}>
          {error}
        </span>
      )}
      {children({
        id,
        name,
        required: true,
        defaultValue: value,
        placeholder: message(`contact.${name}-placeholder`),
        "aria-invalid": error ? true : undefined,
        "aria-describedby": errorId,
      })}
    </p>
  );
}

/** Id of a field's element, for links to it. */
export function fieldId(name: string): string {
  return `contact-${name}`;
}
