import type { OpeningHoursSpecification } from "schema-dts";
import type { Closure } from "./closures.ts";
import type { Week } from "./opening-times.ts";

/** Days as schema.org names them, Monday first, with their number in a week. */
const DAYS = [
  ["Monday", 1],
  ["Tuesday", 2],
  ["Wednesday", 3],
  ["Thursday", 4],
  ["Friday", 5],
  ["Saturday", 6],
  ["Sunday", 0],
] as const;

/** A week for search engines: each span of the day with all days that have it. */
export function openingHours(week: Week): OpeningHoursSpecification[] {
  const spans = DAYS.flatMap(([day, number]) => (week[number] ?? []).map((span) => ({ day, span })));
  return [...Map.groupBy(spans, ({ span }) => span.join("-")).values()].flatMap((same) => {
    const [opens, closes] = same[0]?.span ?? [];
    if (opens === undefined || closes === undefined) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek: same.map(({ day }) => day), opens, closes }];
  });
}

/** Closures for search engines. "Closed all day" is written as from midnight to midnight. */
export function closedDays(closures: readonly Closure[]): OpeningHoursSpecification[] {
  return closures.map(({ first, last }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: first,
    validThrough: last,
    opens: "00:00",
    closes: "00:00",
  }));
}
