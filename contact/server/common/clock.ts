/** Every time on the server is in milliseconds, unless its name says otherwise, and written with these. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time; tests use a fake clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: runs on evenly, whatever the clock is set to. */
  elapsed(): number;
  /** Calls `task` in so many milliseconds. @returns a function that cancels it */
  after(milliseconds: number, task: () => void): () => void;
}

/** The time of the machine. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
