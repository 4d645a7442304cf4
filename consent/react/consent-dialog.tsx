import { useId, useLayoutEffect, useRef, useState } from "react";
import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { Heading } from "#site/components/text/heading.tsx";
import { useMessage } from "#site/context/locale-context.tsx";
import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "../core/configuration.ts";
import { type Consents, isAcceptedOnce } from "../core/consent-state.ts";
import type { ConsentControl } from "./consent-control.ts";
import styles from "./consent-dialog.module.css";
import { PrivacyLink } from "./privacy-link.tsx";
import { type ListedConsentService, useConsentServices } from "./use-consent-services.ts";

export interface ConsentDialogProps {
  readonly control: ConsentControl;
  /** Called once it is closed, for whatever reason; `leaving` by its link, which leads somewhere else. */
  readonly onClose: (leaving: boolean) => void;
}

/**
 * The consent dialog: explains and switches each service. It is open while it is rendered. Its switches are local
 * state until they are saved: closing it, with Escape or otherwise, decides nothing.
 */
export function ConsentDialog({ control, onClose }: ConsentDialogProps) {
  const message = useMessage();
  const { configuration } = control;
  const services = useConsentServices(configuration);
  const hasOptional = services.some(({ required }) => !required);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const state = control.getSnapshot();
  const isForgettable =
    state.confirmed || state.changed || services.some(({ texts }) => isAcceptedOnce(state, texts.name));
  const [moved, setMoved] = useState<Consents>({});
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
  const leave = () => {
    leaving.current = true;
    close();
  };
  const save = () => {
    for (const [name, value] of Object.entries(moved)) control.change(name, value);
    control.save();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-consent="dialog"
      aria-labelledby={titleId}
      onClose={() => onClose(leaving.current)}
    >
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
        <p>{message(hasOptional ? "consent.settings-text" : "consent.nothing-optional")}</p>
        <ul className={styles.services}>
          {services.map(({ texts, required }) => (
            <ConsentServiceSwitch
              key={texts.name}
              texts={texts}
              required={required}
              on={moved[texts.name] ?? state.consents[texts.name] === true}
              once={isAcceptedOnce(state, texts.name)}
              onSwitch={(on) => setMoved((before) => ({ ...before, [texts.name]: on }))}
            />
          ))}
        </ul>
        <div className={styles.own}>
          <p className="small">
            {hasOptional && message("consent.own-cookie", { name: STORAGE_NAME, days: COOKIE_LIFETIME_DAYS })}{" "}
            <PrivacyLink onClick={leave} />
          </p>
          {isForgettable && (
            <button type="button" className="btn alt" onClick={decide(control.reset)}>
              {message("consent.forget")}
            </button>
          )}
        </div>
        {hasOptional && (
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
        )}
      </div>
    </dialog>
  );
}

interface ConsentServiceSwitchProps extends ListedConsentService {
  readonly on: boolean;
  /** It is on for this page, whatever the switch says. */
  readonly once: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A service with its switch: its purposes, what it stores and for how long, and whether it is required. */
function ConsentServiceSwitch({ texts, required, on, once, onSwitch }: ConsentServiceSwitchProps) {
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
        {once && <p>{message("consent.on-once")}</p>}
        {purposes.length > 0 && <p>{message("consent.purposes", { purposes: purposes.join(", ") })}</p>}
        {storage?.length === 0 && <p>{message("consent.stores-nothing")}</p>}
        {storage?.map(({ what, duration }) => (
          <p key={duration}>{message("consent.stores", { what, duration })}</p>
        ))}
      </div>
    </li>
  );
}
