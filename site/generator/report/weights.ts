import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { digest } from "../files/digest.ts";
import { cachedFile } from "../files/file-cache.ts";
import { DOCUMENT_BUDGET, LARGEST_DOCUMENT_BUDGET, SCRIPT_BUDGET, STYLE_BUDGET } from "./budgets.ts";
import type { BuildFacts } from "./build-facts.ts";

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

/**
 * What the heaviest first visit loads, against the budgets.
 *
 * @param cache folder of what earlier reports made
 */
export async function weights(
  { documents, css }: Pick<BuildFacts, "documents" | "css">,
  scripts: Readonly<Record<string, number>>,
  cache: string,
): Promise<readonly Weight[]> {
  const [view = "", most = 0] = Object.entries(scripts).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const sizes = documents.toSorted((a, b) => a.bytes - b.bytes);
  const usual = sizes[Math.floor(sizes.length / 2)];
  const largest = sizes.at(-1);
  return [
    { kind: "scripts", bytes: most, budget: SCRIPT_BUDGET, of: view },
    { kind: "largest", bytes: largest?.bytes ?? 0, budget: LARGEST_DOCUMENT_BUDGET, of: largest?.path ?? "" },
    { kind: "usual", bytes: usual?.bytes ?? 0, budget: DOCUMENT_BUDGET },
    { kind: "styles", bytes: await styleWeight(css, cache), budget: STYLE_BUDGET },
  ];
}

/** Bytes of the styles, brotli: measured once, as it takes longer than writing the report. */
async function styleWeight(css: string, cache: string): Promise<number> {
  const key = digest(css);
  const measured = await cachedFile(join(cache, `style-${key}.txt`), async () => {
    const { length } = await promisify(brotliCompress)(css);
    return Buffer.from(String(length));
  });
  return Number(measured.toString());
}
