import { useId, useLayoutEffect, useRef, useState } from "react";
import { Heading } from "../../app/components/heading/heading.tsx";
import { twoVoices } from "../../app/components/heading/two-voices.ts";
import { useMessage } from "../../app/locale-context.tsx";
import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "../core/configuration.ts";
import type { Consents } from "../core/consent-state.ts";
import type { ConsentControl } from "./consent-control.ts";
import styles from "./consent-dialog.module.css";
import { PrivacyLink } from "./privacy-link.tsx";
import { ServiceSwitch } from "./service-switch.tsx";
import { useServices } from "./use-services.ts";

export interface ConsentDialogProps {
  readonly control: ConsentControl;
  /** Called once it is closed, however that came about. */
  readonly onClose: () => void;
}

/**
 * Where each service is explained and switched (conformance row C12). Open as long as it is rendered. Its switches are
 * its own until they are saved: closing it, with Escape or otherwise, decides nothing.
 */
export function ConsentDialog({ control, onClose }: ConsentDialogProps) {
  const message = useMessage();
  const { storageName: name = STORAGE_NAME, cookieExpiresAfterDays: days = COOKIE_LIFETIME_DAYS } =
    control.configuration;
  const services = useServices(control.configuration);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [switches, setSwitches] = useState<Consents>(() => control.getSnapshot().consents);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();
  const decide = (decision: () => void) => () => {
    decision();
    close();
  };
  const save = () => {
    for (const [name, value] of Object.entries(switches)) control.change(name, value);
    control.save();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} data-consent="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="stack">
        <div className={styles.head}>
          <Heading
            level={2}
            id={titleId}
            className={styles.title}
            text={twoVoices(message("consent.settings-title"))}
          />
          <button
            type="button"
            className={`btn alt ${styles.close}`}
            aria-label={message("consent.close")}
            onClick={close}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className="line" d="M3 3l14 14M17 3L3 17" />
            </svg>
          </button>
        </div>
        <p>{message("consent.settings-text")}</p>
        <ul className={styles.services}>
          {services.map(({ texts, required }) => (
            <ServiceSwitch
              key={texts.name}
              texts={texts}
              required={required}
              on={switches[texts.name] === true}
              onSwitch={(on) => setSwitches((before) => ({ ...before, [texts.name]: on }))}
            />
          ))}
        </ul>
        <p className="small">
          {message("consent.own-cookie", { name, days })} <PrivacyLink onClick={close} />
        </p>
        <div className={styles.choices}>
          <button type="button" className="btn" onClick={decide(save)}>
            {message("consent.save")}
          </button>
          <button type="button" className="btn" onClick={decide(control.acceptAll)}>
            {message("consent.accept-all")}
          </button>
          <button type="button" className="btn" onClick={decide(control.declineAll)}>
            {message("consent.refuse-all")}
          </button>
        </div>
      </div>
    </dialog>
  );
}
