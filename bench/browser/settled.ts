import type { RequestLog } from "../../e2e/pages/request-log.ts";

/** A page is settled when it has asked for nothing this long, in milliseconds: longer than prefetching waits. */
const QUIET = 700;
const LOOK_EVERY = 50;

/** Waits until a page has nothing to wait for, and nothing more to ask. */
export async function settled(log: RequestLog): Promise<void> {
  let since = performance.now();
  let seen = log.all().length;
  while (performance.now() - since < QUIET) {
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
    if (log.pending() === 0 && log.all().length === seen) continue;
    seen = log.all().length;
    since = performance.now();
  }
}
