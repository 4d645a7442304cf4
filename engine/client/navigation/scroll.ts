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
    // It moves no element and never plays: the browser tells how far along its own easing a moment is.
    const timing = new KeyframeEffect(null, null, { duration: SCROLL_DURATION_MS, easing: "ease", fill: "forwards" });
    const animation = new Animation(timing);
    let frame = window.requestAnimationFrame(function step() {
      animation.currentTime = window.performance.now() - started;
      const progress = timing.getComputedTiming().progress ?? 0;
      jump({ x, y: from + (topOf(element, window) - from) * progress });
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

const STORAGE_KEY = "scroll-positions";
/** More steps back than anyone takes; storage is shared and small. */
const KEPT = 50;

/**
 * Scroll positions by key of a history entry, kept in memory, and in `sessionStorage` for the document that a reload makes.
 * Where storage is refused, full or damaged, memory alone serves.
 *
 * @param storage gives the storage; asked each time, because asking may throw
 */
export function createScrollPositions(storage: () => Pick<Storage, "getItem" | "setItem">) {
  const positions = new Map(read(storage));
  return {
    get: (key: string | undefined) => (key === undefined ? undefined : positions.get(key)),
    set(key: string | undefined, position: ScrollPosition): void {
      if (key === undefined) return;
      positions.delete(key);
      positions.set(key, position);
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT)));
      } catch {
        // Refused or full.
      }
    },
  };
}

function read(storage: () => Pick<Storage, "getItem">): readonly (readonly [string, ScrollPosition])[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, ScrollPosition] {
  if (!Array.isArray(value)) return false;
  const [key, position] = value;
  return typeof key === "string" && Number.isFinite(position?.x) && Number.isFinite(position?.y);
}
