import type { Page } from "playwright-core";

/** The header of the page that is shown, as a visitor meets it. */
export type LayoutHeader = ReturnType<typeof layoutHeader>;

export function layoutHeader(page: Page) {
  const header = page.getByRole("banner");
  /** The button that opens and closes the menu of narrow screens. */
  const toggle = header.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
  const menu = header.locator("nav");
  return {
    toggle,
    menu,
    /** Links to the sections, in their order. */
    sections: menu.locator("ul").first().locator("a"),
    /** Links to the other languages, in their order. */
    flags: menu.locator("ul").last().locator("a"),
    /** The section marked as the current one. */
    current: menu.locator("[aria-current]"),
    /** Opens the menu of a narrow screen, whatever it was before. */
    async open() {
      if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
      await menu.waitFor({ state: "visible" });
    },
  };
}
