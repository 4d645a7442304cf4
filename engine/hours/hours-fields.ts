/** Opening hours and closures as an owner writes them. */
import * as v from "valibot";
import { day, line, oneOf, type PerLanguage } from "../content/source/schema-fields.ts";
import { because } from "../content/source/validate.ts";
import type { OwnerText } from "../i18n/owner-text.ts";
import { labelled } from "../pages/definition/fields.ts";
import { readWeek, type WeekMistake } from "./week.ts";

/** Days and their hours, each line as the owner writes it: `monday-friday: 09:00-12:30, 14:00-18:00`. */
export const weekField = v.pipe(
  v.record(v.string(), line),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readWeek(dataset.value);
    if ("week" in read) return read.week;
    addIssue(issueOf(read.mistake, dataset.value));
    return NEVER;
  }),
  // The owner chooses days, by their names.
  v.metadata({ widget: "week" }),
);

function issueOf({ key, isDays = false, because }: WeekMistake, input: Readonly<Record<string, string>>) {
  if (key === undefined) return { message: because };
  const origin = isDays ? "key" : "value";
  const path: [v.ObjectPathItem] = [{ type: "object", origin, input, key, value: input[key] }];
  return { message: because, path };
}

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
      to: v.optional(labelled(day, { fr: "Au", en: "To", pt: "Até" })),
      where: v.optional(labelled(named, { fr: "Où", en: "Where", pt: "Onde" }), all),
      reason: v.optional(labelled(perLanguage, { fr: "Pourquoi", en: "Why", pt: "Porquê" })),
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
