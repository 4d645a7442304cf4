import * as v from "valibot";
import type { Locale } from "../../i18n/languages.ts";
import { type PlaceId, places } from "../../pages/data/opening-times.ts";
import { day, line, oneOf, textPerLanguage, timeZone } from "../source/schema-fields.ts";
import { because } from "../source/validate.ts";
import { readWeek, type WeekMistake } from "./week.ts";

/** Days and their hours, each line as the owner writes it: `monday-friday: 09:00-12:30, 14:00-18:00`. */
const week = v.pipe(
  v.record(v.string(), line),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readWeek(dataset.value);
    if ("week" in read) return read.week;
    addIssue(issueOf(read.mistake, dataset.value));
    return NEVER;
  }),
);

/** Whose public holidays a place keeps. */
const holidays = oneOf(["fr", "pt", "off"]);
const office = v.strictObject({ timeZone, holidays, days: v.optional(week) });
/** Its hours are said to be GMT wherever they are shown. */
const abroad = v.pipe(
  v.strictObject({ holidays, days: week }),
  v.transform((service) => ({ ...service, timeZone: "GMT" })),
);

/** Days on which places are closed by choice. */
const closure = (languages: readonly Locale[]) =>
  v.pipe(
    v.strictObject({
      from: day,
      to: v.optional(day),
      where: v.optional(v.pipe(v.array(oneOf(places)), v.minLength(1, because("value-empty", { write: "[france]" }))), [
        ...places,
      ]),
      reason: v.optional(textPerLanguage(languages)),
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

/** When the offices and the telephone service are open: `hours` of `site.yaml`, each place with its own week. */
export const hoursSchema = (languages: readonly Locale[]) =>
  v.pipe(
    v.strictObject({
      offices: week,
      france: office,
      portugal: office,
      abroad,
      closed: v.optional(v.array(closure(languages)), []),
    }),
    v.transform(({ offices, france, portugal, abroad, closed }) => {
      const place = ({ days = offices, timeZone, holidays }: v.InferOutput<typeof office>) => ({
        week: days,
        timeZone,
        holidays,
      });
      const byPlace: Readonly<Record<PlaceId, ReturnType<typeof place>>> = {
        france: place(france),
        portugal: place(portugal),
        abroad: place(abroad),
      };
      return { ...byPlace, closed };
    }),
  );

export type Hours = v.InferOutput<ReturnType<typeof hoursSchema>>;

function issueOf({ key, isDays = false, because }: WeekMistake, input: Readonly<Record<string, string>>) {
  if (key === undefined) return { message: because };
  const origin = isDays ? "key" : "value";
  const path: [v.ObjectPathItem] = [{ type: "object", origin, input, key, value: input[key] }];
  return { message: because, path };
}
