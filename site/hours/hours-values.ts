import { outerTimes, timesInWords, weekInWords } from "#engine/hours/hours-in-words.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { hoursWords } from "../languages/languages.ts";
import type { Hours } from "./hours-schema.ts";
import { type PlaceId, places } from "./opening-times.ts";

/**
 * The hours that texts may take over: `{hours.abroad}` in words, `{hours.abroad.times}` without the days,
 * `{hours.abroad.from}` and `{hours.abroad.until}`, the earliest and the latest time. `{hours.offices}` is of both offices,
 * each named where they differ.
 */
export function hoursValues(
  {
    hours,
    staff,
  }: {
    readonly hours: Hours;
    readonly staff: Readonly<Record<"france" | "portugal", { readonly name: Readonly<Record<Locale, string>> }>>;
  },
  locale: Locale,
): unknown {
  const language = hoursWords(locale);
  const ofPlace = (place: PlaceId) => {
    const { week } = hours[place];
    return {
      [locale]: weekInWords(week, language),
      times: timesInWords(week, language),
      ...outerTimes(week, language),
    };
  };
  const both = (words: typeof weekInWords) => {
    const [france, portugal] = [words(hours.france.week, language), words(hours.portugal.week, language)];
    return france === portugal
      ? france
      : `${france} (${staff.france.name[locale]}), ${portugal} (${staff.portugal.name[locale]})`;
  };
  return {
    ...Object.fromEntries(places.map((place) => [place, ofPlace(place)])),
    offices: { [locale]: both(weekInWords), times: both(timesInWords) },
  };
}
