import { useId } from "react";
import { useMessage } from "../../app/locale-context.tsx";
import styles from "./consent-dialog.module.css";
import type { ListedService } from "./use-services.ts";

interface ServiceSwitchProps extends ListedService {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A service with its switch: what it is for, what it stores and how long. One that is required says so in words. */
export function ServiceSwitch({ texts, required, on, onSwitch }: ServiceSwitchProps) {
  const message = useMessage();
  const id = useId();
  const aboutId = useId();
  const { title, purposes, storage } = texts;
  return (
    <li className={styles.service}>
      <label htmlFor={id}>{title}</label>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className={styles.switch}
        aria-describedby={aboutId}
        aria-checked={on}
        checked={on}
        disabled={required}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <div className="small soft" id={aboutId}>
        {required && <p>{message("consent.required")}</p>}
        {purposes.length > 0 && <p>{message("consent.purposes", { purposes: purposes.join(", ") })}</p>}
        <p>{storage === undefined ? message("consent.stores-nothing") : message("consent.stores", storage)}</p>
      </div>
    </li>
  );
}
