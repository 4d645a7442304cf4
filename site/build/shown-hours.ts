import type { Closure } from "#engine/hours/closures.ts";
import { hoursLines } from "#engine/hours/hours-in-words.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import { zoneClock } from "#engine/hours/zone-clock.ts";
import { dateParts, formatDayOfYear, formatList } from "#engine/i18n/format.ts";
import { forLocale, type Language, type Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { countries } from "../facts/phones.ts";
import type { ClosureNotice, PlaceHours, PlaceId, ShortHours } from "../facts/site-facts.ts";
import { hoursWords, languageIn } from "../languages/languages.ts";
import { message } from "../languages/messages.ts";
import type { SiteContent } from "./content/site-content.ts";

/** In characters: a shorter line is not broken at 320 px. */
const NARROW_COLUMN = 30;

type HoursContent = Pick<SiteContent, "site" | "messages">;

/** The hours of the offices and of the telephone service, as every page shows them. */
export function shortHours(content: HoursContent, locale: Locale): Readonly<Record<"offices" | "abroad", ShortHours>> {
  const { offices, abroad } = placeHours(content, locale);
  const short = ({ lines, closures: [closure] }: PlaceHours): ShortHours => ({ lines, closure });
  return { offices: short(offices), abroad: short(abroad) };
}

/** The same for the contact page, and each office alone, in its own time. Offices with the same hours stand together. */
export function placeHours(
  content: HoursContent,
  locale: Locale,
): Readonly<Record<"offices" | "france" | "portugal" | "abroad", PlaceHours>> {
  const { france, portugal, abroad } = content.site.hours;
  const texts = forLocale(content.messages, locale);
  const lines = ({ week }: typeof france, inZone: (hours: string) => string, of = "") =>
    hoursLines(week, hoursWords(locale)).map(
      ({ days, times }) => [days + of, inZone(formatList(times, message(texts, "hours.and")))] as const,
    );
  const inZoneOf = (place: "fr" | "pt" | "local") => (hours: string) =>
    message(texts, "hours.in-zone", { hours, zone: message(texts, `hours.zone-${place}`) });
  const officeLines = (office: "france" | "portugal", of?: string) =>
    lines(content.site.hours[office], inZoneOf(countries[office].code), of);
  const named = (office: "france" | "portugal") => officeLines(office, ` (${officeName(content, office, locale)})`);
  const alone = (office: "france" | "portugal"): PlaceHours => ({
    lines: officeLines(office),
    closures: near(content, office).map((closure) => notice(content, closure, locale)),
  });
  return {
    france: alone("france"),
    portugal: alone("portugal"),
    offices: {
      lines: isSame(france.week, portugal.week)
        ? lines(france, inZoneOf("local"))
        : [...named("france"), ...named("portugal")],
      closures: officeClosures(content, locale),
    },
    abroad: {
      lines: lines(abroad, (hours) => message(texts, "hours.gmt", { hours })),
      closures: near(content, "abroad").map((closure) => notice(content, closure, locale)),
    },
  };
}

/** The hours that tell visitors whether a place is open now. */
export function openingTimes({ site }: HoursContent, place: PlaceId): OpeningTimes {
  const { timeZone, week } = site.hours[place];
  return {
    clock: zoneClock(timeZone, new Date()),
    week,
    closed: site.closures[place].map(({ first, last }) => [first, last]),
  };
}

/** The closures of the offices that are near; the office is named where the other one is open. */
function officeClosures(content: HoursContent, locale: Locale): ClosureNotice[] {
  const [france, portugal] = [near(content, "france"), near(content, "portugal")];
  const isIn = (list: readonly Closure[], closure: Closure) => list.some((other) => isSame(other, closure));
  const ofOne = (office: "france" | "portugal", closure: Closure, others: readonly Closure[]) => ({
    closure,
    office: isIn(others, closure) ? undefined : officeName(content, office, locale),
  });
  return [
    ...france.map((closure) => ofOne("france", closure, portugal)),
    ...portugal.filter((closure) => !isIn(france, closure)).map((closure) => ofOne("portugal", closure, france)),
  ]
    .sort((a, b) => (a.closure.first < b.closure.first ? -1 : 1))
    .map(({ closure, office }) => notice(content, closure, locale, office));
}

/** "Fermé le 1er décembre (Portugal, jour férié)" */
function notice({ messages }: HoursContent, closure: Closure, locale: Locale, office?: string): ClosureNotice {
  const { first, last, reason } = closure;
  const texts = forLocale(messages, locale);
  const language = languageIn(locale);
  const to = formatDayOfYear(last, language);
  const days =
    first === last
      ? message(texts, "hours.closed-on", { date: to })
      : message(texts, "hours.closed-between", { from: firstDay(first, last, language), to });
  const why = reason === "holiday" ? message(texts, "hours.holiday") : reason && forLocale(reason, locale);
  const details = [office, why].filter((detail) => detail !== undefined).join(", ");
  // What stands in parentheses keeps together; of what is longer than a narrow column, the last word is not left alone.
  const joined = details.replace(details.length < NARROW_COLUMN ? / /g : / (?=\S+$)/, "\u00a0");
  const whole = details === "" ? days : `${days} (${joined})`;
  return { text: typeset(whole, language), last };
}

/** The first day of several, without its month where it is that of the last: "3" to "17 août". */
function firstDay(first: string, last: string, language: Language): string {
  const isOneMonth = first.slice(0, "2027-08".length) === last.slice(0, "2027-08".length);
  return isOneMonth ? dateParts(first, language)[0] : formatDayOfYear(first, language);
}

const near = ({ site }: HoursContent, place: PlaceId) => site.closures[place].filter(({ isNear }) => isNear);

const officeName = ({ site }: HoursContent, office: "france" | "portugal", locale: Locale) =>
  site.staff[office].name[locale];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
