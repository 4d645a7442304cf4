import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { WEEKDAYS } from "../i18n/weekdays.ts";
import type { Closure } from "./closures.ts";
import type { Week } from "./opening-times.ts";

/** A week for search engines: each span of the day with all days that have it, by their English names, Monday first. */
export function openingHours(week: Week): OpeningHoursSpecification[] {
  const spans = WEEKDAYS.flatMap((day, number) => (week[number] ?? []).map((span) => ({ day, number, span })));
  const mondayFirst = spans.toSorted((a, b) => (a.number || 7) - (b.number || 7));
  return [...Map.groupBy(mondayFirst, ({ span }) => span.join("-")).values()].flatMap((same) => {
    const [opens, closes] = same[0]?.span ?? [];
    if (opens === undefined || closes === undefined) return [];
    const dayOfWeek = same.map(({ day }) => (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek);
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
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
