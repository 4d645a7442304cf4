import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { RefusedMessage } from "../../../routes/page-views.ts";
import { useLocaleData } from "../../locale-context.tsx";
import type { Desk } from "./contact-desk.ts";
import { DRAFT_NAME, type FormState } from "./form-state.ts";

/** Messages whose page was left: who comes back later meets the draft, not the old errors. */
const left = new WeakSet<RefusedMessage>();

/** The contact form's life in the browser. */
interface ContactFormLife {
  readonly state: FormState;
  /** Whether the script has taken the form over. */
  readonly live: boolean;
  /** Shows the form for another message. */
  readonly writeAgain: () => void;
  /** Attributes of the form. */
  readonly attributes: ComponentProps<"form">;
}

/**
 * Takes over the form. What checks and sends is loaded when somebody begins to write; where it cannot be had, the
 * browser posts the form itself.
 *
 * @param refused the message that the server gave back with the page
 */
export function useContactForm(refused: RefusedMessage | undefined): ContactFormLife {
  const data = useLocaleData();
  const form = useRef<HTMLFormElement>(null);
  const desk = useRef<Promise<Desk>>(undefined);
  const [live, setLive] = useState(false);
  const [state, setState] = useState<FormState>({
    phase: "writing",
    trouble: refused && !left.has(refused) ? refused.trouble : undefined,
    attempts: 0,
  });

  function openDesk(): Promise<Desk> {
    desk.current ??= import("./contact-desk.ts").then(({ openDesk }) =>
      openDesk(form.current as HTMLFormElement, data, state.trouble, setState),
    );
    return desk.current;
  }
  const prepare = () => openDesk().catch(() => {});

  useEffect(() => {
    setLive(true);
    const arrived = new URLSearchParams(location.search).has("sent");
    if (arrived) setState({ phase: "sent", attempts: 0 });
    if (hasDraft(arrived) || refused || form.current?.contains(document.activeElement)) prepare();
    return () => void (refused && left.add(refused));
  }, []);
}
