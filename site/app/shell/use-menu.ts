import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage } from "../page-context.tsx";

interface MenuState {
  /** Undefined until hydration: until then CSS opens the menu while its button is focused or touched. */
  readonly open: boolean | undefined;
  readonly toggle: () => void;
  /** For the button that opens and closes the menu. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The menu of narrow windows (L2, D9): it starts closed, opens and closes with its button and
 * when the device is rotated, and closes on Escape and after a navigation. In wide windows it is always shown. A menu
 * that the visitor opened before hydration stays open.
 */
export function useMenu(): MenuState {
  // A page that failed to open has the path of the page before, but another canonical address.
  const address = usePage().head.canonical;
  const [{ open, on }, setMenu] = useState<{ open?: boolean; on: string }>({ on: address });
  // Set while rendering, so that the next page never shows with an open menu.
  if (on !== address) setMenu({ open: false, on: address });
  const toggleRef = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => setMenu((before) => ({ ...before, open: !before.open })), []);
  const close = useCallback(() => setMenu((before) => ({ ...before, open: false })), []);
  useLayoutEffect(() => setMenu((before) => ({ ...before, open: wasOpened(toggleRef.current) })), []);
  useTurnedDevice(toggleRef, toggle);
  useEscape(open, toggleRef, close);
  return { open, toggle, toggleRef };
}

/** Toggles when the device is rotated, if the button is visible. */
function useTurnedDevice(toggleRef: RefObject<HTMLElement | null>, toggle: () => void): void {
  useEffect(() => {
    const turned = () => {
      if (isShown(toggleRef.current)) toggle();
    };
    window.addEventListener("orientationchange", turned);
    return () => window.removeEventListener("orientationchange", turned);
  }, [toggleRef, toggle]);
}

/** Closes on Escape and moves the focus to the button, so that it is not lost with the menu. */
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

/** Whether CSS has opened the menu. Forces a layout only if the button or the menu is hovered or focused. */
function wasOpened(toggle: HTMLElement | null): boolean {
  const menu = toggle?.nextElementSibling ?? null;
  return [toggle, menu].some((part) => part?.matches(":hover, :focus-within")) && isShown(toggle) && isShown(menu);
}

/** Whether an element is visible: only the CSS knows at which width the button is hidden. */
function isShown(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().height > 0;
}
