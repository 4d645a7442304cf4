/** A page view as trackers are told of it. */
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
  stop(): void;
}

/** What a tracker needs of the browser. */
export interface TrackerMeans {
  readonly window: Window;
  /** Makes an address acceptable as the source of a script (Trusted Types). */
  readonly scriptUrl: (url: string) => string;
  readonly log: (message: string, cause: unknown) => void;
}
