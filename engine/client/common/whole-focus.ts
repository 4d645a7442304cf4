/**
 * Brings what the keyboard reaches wholly into sight: Chromium scrolls a row until 32 pixels of a focused link are seen,
 * which may be less than a word. What a program focuses, such as a heading, has a scroll position of its own.
 */
export function showFocusWhole(document: Document): void {
  document.addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement;
    if (focused.tabIndex >= 0 && focused.matches(":focus-visible"))
      focused.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
