/** A page as it is told to trackers. */
export interface TrackedPage {
  readonly title: string;
  /** The page's whole address. */
  readonly url: string;
  /** The whole address of the page before; empty where there was none. */
  readonly referrer: string;
}

/** One tracker: told to begin, to count a page, to end. Between an end and the next beginning it does nothing. */
export interface Tracker {
  start(): void;
  count(page: TrackedPage): void;
  stop(): void;
}

/** What a tracker needs of the page around it. */
export interface TrackerMeans {
  readonly window: Window;
  /** Gives the address of a script in the form in which the browser takes it (Trusted Types). */
  readonly scriptUrl: (url: string) => string;
  readonly log: (message: string, cause: unknown) => void;
}
