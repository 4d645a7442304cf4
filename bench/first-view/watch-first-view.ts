/** What a document saw of its own beginning. Times are milliseconds since it was asked for. */
export interface FirstViewFacts {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** When the app had taken over the page. */
  live?: number;
  /** When the consent banner was there. */
  banner?: number;
}

/** The window of a document that watches itself. */
type WatchedWindow = Window & { firstView?: FirstViewFacts };

/** Makes a document note how its first view comes to be. Runs in the browser, before any script of the page. */
export function watchFirstView(): void {
  const facts: FirstViewFacts = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  (window as WatchedWindow).firstView = facts;
  const observe = (type: string, take: (entry: PerformanceEntry & { readonly value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") facts.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    facts.largestPaint = startTime;
  });
  observe("layout-shift", ({ value = 0 }) => {
    facts.layoutShift += value;
  });
  observe("longtask", ({ startTime: start, duration }) => facts.longTasks.push({ start, duration }));
  const look = () => {
    const main = document.querySelector("main");
    const taken = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
    if (taken) facts.live ??= performance.now();
    if (document.querySelector('[data-consent="banner"]')) facts.banner ??= performance.now();
    if (facts.live === undefined || facts.banner === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
