import { type ReactNode, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { isRequired } from "../core/configuration.ts";
import type { ConsentControl, ConsentHost, PrivacyNotice } from "../core/consent-control.ts";
import type { Consents } from "../core/stored-consents.ts";
import css from "./consent-dialog.css?inline";

/** What the dialog says, in the page's language. */
export interface ConsentDialogTexts {
  readonly title: ReactNode;
  readonly close: string;
  readonly explanation: string;
  /** The explanation where no service can be declined. */
  readonly nothingOptional: string;
  /** Of a service that cannot be declined. */
  readonly required: string;
  /** Of a service that is on for this page, whatever its switch says. */
  readonly acceptedOnce: string;
  /** What keeps the decision, and how long. */
  readonly ownCookie: string;
  readonly privacy: PrivacyNotice;
  readonly forget: string;
  readonly save: string;
  readonly acceptAll: string;
  readonly declineAll: string;
}

/** A service in the page's language. */
interface ConsentServiceTexts {
  readonly name: string;
  readonly title: string;
  /** What it is for, what it stores and for how long: a paragraph each. */
  readonly about: readonly string[];
}

export interface ConsentDialogProps extends ConsentHost {
  readonly control: ConsentControl;
  readonly texts: ConsentDialogTexts;
  readonly services: readonly ConsentServiceTexts[];
  /** Called once it is closed, for whatever reason; `leaving` by its link, which leads somewhere else. */
  readonly onClose: (leaving: boolean) => void;
}

/**
 * The consent dialog: explains and switches each service. It is open while it is rendered. Its switches are local
 * state until they are saved: closing it, with Escape or otherwise, decides nothing.
 */
export function ConsentDialog({ control, texts, services, buttons, onClose }: ConsentDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const state = useSyncExternalStore(control.subscribe, control.getSnapshot);
  const { configuration } = control;
  const hasOptional = configuration.services.some((service) => !isRequired(configuration, service));
  const isForgettable = state.confirmed || state.changed || state.once.length > 0;
  const [moved, setMoved] = useState<Consents>({});
  useLayoutEffect(() => {
    const removeStyles = addStyles();
    dialog.current?.showModal();
    // Where it is taken away open, it is not closed: that would give the focus back to its opener.
    return removeStyles;
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
      className="consent-dialog"
      data-consent="dialog"
      aria-labelledby={titleId}
      onClose={() => onClose(leaving.current)}
    >
      <div>
        <div className="consent-dialog-head">
          <h2 id={titleId} className="consent-dialog-title">
            {texts.title}
          </h2>
          <button
            type="button"
            className={`${buttons.other} consent-dialog-close`}
            aria-label={texts.close}
            onClick={close}
          >
            <svg viewBox="0 0 20 20" width="1.25rem" aria-hidden="true">
              <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <p>{hasOptional ? texts.explanation : texts.nothingOptional}</p>
        <ul className="consent-dialog-services">
          {configuration.services.map((service) => (
            <ConsentServiceSwitch
              key={service.name}
              {...textsOf(service.name, services)}
              required={isRequired(configuration, service) ? texts.required : undefined}
              once={state.once.includes(service.name) ? texts.acceptedOnce : undefined}
              on={moved[service.name] ?? state.consents[service.name] === true}
              onSwitch={(on) => setMoved((before) => ({ ...before, [service.name]: on }))}
            />
          ))}
        </ul>
        <div className="consent-dialog-own">
          <p>
            {hasOptional && texts.ownCookie}{" "}
            <a href={texts.privacy.href} onClick={leave}>
              {texts.privacy.text}
            </a>
          </p>
          {isForgettable && (
            <button type="button" className={buttons.other} onClick={decide(control.reset)}>
              {texts.forget}
            </button>
          )}
        </div>
        {hasOptional && (
          <div className="consent-dialog-choices">
            <button type="button" className={buttons.decide} onClick={decide(save)}>
              {texts.save}
            </button>
            <button type="button" className={buttons.decide} onClick={decide(control.acceptAll)}>
              {texts.acceptAll}
            </button>
            <button type="button" className={buttons.decide} onClick={decide(control.declineAll)}>
              {texts.declineAll}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Styles the dialog; the policy allows style sheets that scripts construct. @returns removes the styles */
function addStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Of a service that only the privacy manager knows there are no texts but its name. */
function textsOf(name: string, services: readonly ConsentServiceTexts[]): ConsentServiceTexts {
  return services.find((texts) => texts.name === name) ?? { name, title: name, about: [] };
}

interface ConsentServiceSwitchProps extends Pick<ConsentServiceTexts, "title" | "about"> {
  /** Why it cannot be declined; undefined where it can. */
  readonly required: string | undefined;
  /** That it is on for this page; undefined where that is not so. */
  readonly once: string | undefined;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

function ConsentServiceSwitch({ title, about, required, once, on, onSwitch }: ConsentServiceSwitchProps) {
  const id = useId();
  const aboutId = useId();
  return (
    <li className="consent-dialog-service">
      <label htmlFor={id}>{title}</label>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="consent-dialog-switch"
        aria-describedby={aboutId}
        aria-checked={on}
        checked={on}
        disabled={required !== undefined}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <div id={aboutId}>{[required, once, ...about].map((text) => text && <p key={text}>{text}</p>)}</div>
    </li>
  );
}
