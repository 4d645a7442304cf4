/**
 * Brings what the keyboard reaches wholly into sight: Chromium scrolls a row until 32 pixels of a focused link are seen,
 * which may be less than a word. What a program focuses has a scroll position of its own: a heading, or what had the focus
 * before the page was drawn anew.
 */
export function showFocusWhole(document: Document): void {
  let pressed = false;
  for (const type of ["keydown", "keyup"] as const) {
    document.addEventListener(type, ({ key }) => {
      pressed = type === "keydown" && key === "Tab";
    });
  }
  document.addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement;
    if (pressed && focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
