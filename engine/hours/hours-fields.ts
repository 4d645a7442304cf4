/** Opening hours and closures as an owner writes them. */
import * as v from "valibot";
import { day, line, oneOf, type PerLanguage } from "../content/source/schema-fields.ts";
import { because } from "../content/source/validate.ts";
import type { HourRange } from "../i18n/format.ts";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import type { OwnerText } from "../i18n/owner-text.ts";
import { WEEKDAYS, weekdayName } from "../i18n/weekdays.ts";
import { labelled, optionalField } from "../pages/definition/fields.ts";
import type { Week } from "./opening-times.ts";

const EXAMPLE = "09:00-12:30, 14:00-18:00";
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const SPAN = /^(\d{1,2})[:h](\d{2})?\s*[-–]\s*(\d{1,2})[:h](\d{2})?$/i;

type Reason = ReturnType<typeof because>;

/**
 * Days and their hours, each line as the owner writes it: `monday-friday: 09:00-12:30, 14:00-18:00`, `saturday: closed`. A day
 * without a line is closed; the first mistake is told.
 */
export const weekField = v.pipe(
  v.record(v.string(), line),
  v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }): Week => {
    const wrong = (message: Reason, key: string, origin: "key" | "value" = "value") => {
      addIssue({ message, path: [{ type: "object", origin, input, key, value: input[key] }] });
      return NEVER;
    };
    const week = new Map<number, readonly HourRange[]>();
    for (const [key, text] of Object.entries(input)) {
      const days = readDays(key);
      if (!Array.isArray(days)) return wrong(days, key, "key");
      const spans = readSpans(text);
      if (!Array.isArray(spans)) return wrong(spans, key);
      const known = days.find((day) => week.has(day));
      if (known !== undefined) return wrong(because("weekday-twice", { weekday: WEEKDAYS[known] ?? "" }), key);
      for (const day of days) week.set(day, spans);
    }
    const read = WEEKDAYS.map((_, day) => week.get(day) ?? []);
    if (read.some((spans) => spans.length > 0)) return read;
    addIssue({ message: because("no-open-day", { write: `{ monday-friday: ${EXAMPLE.split(",")[0]} }` }) });
    return NEVER;
  }),
  // The owner chooses days, by their names.
  v.metadata({ widget: "week" }),
);

/**
 * Days on which places are closed by choice; of all places where none is named.
 *
 * @param places what the owner calls each
 */
export function closureField<const Place extends string>(
  perLanguage: PerLanguage,
  places: Readonly<Record<Place, OwnerText>>,
) {
  const all = Object.keys(places) as Place[];
  const named = v.pipe(v.array(oneOf(places)), v.minLength(1, because("value-empty", { write: `[${all[0]}]` })));
  return v.pipe(
    v.strictObject({
      from: labelled(day, { fr: "Du", en: "From", pt: "De" }),
      to: optionalField(day, { fr: "Au", en: "To", pt: "Até" }),
      where: v.optional(labelled(named, { fr: "Où", en: "Where", pt: "Onde" }), all),
      reason: optionalField(perLanguage, { fr: "Pourquoi", en: "Why", pt: "Porquê" }),
    }),
    v.forward(
      v.partialCheck(
        [["from"], ["to"]],
        ({ from, to }) => to === undefined || to >= from,
        because("closure-backwards", (input) => ({ write: (input as { readonly from: string }).from })),
      ),
      ["to"],
    ),
    v.transform(({ from, to = from, where, reason }) => ({ first: from, last: to, where, reason })),
  );
}

/** The days of "monday-friday" or "monday, wednesday", by number. */
function readDays(key: string): number[] | Reason {
  const days: number[] = [];
  for (const part of key.toLowerCase().split(",")) {
    const [from = -1, to = from, ...more] = part.split("-").map((name) => WEEKDAYS.indexOf(name.trim()));
    if (from < 0 || to < 0 || more.length > 0)
      return because("not-a-weekday", { write: daysInEnglish(key) ?? "monday-friday" });
    for (let day = from; day !== to; day = (day + 1) % 7) days.push(day);
    days.push(to);
  }
  return days;
}

/** "monday-friday" for "lundi-vendredi"; undefined for what is no day in any language. */
function daysInEnglish(key: string): string | undefined {
  let written = key.toLowerCase();
  for (const [number, day] of WEEKDAYS.entries()) {
    for (const { tag } of Object.values(ownerWritings)) written = written.replaceAll(weekdayName(number, { tag }), day);
  }
  return written.split(/[,-]/).every((name) => WEEKDAYS.includes(name.trim())) ? written : undefined;
}

/** The spans of "09:00-12:30, 14:00-18:00" in the order of the day; none for "closed". */
function readSpans(text: string): HourRange[] | Reason {
  if (text === "closed") return [];
  const spans = text.split(",").map((part) => readSpan(part.trim()));
  if (!spans.every((span) => span !== undefined)) return because("not-hours", { write: EXAMPLE });
  const forwards = spans.map(([a, b]): HourRange => (a < b ? [a, b] : [b, a]));
  if (inText(forwards) !== inText(spans)) return because("hours-backwards", { write: inText(forwards) });
  const sorted = spans.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const overlap = sorted.findIndex(([opens], index) => opens <= (sorted[index - 1]?.[1] ?? ""));
  const [first, second] = [sorted[overlap - 1], sorted[overlap]];
  if (first === undefined || second === undefined) return sorted;
  const joined: HourRange = [first[0], first[1] > second[1] ? first[1] : second[1]];
  const write = inText(sorted.toSpliced(overlap - 1, 2, joined));
  return because("hours-overlap", { first: inText([first]), second: inText([second]), write });
}

const inText = (spans: readonly HourRange[]) => spans.map((span) => span.join("-")).join(", ");

/** "09:00" and "12:30" of "9h-12h30"; undefined where it is no span of a day. */
function readSpan(text: string): HourRange | undefined {
  const found = SPAN.exec(text);
  if (found === null) return undefined;
  const [, fromHour = "", fromMinute = "00", toHour = "", toMinute = "00"] = found;
  const span = [`${fromHour.padStart(2, "0")}:${fromMinute}`, `${toHour.padStart(2, "0")}:${toMinute}`] as const;
  return span[0] !== span[1] && span.every((time) => TIME.test(time)) ? span : undefined;
}
