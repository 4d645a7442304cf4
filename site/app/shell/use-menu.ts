import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage } from "../page-context.tsx";

interface MenuState {
  /** Undefined until the app runs: so long the style sheet opens the menu for whom touches or focuses its button. */
  readonly open: boolean | undefined;
  readonly toggle: () => void;
  /** For the button that opens and closes the menu. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The menu of narrow screens (L2, D9): it starts closed, opens and closes with its button and
 * when the device is turned, and closes on Escape and after a navigation. Wide screens show it always. A menu that the
 * visitor opened before the app ran stays open.
 */
export function useMenu(): MenuState {
  // A page that could not be opened has the path of the one before, but not its address.
  const address = usePage().head.canonical;
  const [{ open, on }, setMenu] = useState<{ open?: boolean; on: string }>({ on: address });
  // Put right while rendering, so that the next page never shows with the menu of the one before.
  if (on !== address) setMenu({ open: false, on: address });
  const toggleRef = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => setMenu((before) => ({ ...before, open: !before.open })), []);
  const close = useCallback(() => setMenu((before) => ({ ...before, open: false })), []);
  useLayoutEffect(() => setMenu((before) => ({ ...before, open: wasOpened(toggleRef.current) })), []);
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
function useEscape(open: boolean | undefined, toggleRef: RefObject<HTMLElement | null>, close: () => void): void {
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

/** Whether the style sheet has opened the menu beside its button. Asks for a layout only if it can have. */
function wasOpened(toggle: HTMLElement | null): boolean {
  const menu = toggle?.nextElementSibling ?? null;
  return [toggle, menu].some((part) => part?.matches(":hover, :focus-within")) && isShown(toggle) && isShown(menu);
}

/** Whether an element can be seen: the style sheet alone knows from which width on the button cannot. */
function isShown(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().height > 0;
}
