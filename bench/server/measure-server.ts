import type { BenchContext } from "../bench-context.ts";
import type { Figure } from "../report/figure.ts";
export async function measureServer(_: BenchContext): Promise<readonly Figure[]> {
  return [];
}
