import { addDays } from "../content/hours/days.ts";
import type { LineSayer } from "../owner-messages/report-lines.ts";
import type { ReportFacts } from "./report-facts.ts";
import { isAbove } from "./weights.ts";

/** Something that waits for the owner. */
export interface Need {
  /** In words, with what to do. */
  readonly text: string;
  /** A command to copy. */
  readonly command?: string;
  /** The section of the report that says more. */
  readonly section?: string;
}

/** A change that is nearer than this is named first, in days. */
const SOON = 7;
/** security.txt is made for eleven months; a publication older than this is in its last two. */
const SECURITY_DAYS = 270;
const BACKUP_DAYS = 31;

const PUBLISH = "npm run publish-site";
export const BACK_UP = "npm run inbox -- backup messages.sqlite";

/** Everything that needs the owner now, the most urgent first. */
export function needs(facts: ReportFacts, say: LineSayer): Need[] {
  const { site, toDecide, samples, hasMessages, hasMailServer, backedUp = "", changes, publishedAt, today } = facts;
  const [next] = facts.schedule;
  const fallbacks = facts.list.pages.filter(({ textLocale }) => textLocale !== undefined);
  const { small } = facts.pictures;
  const counted = ({ length }: readonly unknown[]) => ({ count: String(length) });
  const isPending = changes !== undefined && (changes.shared || changes.locales.length > 0);
  const isOld = publishedAt !== undefined && publishedAt.slice(0, 10) < addDays(today, -SECURITY_DAYS);
  const isBackedUp = backedUp >= addDays(today, -BACKUP_DAYS);
  const isNear = next !== undefined && next.day <= addDays(today, SOON);
  const all: readonly (Need | false)[] = [
    site.publish === undefined && { text: say("need-way", {}), section: "launch" },
    isPending && { text: say("need-publish", {}), command: PUBLISH, section: "changes" },
    isOld && { text: say("need-security", {}), command: PUBLISH },
    hasMessages && !isBackedUp && { text: say("need-backup", {}), command: BACK_UP },
    hasMessages && !hasMailServer && { text: say("need-mail", {}), section: "launch" },
    toDecide.length > 0 && { text: say("need-decisions", counted(toDecide)), section: "launch" },
    samples.length > 0 && { text: say("need-samples", counted(samples)), section: "launch" },
    fallbacks.length > 0 && { text: say("need-texts", counted(fallbacks)), section: "pages" },
    isNear && { text: say("need-day", { day: next.day }), command: PUBLISH, section: "days" },
    facts.weights.some(isAbove) && { text: say("need-weight", {}), section: "weights" },
    small.length > 0 && { text: say("need-pictures", counted(small)), section: "pictures" },
  ];
  return all.filter((need) => need !== false);
}
