import { addDays } from "../i18n/days.ts";
import type { LineSayer } from "../owner-messages/report-lines.ts";
import type { Need } from "./build-result.ts";
import type { ReportFacts } from "./report-facts.ts";
import { isAbove } from "./weights.ts";

/** Days before a dated change from which it is named. */
const SOON = 7;
/** The command that puts the site online. */
export const PUBLISH = "npm run publish-site";

/** Everything that needs the owner now, the most urgent first. @param ofSite what the site says itself */
export function needs(facts: ReportFacts, ofSite: readonly Need[], say: LineSayer): Need[] {
  const { site, toDecide, samples, changes, today } = facts;
  const [next] = facts.schedule;
  const fallbacks = facts.list.pages.filter(({ textLocale }) => textLocale !== undefined);
  const { small } = facts.pictures;
  const counted = ({ length }: readonly unknown[]) => ({ count: String(length) });
  const isPending = changes !== undefined && (changes.shared || changes.locales.length > 0);
  const isNear = next !== undefined && next.day <= addDays(today, SOON);
  const all: readonly (Need | false)[] = [
    site.publish === undefined && { text: say("need-way", {}), section: "launch" },
    isPending && { text: say("need-publish", {}), command: PUBLISH, section: "changes" },
    ...ofSite,
    toDecide.length > 0 && { text: say("need-decisions", counted(toDecide)), section: "launch" },
    samples.length > 0 && { text: say("need-samples", counted(samples)), section: "launch" },
    fallbacks.length > 0 && { text: say("need-texts", counted(fallbacks)), section: "pages" },
    isNear && { text: say("need-day", { day: next.day }), command: PUBLISH, section: "days" },
    facts.weights.some(isAbove) && { text: say("need-weight", {}), section: "weights" },
    small.length > 0 && { text: say("need-pictures", counted(small)), section: "pictures" },
  ];
  return all.filter((need) => need !== false);
}
