import type { JudgedSettings } from "#engine/content/model/define-settings.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { settingName } from "#engine/content/source/validate.ts";
import { problemsIn } from "#engine/owner-messages/problem-details.ts";
import { checkConsent } from "./consent/check-consent.ts";
import { unknownServices } from "./people.ts";
import type { SiteSettings } from "./settings.ts";
import { siteProblems } from "./site-problems.ts";

/** Where the layouts of lists of services end. */
const MOST_SERVICES = 8;

const say = problemsIn(siteProblems);

/** The errors that no single entry of `site.yaml` shows. */
export function checkSettings(judged: JudgedSettings<SiteSettings>): Problem[] {
  return [
    ...checkConsent(judged.settings, judged.source),
    ...daysToCome(judged),
    ...numberOfServices(judged),
    ...unknownServices(judged),
  ];
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

function numberOfServices({ folders, translation }: JudgedSettings<SiteSettings>): Problem[] {
  const services = folders.service ?? [];
  const file = (folder: string) => `pages/${folder}/${translation.fallbackLocale}.md`;
  if (services.length === 0) {
    return [{ file: file("services"), line: 1, ...say("no-service", { write: file("service-1") }) }];
  }
  const extra = services[MOST_SERVICES];
  if (extra === undefined) return [];
  const values = { count: String(services.length), most: String(MOST_SERVICES) };
  return [{ file: file(extra), line: 1, ...say("too-many-services", values) }];
}
