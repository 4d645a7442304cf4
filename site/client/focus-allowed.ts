/**
 * Moves the focus from a placeholder that has gone to the element it stood for, its nearest neighbour of the same
 * service. A box that takes no focus is made to.
 */
export function focusAllowed(placeholder: HTMLElement): void {
  const neighbours = [...(placeholder.parentElement?.children ?? [])];
  const allowed = neighbours.find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== placeholder && element.dataset.name === placeholder.dataset.name,
  );
  if (allowed === undefined) return;
  if (allowed.localName !== "iframe") allowed.tabIndex = -1;
  allowed.focus();
}
