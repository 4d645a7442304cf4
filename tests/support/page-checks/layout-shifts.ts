import type { Page } from "playwright-core";

/** What a browser tells of a shift (Layout Instability, §4.1). */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sum of the layout shifts since the document began, without those that follow a visitor's act: the browser's score. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // What is buffered comes with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.disconnect();
              done(sum);
            }),
          ),
        );
      }),
  );
}
