import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The menu of narrow windows, as a pure state machine. */
export interface MenuState {
  /** Undefined until hydration: until then CSS opens the menu while its button is focused or touched. */
  readonly open?: boolean | undefined;
  /** The device is turned; turning it back makes the menu `openBefore` again, where that is set. */
  readonly turned?: { readonly openBefore?: boolean | undefined } | undefined;
}

/** The visitor, or a navigation, opened or closed the menu: what turning the device did no longer counts. */
export function withMenu(state: MenuState, open: boolean): MenuState {
  return { open, turned: state.turned && {} };
}

/**
 * The device was turned: in a narrow window that toggles the menu. Turning it back undoes what turning did, so that
 * nobody finds a menu open who never opened one.
 *
 * @param narrow whether the window is narrow now, after the turn
 */
export function whenTurned({ open, turned }: MenuState, narrow: boolean): MenuState {
  if (turned) return { open: turned.openBefore ?? open };
  return narrow ? { open: !open, turned: { openBefore: open === true } } : { open, turned: {} };
}

/**
 * The menu of narrow windows: it starts closed, opens and closes with its button and when the device is turned, and closes
 * on Escape and after a navigation, also one to the page that is shown. In wide windows it is always shown. A menu that the
 * visitor opened before hydration stays open. In the document it comes next after its button.
 *
 * @param path of the page that is shown
 */
export function useMenu(path: string) {
  const [{ menu, on }, setState] = useState<{ menu: MenuState; on: string }>({ menu: {}, on: path });
  // Set while rendering, so that the next page never shows with an open menu.
  if (on !== path) setState({ menu: withMenu(menu, false), on: path });
  const change = useCallback(
    (next: (before: MenuState) => MenuState) => setState(({ menu, on }) => ({ menu: next(menu), on })),
    [],
  );
  const toggleRef = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => change((before) => withMenu(before, !before.open)), [change]);
  const close = useCallback(() => change((before) => withMenu(before, false)), [change]);
  useLayoutEffect(() => change((before) => withMenu(before, wasOpened(toggleRef.current))), [change]);
  useEffect(() => {
    const turned = () => change((before) => whenTurned(before, isShown(toggleRef.current)));
    return onTurned(turned);
  }, [change]);
  useClosing(menu.open, toggleRef, close);
  return {
    /** Undefined until hydration. */
    open: menu.open,
    toggle,
    /** For the button that opens and closes the menu. */
    toggleRef,
  };
}

/** How long after its turn a window may get its new width. A window beside another one may keep its shape. */
const TURN_MS = 500;

/**
 * Calls back each time the device lies where it stood, or stands where it lay, and the window has its new width: in most
 * browsers that comes after the event. Turned by half, or back at once, it is as it was.
 *
 * @returns how to stop
 */
function onTurned(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = isLandscape();
  const forget = () => {
    clearTimeout(timer);
    window.removeEventListener("resize", settle);
  };
  const settle = () => {
    forget();
    if (known === isLandscape()) return;
    known = !known;
    callback();
  };
  const turned = () => {
    forget();
    // Then it has followed the turn already.
    if (screen.orientation && windowIsLandscape() === isLandscape()) return settle();
    window.addEventListener("resize", settle);
    timer = setTimeout(settle, TURN_MS);
  };
  window.addEventListener("orientationchange", turned);
  return () => {
    forget();
    window.removeEventListener("orientationchange", turned);
  };
}

/** Whether the device lies on its side; where the browser does not tell, whether the window is wider than high. */
function isLandscape(): boolean {
  return screen.orientation?.type.startsWith("landscape") ?? windowIsLandscape();
}

function windowIsLandscape(): boolean {
  return matchMedia("(orientation: landscape)").matches;
}

/**
 * Closes after a navigation to the page that is shown, which is no change for React, and on Escape, which moves the focus to
 * the button, so that it is not lost with the menu.
 */
function useClosing(open: boolean | undefined, toggleRef: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !isShown(toggleRef.current)) return;
      close();
      toggleRef.current?.focus();
    };
    const navigation = window.navigation as Navigation | undefined;
    const opened = new AbortController();
    document.addEventListener("keydown", pressed, opened);
    navigation?.addEventListener("navigatesuccess", close, opened);
    return () => opened.abort();
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
