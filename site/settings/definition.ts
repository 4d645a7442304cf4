/** What the site adds to `site.yaml`, and what follows from it for texts. */
import type { JudgedSettings, SettingsDefinition } from "#engine/content/model/define-settings.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { settingName } from "#engine/content/source/validate.ts";
import { type Closure, closuresOf } from "#engine/hours/closures.ts";
import { outerTimes, timesInWords, weekInWords } from "#engine/hours/hours-in-words.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { type PlaceId, places } from "../facts/site-facts.ts";
import { hoursWords } from "../languages/languages.ts";
import { accessibilityRate, accessibilityStatus } from "./accessibility.ts";
import type { Hours } from "./hours.ts";
import { staffFor, typesetOffices } from "./offices.ts";
import { portraits, type ShownPerson, unknownServices, withPortraits } from "./people.ts";
import { entries, type SiteSettings } from "./settings.ts";
import { siteProblems } from "./site-problems.ts";

/** The same with what `site.yaml` does not say itself. */
export interface CompleteSettings extends SiteSettings {
  /** The closures of each place from the day of the build on, in the order of their first days. */
  readonly closures: Readonly<Record<PlaceId, readonly Closure[]>>;
  readonly people: ShownPerson[];
}

export const settings: SettingsDefinition<SiteSettings, CompleteSettings> = {
  entries,
  pageNames: { "people.services": "service" },
  check: checkSettings,
  pictures: portraits,
  complete: async (site, { now, picture }) => ({
    ...site,
    people: withPortraits(site.people, picture),
    offices: typesetOffices(site),
    closures: await placeClosures(site.hours, now),
  }),
  // Numbers as the language's readers dial them, hours and the declared accessibility in words, and its rate.
  variables: (site, locale) => {
    const { accessibility } = site;
    const [status, rate] = [accessibilityStatus(accessibility, locale), accessibilityRate(accessibility)];
    return {
      ...site,
      staff: staffFor(site.staff, locale),
      hours: hoursValues(site, locale),
      accessibility: { ...accessibility, status, rate },
    };
  },
  blocks: () => ({}),
  textServices: () => [],
};

/** The closures from `now` on: those the owner wrote, and the public holidays of each place. */
async function placeClosures(hours: Hours, now: Date): Promise<CompleteSettings["closures"]> {
  const ofPlace = (place: PlaceId) => {
    const { holidays, ...times } = hours[place];
    const closed = hours.closed.filter(({ where }) => where.includes(place));
    return closuresOf({ ...times, closed }, holidays === "off" ? undefined : holidays, now);
  };
  const [france, portugal, abroad] = await Promise.all([ofPlace("france"), ofPlace("portugal"), ofPlace("abroad")]);
  return { france, portugal, abroad };
}

/** Where the layouts of lists of services end. */
const MOST_SERVICES = 8;

const say = problemsIn(siteProblems);

/** The errors that no single entry of `site.yaml` shows. */
export function checkSettings(judged: JudgedSettings<SiteSettings>): Problem[] {
  return [...daysToCome(judged), ...numberOfServices(judged), ...unknownServices(judged)];
}

/** Days on which something was done, and that are not there yet. */
function daysToCome({ settings: { legal, accessibility }, source, today }: JudgedSettings<SiteSettings>): Problem[] {
  const days = [
    { path: ["legal", "updated"], day: legal.updated },
    { path: ["accessibility", "date"], day: accessibility.date },
  ];
  return days.flatMap(({ path, day }): Problem[] => {
    if (day <= today) return [];
    const values = { name: settingName(path), write: `${path.at(-1)}: ${today}` };
    return [{ ...source.at(path), id: "day-to-come", values }];
  });
}

function numberOfServices({ folders, drafts, translation }: JudgedSettings<SiteSettings>): Problem[] {
  const services = (folders.service ?? []).filter((folder) => !drafts.has(folder));
  const file = (folder: string) => `pages/${folder}/${translation.fallbackLocale}.md`;
  if (services.length === 0) {
    return [{ file: file("services"), line: 1, ...say("no-service", { write: file("service-1") }) }];
  }
  const extra = services[MOST_SERVICES];
  if (extra === undefined) return [];
  const values = { count: String(services.length), most: String(MOST_SERVICES) };
  return [{ file: file(extra), line: 1, ...say("too-many-services", values) }];
}

/**
 * The hours that texts may take over: `{hours.abroad}` in words, `{hours.abroad.times}` without the days,
 * `{hours.abroad.from}` and `{hours.abroad.until}`, the earliest and the latest time. `{hours.offices}` is of both offices,
 * each named where they differ.
 */
export function hoursValues({ hours, staff }: Pick<SiteSettings, "hours" | "staff">, locale: Locale): unknown {
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
