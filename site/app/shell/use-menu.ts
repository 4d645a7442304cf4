import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { usePage } from "../page-context.tsx";

interface MenuState {
  readonly open: boolean;
  readonly toggle: () => void;
  /** For the button that opens and closes the menu. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The menu of narrow screens (conformance row L2, ruling D9): it starts closed, opens and closes with its button and
 * when the device is turned, and closes on Escape and after a navigation. Wide screens show it always.
 */
export function useMenu(): MenuState {
  const { path } = usePage();
  const [{ open, on }, setMenu] = useState({ open: false, on: path });
  // Put right while rendering, so that the next page never shows with the menu of the one before.
  if (on !== path) setMenu({ open: false, on: path });
  const toggleRef = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => setMenu((before) => ({ ...before, open: !before.open })), []);
  const close = useCallback(() => setMenu((before) => ({ ...before, open: false })), []);
  useTurnedDevice(toggleRef, toggle);
  useEscape(open, toggleRef, close);
  return { open, toggle, toggleRef };
}

/** Toggles when the device is turned, as long as there is a button to see. */
function useTurnedDevice(toggleRef: RefObject<HTMLElement | null>, toggle: () => void): void {
  useEffect(() => {
    const turned = () => {
      if (isShown(toggleRef.current)) toggle();
    };
    window.addEventListener("orientationchange", turned);
    return () => window.removeEventListener("orientationchange", turned);
  }, [toggleRef, toggle]);
}

/** Closes on Escape and gives the focus back to the button, so that it is not lost with the menu. */
function useEscape(open: boolean, toggleRef: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !isShown(toggleRef.current)) return;
      close();
      toggleRef.current?.focus();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [open, toggleRef, close]);
}

/** Whether an element is rendered: the style sheet alone knows from which width on the button is not. */
function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
