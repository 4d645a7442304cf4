import type { Page } from "playwright-core";

/** Sum of the layout shifts since the document began, each of its own making. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
            sum += entry.value;
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
