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
