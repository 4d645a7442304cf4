import { HOUR, SECOND } from "../common/clock.ts";
import { recentMap } from "./recent-map.ts";

/** Addresses remembered at most; the oldest are forgotten first. */
const MAX_ADDRESSES = 100_000;

/**
 * A limit of messages per address and hour; the hour begins with the address's first message. `@fastify/rate-limit` counts
 * requests before they are judged and takes none back: a message that is sent again, because its answer was lost, would
 * count twice.
 */
export function rateLimit(perHour: number) {
  const windows = recentMap<{ readonly endsAt: number; count: number }>(MAX_ADDRESSES);

  function openWindow(address: string, now: number) {
    const known = windows.get(address);
    // A window that ends later than in an hour was opened before the clock was set back.
    if (known !== undefined && known.endsAt > now && known.endsAt <= now + HOUR) return known;
    const fresh = { endsAt: now + HOUR, count: 0 };
    windows.set(address, fresh);
    return fresh;
  }

  return {
    /** Counts a message. @returns 0, or, where the address is at its limit, the seconds until it may send again */
    take(address: string, now: number): number {
      const window = openWindow(address, now);
      if (window.count >= perHour) return Math.max(1, Math.ceil((window.endsAt - now) / SECOND));
      window.count += 1;
      return 0;
    },
    /** Takes a message off the count again: it was a repetition. */
    giveBack(address: string, now: number): void {
      const window = openWindow(address, now);
      window.count = Math.max(0, window.count - 1);
    },
  };
}
