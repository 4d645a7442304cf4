import { nextBuild, whatIsPublished } from "#engine/build/published.ts";
import { keptContent } from "#engine/content/addresses/kept-content.ts";
import { readContent } from "#engine/content/reading/read-content.ts";
import type { Site } from "#engine/define-site.ts";
import { clockUntil } from "#engine/i18n/days.ts";
import { type Publications, whoPlanned } from "./publications.ts";
import type { Runs } from "./runs.ts";
import type { Workspace } from "./workspace.ts";

/** Milliseconds between two looks at the clock: what is planned appears within a minute. */
const LOOKED_AT = 5_000;
/** Milliseconds after which what could not be put online is tried again. */
const AGAIN_AFTER = 600_000;

/** What is due next of what is online: the folder of its content, and the time by the clock of its zone. */
interface Due {
  readonly kept: string;
  readonly zone: string;
  readonly due: string | undefined;
}

/**
 * Publishes what was planned once its day or hour has come: the content as it was last put online, with the dates that are then in
 * effect. It looks at the clock of the office again and again: so it does not matter whether the machine slept, or was off.
 *
 * @param now what time it is
 * @returns what ends it
 */
export function publishOnTime({
  definition,
  cache,
  workspace: { content, facts },
  publications,
  runs,
  onError,
  now = () => new Date(),
}: {
  readonly definition: Site;
  readonly cache: string;
  readonly workspace: Pick<Workspace, "content" | "facts">;
  readonly publications: Pick<Publications, "all">;
  readonly runs: Pick<Runs, "start" | "last">;
  readonly onError: (error: unknown) => void;
  readonly now?: (() => Date) | undefined;
}): () => void {
  let known: { readonly of: string; readonly next: Due | undefined } | undefined;
  const nextOf = async (): Promise<Due | undefined> => {
    const { published } = await facts();
    const [last] = await publications.all();
    if (published?.at === undefined) return undefined;
    // A build has what was due when it began. What was due before it was taken back does not come again by itself.
    const since = last !== undefined && published.at <= (last.until ?? published.at) ? last.at : published.at;
    if (known?.of === since) return known.next;
    known = { of: since, next: undefined };
    const kept = keptContent(content, published);
    if (kept === undefined) return undefined;
    const read = await readContent(kept, cache, definition, { now: new Date(since) });
    const next = { kept, zone: read.content.site.timeZone, due: nextBuild(whatIsPublished(read, undefined)) };
    known = { of: since, next };
    return next;
  };
  const look = async () => {
    const clock = now();
    const run = runs.last();
    if (run !== null && run.exitCode === undefined) return;
    const hasFailed = run?.isPlanned === true && run.exitCode !== 0;
    if (hasFailed && Math.abs(clock.getTime() - Date.parse(run.at)) < AGAIN_AFTER) return;
    const next = await nextOf();
    if (next?.due === undefined || clockUntil(next.zone, clock) < next.due) return;
    const all = await publications.all();
    const planned = all[0]?.planned.filter((one) => one.endsWith(` ${next.due}`)) ?? [];
    const by = planned[0] === undefined ? null : whoPlanned(all, planned[0]);
    await runs.start({ command: "publish" }, { chosen: async () => next.kept, by, isPlanned: true });
    known = undefined;
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, LOOKED_AT);
  timer.unref();
  return () => clearInterval(timer);
}
