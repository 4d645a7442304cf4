import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefusedMessage } from "../../../routes/page-views.ts";
import { useLocaleData } from "../../locale-context.tsx";
import { ContactDesk } from "./contact-desk.ts";
import { keepDraft } from "./draft.ts";
import type { FormState } from "./form-state.ts";

/** The contact form's life in the browser. */
export interface ContactFormLife {
  readonly state: FormState;
  /** What stands in the fields at first, where it is not what the visitor typed. */
  readonly values: RefusedMessage["values"] | undefined;
  /** Whether the script has taken the form over. */
  readonly live: boolean;
  /** Shows an empty form, for another message. */
  readonly writeAgain: () => void;
  /** Attributes of the form. */
  readonly attributes: ComponentProps<"form">;
}

/** Messages that were given back and whose page was left: who returns meets the draft, not the old errors. */
const left = new WeakSet<RefusedMessage>();

/**
 * Takes over the form.
 *
 * @param refused the message that the server gave back with the page
 */
export function useContactForm(refused: RefusedMessage | undefined): ContactFormLife {
  const data = useLocaleData();
  const form = useRef<HTMLFormElement>(null);
  const desk = useRef<ContactDesk>(undefined);
  const [live, setLive] = useState(false);
  const [givenBack] = useState(() => (refused && !left.has(refused) ? asItStands(refused) : undefined));
  const [state, setState] = useState<FormState>({ phase: "writing", trouble: givenBack?.trouble, attempts: 0 });
  /** Counts the messages written on this page: each has its own form. */
  const [letter, setLetter] = useState(1);

  const takeOver = useEffectEvent((number: number) => {
    setLive(true);
    if (number === 1 && new URLSearchParams(location.search).has("sent")) {
      keepDraft();
      setState({ phase: "sent", attempts: 0 });
    } else if (form.current) {
      desk.current = new ContactDesk({ form: form.current, data, trouble: state.trouble, show: setState });
      if (number > 1) form.current.querySelector("input")?.focus();
      if (form.current.contains(document.activeElement)) desk.current.begin();
    }
  });
  useEffect(() => takeOver(letter), [letter]);
  useEffect(() => () => void (refused && left.add(refused)), [refused]);

  return {
    state,
    values: letter === 1 ? givenBack?.values : undefined,
    live,
    writeAgain() {
      setState({ phase: "writing", attempts: 0 });
      setLetter(letter + 1);
    },
    attributes: {
      ref: form,
      noValidate: live,
      onFocus: () => desk.current?.begin(),
      onInput: () => desk.current?.typed(),
      onSubmit(event) {
        event.preventDefault();
        desk.current?.submit();
      },
    },
  };
}

/**
 * React puts its first text into a textarea that it takes over. What the visitor has mended there by then must be that
 * text; inputs it leaves alone.
 */
function asItStands(refused: RefusedMessage): RefusedMessage {
  const textarea = import.meta.env.SSR ? null : document.querySelector<HTMLTextAreaElement>("textarea[name=message]");
  return { ...refused, values: { ...refused.values, message: textarea?.value ?? refused.values.message } };
}
