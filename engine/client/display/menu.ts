/** The menu of narrow windows, as a pure state machine. */
export interface MenuState {
  /** Undefined until the scripts have come: until then CSS opens the menu while its button is focused or touched. */
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

/** Mark of the button that opens and closes the menu, which comes next after it in the document. */
const TOGGLE = "[data-menu-toggle]";

/**
 * The menu of narrow windows: it starts closed, opens and closes with its button and when the device is turned, and closes
 * on Escape and after a navigation, also one to the page that is shown. In wide windows it is always shown. A menu that the
 * visitor opened before the scripts came stays open. Whether it is open stands in the document, where React leaves it alone.
 */
export function startMenu(window: Window) {
  const { document } = window;
  const toggle = () => document.querySelector<HTMLElement>(TOGGLE);
  let menu: MenuState = {};
  /** Another language brings another button. */
  const refresh = () => toggle()?.setAttribute("aria-expanded", String(menu.open === true));
  const change = (next: MenuState) => {
    menu = next;
    refresh();
  };
  const close = () => change(withMenu(menu, false));
  change({ open: wasOpened(toggle()) });
  document.addEventListener("click", ({ target }) => {
    if ((target as Partial<Element> | null)?.closest?.(TOGGLE)) change(withMenu(menu, !menu.open));
  });
  document.addEventListener("keydown", (event) => {
    if (!menu.open || event.key !== "Escape" || event.defaultPrevented || !isShown(toggle())) return;
    close();
    // It would be lost with the menu.
    toggle()?.focus();
  });
  // A heading "Navigation" makes `window.navigation` an element where the browser has none.
  (window.navigation as Navigation | undefined)?.addEventListener?.("navigatesuccess", () => menu.open && close());
  onTurned(() => change(whenTurned(menu, isShown(toggle()))));
  return { refresh, close };
}

/** How long after its turn a window may get its new width. A window beside another one may keep its shape. */
const TURN_MS = 500;

/**
 * Calls back each time the device lies where it stood, or stands where it lay, and the window has its new width: in most
 * browsers that comes after the event. Turned by half, or back at once, it is as it was.
 */
function onTurned(callback: () => void): void {
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
}

/** Whether the device lies on its side; where the browser does not tell, whether the window is wider than high. */
function isLandscape(): boolean {
  return screen.orientation?.type.startsWith("landscape") ?? windowIsLandscape();
}

function windowIsLandscape(): boolean {
  return matchMedia("(orientation: landscape)").matches;
}

/**
 * Whether CSS has opened the menu. Forces a layout only if the button or the menu is hovered or focused. A button that is
 * being pressed has opened nothing yet: its click is to come.
 */
function wasOpened(toggle: HTMLElement | null): boolean {
  const menu = toggle?.nextElementSibling ?? null;
  if (toggle?.matches(":active")) return false;
  return [toggle, menu].some((part) => part?.matches(":hover, :focus-within")) && isShown(toggle) && isShown(menu);
}

/** Whether an element is visible: only the CSS knows at which width the button is hidden. */
function isShown(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().height > 0;
}
