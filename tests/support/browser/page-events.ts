/** What a journey notes inside the page, on `window`. */
export interface PageEvents {
  /** Whether the client follows navigations in this document. */
  readonly followsNavigations?: boolean;
  /** Addresses of the navigations that the client took over. */
  readonly intercepted?: readonly string[];
}

/** Runs in the browser before any script of the page. */
export function notePageEvents(): void {
  if (!("navigation" in window)) return;
  const notes: { -readonly [Name in keyof PageEvents]: PageEvents[Name] } = window as Window & PageEvents;
  const { navigation } = window;
  const addEventListener = navigation.addEventListener.bind(navigation);
  navigation.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    addEventListener(...listener);
    if (listener[0] === "navigate") notes.followsNavigations = true;
  };
  const { intercept } = NavigateEvent.prototype;
  NavigateEvent.prototype.intercept = function (...options) {
    notes.intercepted = [...(notes.intercepted ?? []), this.destination.url];
    return intercept.apply(this, options);
  };
}
