import { HOUR, SECOND } from "../common/clock.ts";
import { recentMap } from "./recent-map.ts";

/** Addresses remembered at most; the oldest are forgotten first. */
const MAX_ADDRESSES = 100_000;

interface Window {
  readonly endsAt: number;
  count: number;
}

/** Counts messages per address. */
export interface RateLimit {
  /**
   * Counts one message of an address.
   *
   * @param now milliseconds since 1970
   * @returns 0, or, where the address is at its limit, the seconds until it may send again
   */
  take(address: string, now: number): number;
  /** Takes one message off the count again: it was a repetition. */
  giveBack(address: string, now: number): void;
  /** Addresses remembered. */
  readonly size: number;
}

/** A limit of messages per address and hour; the hour begins with the address's first message. */
export function rateLimit(perHour: number, maxAddresses = MAX_ADDRESSES): RateLimit {
  const windows = recentMap<Window>(maxAddresses);

  function openWindow(address: string, now: number): Window {
    const known = windows.get(address);
    // A window that ends later than in an hour was opened before the clock was set back.
    if (known !== undefined && known.endsAt > now && known.endsAt <= now + HOUR) return known;
    const fresh = { endsAt: now + HOUR, count: 0 };
    windows.set(address, fresh);
    return fresh;
  }

  return {
    take(address, now) {
      const window = openWindow(address, now);
      if (window.count >= perHour) return Math.max(1, Math.ceil((window.endsAt - now) / SECOND));
      window.count += 1;
      return 0;
    },
    giveBack(address, now) {
      const window = openWindow(address, now);
      window.count = Math.max(0, window.count - 1);
    },
    get size() {
      return windows.size;
    },
  };
}
