import { type Figure, withUnit } from "./figure.ts";
import type { Target } from "./targets.ts";

/** A target held against what was measured. */
export interface Judgement {
  readonly target: Target;
  /** The worst figure that the target speaks of. */
  readonly figure: Figure;
  readonly reached: boolean;
  /** Whether it is a size or a count: the same on every machine, whatever its load. */
  readonly budget: boolean;
}

/** Holds every target against the figures; a target without a figure is left out. */
export function judge(figures: readonly Figure[], targets: readonly Target[]): readonly Judgement[] {
  return targets.flatMap((target) => {
    const measured = figures.filter((figure) => concerns(target, figure));
    const figure = measured.toSorted((a, b) => excess(target, b) - excess(target, a))[0];
    if (figure === undefined) return [];
    const budget = figure.unit === "kB" || figure.unit === "count";
    return [{ target, figure, reached: excess(target, figure) <= 1, budget }];
  });
}

/** Targets of measured groups that no figure speaks of: what they need was not there. */
export function unmeasured(figures: readonly Figure[], targets: readonly Target[]): readonly Target[] {
  const groups = new Set(figures.map(({ group }) => group));
  return targets.filter((target) => groups.has(target.group) && !figures.some((figure) => concerns(target, figure)));
}

function concerns(target: Target, { group, subject, measure, beside }: Figure): boolean {
  if (group !== target.group || measure !== target.measure) return false;
  if (target.mostTimesBeside !== undefined && beside === undefined) return false;
  return target.subject === undefined || target.subject === subject;
}

/** How many times over its limit a figure is; at most 1 is good. */
function excess({ most, least, mostTimesBeside }: Target, { value, beside }: Figure): number {
  const limits = [
    most === undefined ? 0 : value / most,
    least === undefined ? 0 : least / value,
    mostTimesBeside === undefined || beside === undefined ? 0 : value / (mostTimesBeside * beside.value),
  ];
  // Nothing divided by nothing is within every limit.
  return Math.max(...limits.map((limit) => (Number.isNaN(limit) ? 0 : limit)));
}

/** What a target asks for, as people read it. @example "≤ 76.0 kB" */
export function describeTarget({ most, least, mostTimesBeside }: Target, { unit, beside }: Figure): string {
  if (most !== undefined) return `≤ ${withUnit(most, unit)}`;
  if (least !== undefined) return `≥ ${withUnit(least, unit)}`;
  return `≤ ${mostTimesBeside} × ${beside?.name ?? "what stands beside it"}`;
}
