import { addDays } from "../content/hours/days.ts";
import type { LineSayer } from "../owner-messages/report-lines.ts";
import type { PageChanges } from "../page-list/page-changes.ts";
import type { BuildFacts } from "./build-facts.ts";
import type { Surroundings } from "./surroundings.ts";
import { isAbove, type Weight } from "./weights.ts";

/** Something that waits for the owner. */
export interface Need {
  /** What it is, and what to do. */
  readonly text: string;
  /** A command to copy. */
  readonly command?: string;
  /** The part of the report that says more. */
  readonly section?: string;
}

/** What needs are found in. */
export interface NeedSources {
  readonly facts: BuildFacts;
  readonly surroundings: Surroundings;
  readonly weights: readonly Weight[];
  /** Undefined where nothing was published. */
  readonly changes: PageChanges | undefined;
  /** Today, such as "2026-11-23". */
  readonly today: string;
}

/** A change that is nearer than this is named first, in days. */
const SOON = 7;
/** security.txt is made for eleven months; a publication older than this is in its last two. */
const SECURITY_DAYS = 270;
const BACKUP_DAYS = 31;

/** What needs the owner now, the most urgent first. */
export function needs({ facts, surroundings, weights, changes, today }: NeedSources, say: LineSayer): Need[] {
  const { publication, samples, hasMessages, hasMailServer, backedUp } = surroundings;
  const publish = "npm run publish-site";
  const isPending = changes !== undefined && (changes.shared || changes.locales.length > 0);
  const next = facts.schedule[0];
  const fallbacks = facts.list.pages.filter(({ textLocale }) => textLocale !== undefined);
  const isOld = publication !== undefined && publication.at.slice(0, 10) < addDays(today, -SECURITY_DAYS);
  const isBackedUp = backedUp !== undefined && backedUp.toISOString().slice(0, 10) >= addDays(today, -BACKUP_DAYS);
  const all: (Need | false)[] = [
    !facts.canPublish && { text: say("need-way", {}), section: "launch" },
    isPending && { text: say("need-publish", {}), command: publish, section: "changes" },
    isOld && { text: say("need-security", {}), command: publish },
    hasMessages && !isBackedUp && { text: say("need-backup", {}), command: "npm run inbox -- backup messages.sqlite" },
    hasMessages && !hasMailServer && { text: say("need-mail", {}), section: "launch" },
    facts.toDecide.length > 0 && {
      text: say("need-decisions", { count: String(facts.toDecide.length) }),
      section: "launch",
    },
    samples.length > 0 && { text: say("need-samples", { count: String(samples.length) }), section: "launch" },
    fallbacks.length > 0 && { text: say("need-texts", { count: String(fallbacks.length) }), section: "pages" },
    next !== undefined &&
      next.day <= addDays(today, SOON) && {
        text: say("need-day", { day: next.day }),
        command: publish,
        section: "days",
      },
    weights.some(isAbove) && { text: say("need-weight", {}), section: "weights" },
    facts.pictures.small.length > 0 && {
      text: say("need-pictures", { count: String(facts.pictures.small.length) }),
      section: "pictures",
    },
  ];
  return all.filter((need) => need !== false);
}
