import { basename, dirname } from "node:path";
import type { Output } from "../build/output/output.ts";
import type { Bundle } from "../build/render/bundle.ts";
import type { Manifest } from "../manifest/manifest.ts";
import { DOCUMENT_BUDGET, LARGEST_DOCUMENT_BUDGET, SCRIPT_BUDGET, STYLE_BUDGET } from "./budgets.ts";
import type { BuildResult, Loaded } from "./build-result.ts";

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

/** Each document, the heaviest first. */
export function documentsOf(files: Manifest["files"]): Loaded[] {
  const documents = Object.entries(files).filter(([path]) => path.endsWith("/"));
  return byWeight(documents.map(([name, { br, identity }]) => ({ name, bytes: (br ?? identity).bytes })));
}

/** The JavaScript that a first visit to a page loads, by view, the heaviest first. */
export function firstVisitScripts(output: Output, { entry, chunks }: Bundle): Loaded[] {
  const views = Object.entries(chunks).filter(([source]) => source.endsWith("/view.tsx"));
  return byWeight(
    views.map(([source, scripts]) => ({
      name: basename(dirname(source)),
      bytes: [...new Set([entry.src, ...entry.imports, ...scripts])].reduce(
        (sum, src) => sum + output.transferSize(src),
        0,
      ),
    })),
  );
}

function byWeight(loaded: readonly Loaded[]): Loaded[] {
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}
