import { SCROLL_DURATION_MS } from "../common/constants.ts";

const OWN_SCROLLING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Moves the window. */
export function createScroller(window: Window) {
  let stop = () => {};

  function jump(top: number, left = window.scrollX): void {
    window.scrollTo({ left, top, behavior: "instant" });
  }

  function animate(element: Element): void {
    const from = window.scrollY;
    const started = window.performance.now();
    // It moves no element and never plays: the browser tells how far along its own easing a moment is.
    const timing = new KeyframeEffect(null, null, { duration: SCROLL_DURATION_MS, easing: "ease", fill: "forwards" });
    const animation = new Animation(timing);
    let frame = window.requestAnimationFrame(function step() {
      animation.currentTime = window.performance.now() - started;
      const progress = timing.getComputedTiming().progress ?? 0;
      jump(from + (topOf(element, window) - from) * progress);
      if (progress < 1) frame = window.requestAnimationFrame(step);
      else stop();
    });
    const cancel = () => {
      window.cancelAnimationFrame(frame);
      for (const type of OWN_SCROLLING) window.removeEventListener(type, cancel);
    };
    for (const type of OWN_SCROLLING) window.addEventListener(type, cancel, { passive: true });
    stop = cancel;
  }

  return {
    /** Ends the animation. */
    stop: () => stop(),
    toTop: () => jump(0, 0),
    /**
     * In `SCROLL_DURATION_MS`, or at once where motion is not wanted. The visitor's own scrolling ends it. An element
     * that moves meanwhile, because a font or a picture comes, is reached all the same.
     */
    toElement(element: Element): void {
      if (wantsNoMotion(window)) jump(topOf(element, window));
      else animate(element);
    },
  };
}

/** Where the window must be for the element to stand at its top, below whatever the styles reserve there. */
function topOf(element: Element, window: Window): number {
  const root = window.document.documentElement;
  const reserved =
    (Number.parseFloat(window.getComputedStyle(root).scrollPaddingTop) || 0) +
    (Number.parseFloat(window.getComputedStyle(element).scrollMarginTop) || 0);
  const last = root.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY + element.getBoundingClientRect().top - reserved, last));
}

function wantsNoMotion(window: Window): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
