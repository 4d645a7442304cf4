/** The window of a document that waits for its next page. */
type NavigatedWindow = Window & { navigated?: Promise<number> };

/**
 * Makes a document note how long its next page takes: from the click (or from now, where `from` says so) until the
 * frame with another main heading has been handed to the screen. Runs in the browser.
 */
export function watchNavigation(from: "click" | "now"): void {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  let start = performance.now();
  const startAt = ({ timeStamp }: Pick<Event, "timeStamp">) => {
    start = timeStamp;
  };
  // Once by hand: the first call compiles it, and that is not the page's to pay.
  startAt({ timeStamp: start });
  if (from === "click") addEventListener("click", startAt, { capture: true, once: true });
  (window as NavigatedWindow).navigated = new Promise((done) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (now === undefined || now === before) return;
      observer.disconnect();
      // The frame is made after its callbacks; an urgent task comes after the frame, before whatever else waits.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => done(performance.now() - start), { priority: "user-blocking" });
      });
    });
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  });
}
