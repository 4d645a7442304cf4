import { type Clock, DAY, HOUR } from "../common/clock.ts";
import type { TimeMemory } from "../common/time-memory.ts";

/** A clock that is set right moves by less. */
const LARGEST_STEP = HOUR;
/** A server that was off for longer may be right; but so may be a clock that is wrong by as much. */
const LONGEST_OFF = 35 * DAY;
/** How long a clock must have run without a jump to be trusted again: until then a person can have it checked. */
const QUIET_TIME = 7 * DAY;

/** A clock that jumped: what it should have said, and what it said. Milliseconds since 1970. */
export interface ClockJump {
  readonly from: number;
  readonly to: number;
}

/**
 * Watches the clock of the machine, by which messages grow old: compares it with the time that has passed; at the first
 * look with when a server last ran here, or, where none did, with the newest message.
 *
 * @param lastRun when the clock was last trusted
 * @param newestMessage when the newest message came, if one has
 * @returns what is to be called now and then; it gives the latest jump, as long as the clock is not trusted again
 */
export function clockWatch(
  clock: Pick<Clock, "now" | "elapsed">,
  lastRun: TimeMemory,
  newestMessage: () => Promise<number | undefined>,
) {
  let last: { readonly now: number; readonly elapsed: number } | undefined;
  let latest: { readonly jump: ClockJump; readonly at: number } | undefined;

  async function expected(now: number, elapsed: number): Promise<{ readonly from: number; readonly ahead: number }> {
    if (last !== undefined) return { from: last.now + (elapsed - last.elapsed), ahead: LARGEST_STEP };
    const from = lastRun.read() || ((await newestMessage()) ?? now);
    return { from, ahead: LONGEST_OFF };
  }

  return async () => {
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    const { from, ahead } = await expected(now, elapsed);
    const isNew = now - from > ahead || from - now > LARGEST_STEP;
    if (isNew) latest = { jump: { from, to: now }, at: elapsed };
    else if (latest !== undefined && elapsed - latest.at >= QUIET_TIME) latest = undefined;
    last = { now, elapsed };
    if (latest === undefined) lastRun.write(now);
    return { jump: latest?.jump, isNew };
  };
}
