import { useState } from "react";
import type { Finding } from "../../contract/findings.ts";
import { fieldId } from "../shell/value.ts";

/**
 * The findings that a form shows: a number, an address or a day that is half written is no mistake yet, so those of the field
 * in which somebody writes, and of the groups around it, stay as they were until it is left.
 */
export function useJudged(findings: readonly Finding[]) {
  const [held, setHeld] = useState<{ readonly id: string; readonly findings: readonly Finding[] }>();
  const isAround = (id: string) => (finding: Finding) =>
    finding.field !== null && finding.field.length > 0 && `${id}-`.startsWith(`${fieldId(finding.field)}-`);
  return {
    findings:
      held === undefined ? findings : [...findings.filter((finding) => !isAround(held.id)(finding)), ...held.findings],
    /** To be called when something is written: what is said of the field before may come a moment after it was left. */
    onWrite(): void {
      const { id = "" } = document.activeElement ?? {};
      if (held?.id !== id) setHeld({ id, findings: findings.filter(isAround(id)) });
    },
    onBlur: () => setHeld(undefined),
  };
}
