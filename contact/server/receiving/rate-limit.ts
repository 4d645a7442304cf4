import { FifoMap } from "toad-cache";
import { HOUR, SECOND } from "../common/clock.ts";

/** Addresses remembered at most; the oldest are forgotten first. */
const MAX_ADDRESSES = 100_000;

/**
 * A limit of messages per address and hour; the hour begins with the address's first message. Repeats of a message, whose
 * answer was lost, count as one in ten. `@fastify/rate-limit` counts requests before they are judged and takes none back.
 */
export function rateLimit(perHour: number) {
  const windows = new FifoMap<{ readonly endsAt: number; tenths: number }>(MAX_ADDRESSES);

  function openWindow(address: string, now: number) {
    const known = windows.get(address);
    // A window that ends later than in an hour was opened before the clock was set back.
    if (known !== undefined && known.endsAt > now && known.endsAt <= now + HOUR) return known;
    const fresh = { endsAt: now + HOUR, tenths: 0 };
    windows.set(address, fresh);
    return fresh;
  }

  return {
    /** Counts a message. @returns 0, or, where the address is at its limit, the seconds until it may send again */
    take(address: string, now: number, isRepeat = false): number {
      const window = openWindow(address, now);
      // Of whole messages: nine repeats beside them are free.
      const isFull = window.tenths >= 10 * perHour + (isRepeat ? 9 : 0);
      if (isFull) return Math.max(1, Math.ceil((window.endsAt - now) / SECOND));
      window.tenths += isRepeat ? 1 : 10;
      return 0;
    },
    /** What was counted as a message was a repeat. */
    wasRepeat(address: string, now: number): void {
      const window = openWindow(address, now);
      window.tenths = Math.max(0, window.tenths - 9);
    },
  };
}
