import { type FocusEvent, useState } from "react";
import type { Finding } from "../../contract/findings.ts";
import { useListener } from "../shell/use-listener.ts";
import { fieldId } from "../shell/value.ts";

/**
 * The findings that a form shows: a number, an address or a day that is half written is no mistake yet, so those of the field
 * that has the focus stay as they were until it is left, and once somebody writes in it, those of the groups around it too:
 * not before, as what is said there of the field before may come a moment after that was left. Nothing comes or goes while a button
 * is pressed either: it would move from under the pointer, and the press would be lost.
 */
export function useJudged(findings: readonly Finding[]) {
  const [held, setHeld] = useState<{ isOf: (finding: Finding) => boolean; findings: readonly Finding[] }>();
  const [frozen, setFrozen] = useState<readonly Finding[]>();
  const judged = held ? [...findings.filter((finding) => !held.isOf(finding)), ...held.findings] : findings;
  const shown = frozen ?? judged;
  const hold = (isHeld: (field: string) => boolean) => {
    const isOf = ({ field }: Finding) => field !== null && field.length > 0 && isHeld(`${fieldId(field)}-`);
    setHeld({ isOf, findings: judged.filter(isOf) });
  };
  const thaw = () => void setTimeout(() => setFrozen(undefined));
  useListener(window, "pointerup", thaw);
  useListener(window, "pointercancel", thaw);
  return {
    findings: shown,
    onPointerDown: () => setFrozen(judged),
    onFocus: ({ target: { id } }: FocusEvent) => hold((field) => field === `${id}-`),
    onWrite(): void {
      const id = `${document.activeElement?.id ?? ""}-`;
      hold((field) => id.startsWith(field));
    },
    onBlur: () => setHeld(undefined),
  };
}
