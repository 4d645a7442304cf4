import { SCROLL_DURATION_MS } from "../common/constants.ts";

/** Where a window is scrolled to, in CSS pixels. */
export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
}

const OWN_SCROLLING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Moves the window. Each move ends the animation of an earlier one. */
export function createScroller(window: Window) {
  let stop = () => {};

  function jump({ x, y }: ScrollPosition): void {
    window.scrollTo({ left: x, top: y, behavior: "instant" });
  }

  function animate(element: Element): void {
    const { x, y: from } = position();
    const started = window.performance.now();
    let frame = window.requestAnimationFrame(function step() {
      const progress = Math.min((window.performance.now() - started) / SCROLL_DURATION_MS, 1);
      jump({ x, y: from + (topOf(element, window) - from) * ease(progress) });
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

  function position(): ScrollPosition {
    return { x: window.scrollX, y: window.scrollY };
  }

  return {
    position,
    /** At once. */
    to(target: ScrollPosition): void {
      stop();
      jump(target);
    },
    /**
     * In `SCROLL_DURATION_MS`, or at once where motion is not wanted. The visitor's own scrolling ends it. An element
     * that moves meanwhile, because a font or a picture comes, is reached all the same.
     */
    toElement(element: Element): void {
      stop();
      if (wantsNoMotion(window)) jump({ x: window.scrollX, y: topOf(element, window) });
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

/**
 * The easing `ease` of CSS, cubic-bezier(.25, .1, .25, 1), for scrolls that script animates.
 *
 * @param progress share of the time that has passed, 0 to 1
 * @returns share of the way, 0 to 1
 */
export function ease(progress: number): number {
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  return curve(parameterAt(progress), 0.1, 1);
}

/** One coordinate of a cubic Bézier curve from 0 to 1 with the control values `first` and `second`. */
function curve(parameter: number, first: number, second: number): number {
  const rest = 1 - parameter;
  return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter ** 3;
}

/** The curve's parameter where its time is `progress`; halving finds it to a thousandth of a pixel on any page. */
function parameterAt(progress: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 32; step++) {
    const middle = (low + high) / 2;
    if (curve(middle, 0.25, 0.25) < progress) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
