import { useLayoutEffect } from "react";

/** Keeps the field that has the focus at its place on the screen when what is said above it changes. @param said all of that */
export function useSteadyField(said: string): void {
  const field = document.activeElement;
  const before = field?.getBoundingClientRect().top ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the field was is asked before what is said has changed
  useLayoutEffect(() => {
    let scroller = field?.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    const moved = (field?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0 && field?.isConnected)
      (scroller ?? document.documentElement).scrollBy({ top: moved, behavior: "instant" });
  }, [said]);
}
