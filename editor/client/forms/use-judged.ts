import { type FocusEvent, useState } from "react";
import type { Finding } from "../../contract/findings.ts";
import { fieldId } from "../shell/value.ts";

interface Held {
  /** Of the field that has the focus. */
  readonly id: string;
  readonly isWrittenIn: boolean;
  readonly findings: readonly Finding[];
}

/**
 * The findings that a form shows: a number, an address or a day that is half written is no mistake yet, so those of the field
 * that has the focus stay as they were until it is left, and once somebody writes in it, those of the groups around it too:
 * not before, as what is said there of the field before may come a moment after that was left.
 */
export function useJudged(findings: readonly Finding[]) {
  const [held, setHeld] = useState<Held>();
  const hold = (id: string, isWrittenIn: boolean) => {
    const isHeld = isHeldIn({ id, isWrittenIn });
    if (held?.id !== id || held.isWrittenIn !== isWrittenIn)
      setHeld({ id, isWrittenIn, findings: shown.filter(isHeld) });
  };
  const isFree = (finding: Finding) => held === undefined || !isHeldIn(held)(finding);
  const shown = [...findings.filter(isFree), ...(held?.findings ?? [])];
  return {
    findings: shown,
    onWrite: () => hold(document.activeElement?.id ?? "", true),
    onFocus: ({ target }: FocusEvent) => hold(target.id, false),
    onBlur: () => setHeld(undefined),
  };
}

function isHeldIn({ id, isWrittenIn }: Pick<Held, "id" | "isWrittenIn">) {
  return ({ field }: Finding) => {
    if (field === null || field.length === 0) return false;
    return isWrittenIn ? `${id}-`.startsWith(`${fieldId(field)}-`) : id === fieldId(field);
  };
}
