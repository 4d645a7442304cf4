import type { Locator, Page } from "playwright-core";

/** The header of every page, as a visitor meets it. */
export interface LayoutHeader {
  readonly logo: Locator;
  /** The button that opens and closes the menu of narrow screens. */
  readonly toggle: Locator;
  readonly menu: Locator;
  /** Links to the sections, in their order. */
  readonly sections: Locator;
  readonly phone: Locator;
  /** Links to the other languages, in their order. */
  readonly flags: Locator;
  /** The section marked as the current one. */
  readonly current: Locator;
  /** Opens the menu of a narrow screen, whatever it was before. */
  readonly open: () => Promise<void>;
}

/** The header of the page that is shown. */
export function layoutHeader(page: Page): LayoutHeader {
  const header = page.getByRole("banner");
  const toggle = header.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
  const menu = header.locator("nav");
  return {
    logo: header.locator("> div > a").first(),
    toggle,
    menu,
    sections: menu.locator("ul").first().locator("a"),
    phone: menu.locator("a[href^='tel:']"),
    flags: menu.locator("ul").last().locator("a"),
    current: menu.locator("[aria-current]"),
    async open() {
      if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
      await menu.waitFor({ state: "visible" });
    },
  };
}
