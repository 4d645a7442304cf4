// In one file: its 150 modules would be a quarter of all that a build loads.
import culori from "culori/require";

const { clampChroma, formatHex, oklch, wcagContrast } = culori;

/** Steps of lightness that are tried, from black to white. */
const STEPS = 400;

/**
 * Contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @example contrast("#000000", "#ffffff") // 21
 */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/**
 * The colour of the same hue whose lightness (OKLCH) is nearest, of those that pass; undefined where none does.
 *
 * @param color as "#0b2748"
 */
export function nearestColor(color: string, passes: (candidate: string) => boolean): string | undefined {
  const own = oklch(color);
  if (own === undefined) return undefined;
  for (let step = 1; step <= STEPS; step++) {
    for (const l of [own.l - step / STEPS, own.l + step / STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...own, l }, "oklch"));
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
