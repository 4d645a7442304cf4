import { DOCUMENT_BUDGET, LARGEST_DOCUMENT_BUDGET, SCRIPT_BUDGET, STYLE_BUDGET } from "./budgets.ts";
import type { BuildResult } from "./build-result.ts";

/** Something that has a budget. */
export interface Weight {
  readonly kind: "scripts" | "largest" | "usual" | "styles";
  /** Bytes as visitors load them. */
  readonly bytes: number;
  readonly budget: number;
  /** The page or view that it is of, where it is the heaviest of several. */
  readonly of?: string;
}

/** Whether something exceeds its budget, to the hundred bytes that people are shown. */
export function isAbove({ bytes, budget }: Weight): boolean {
  return Math.round(bytes / 100) > Math.round(budget / 100);
}

/** The heaviest of what visitors load, and a usual document, against the budgets. @param styles bytes of the styles */
export function weights({ documents, scripts }: Pick<BuildResult, "documents" | "scripts">, styles: number): Weight[] {
  const usual = documents[Math.floor(documents.length / 2)];
  return [
    { kind: "scripts", bytes: scripts[0]?.bytes ?? 0, budget: SCRIPT_BUDGET, of: scripts[0]?.name ?? "" },
    { kind: "largest", bytes: documents[0]?.bytes ?? 0, budget: LARGEST_DOCUMENT_BUDGET, of: documents[0]?.name ?? "" },
    { kind: "usual", bytes: usual?.bytes ?? 0, budget: DOCUMENT_BUDGET },
    { kind: "styles", bytes: styles, budget: STYLE_BUDGET },
  ];
}
