/** A page view, as trackers report it. */
export interface TrackedPage {
  readonly title: string;
  /** The page's absolute address. */
  readonly url: string;
  /** The absolute address of the previous page; empty for the first. */
  readonly referrer: string;
}

/** One tracker. It does nothing before `start` and after `stop`. */
export interface Tracker {
  start(): void;
  count(page: TrackedPage): void;
  /** @returns whether what was counted has been sent; if not, it is taken back */
  stop(): boolean;
}

/** What trackers need of the browser. */
export interface TrackerMeans {
  readonly window: Window;
  /** Turns an address into a trusted script URL (Trusted Types). */
  readonly scriptUrl: (url: string) => string;
  readonly log: (message: string, cause: unknown) => void;
}
