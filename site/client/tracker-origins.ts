import type { AnalyticsFacts } from "../routes/page-data.ts";

/** Origins that the trackers' scripts come from; none where no tracker is configured. */
export function trackerOrigins({ matomo, tag }: AnalyticsFacts): readonly string[] {
  return [matomo, tag].flatMap((tracker) => (tracker ? [new URL(tracker.url).origin] : []));
}
