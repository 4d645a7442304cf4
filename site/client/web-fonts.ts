import { UNNOTICED_SHIFT } from "./constants.ts";
import { expectedShift, placesInView } from "./places-in-view.ts";

/** Set on the root element once the page is drawn in the web fonts; the style sheet waits for it. */
const WORN = "web-fonts";
const FACES = ['400 1em "Nunito Sans"', '700 1em "Nunito Sans"'];

/** The web fonts of a visit. */
export interface WebFonts {
  /** To be called after each screen but the first: on a new screen nothing is being read yet. */
  screenShown(): void;
}

/**
 * Puts the web fonts on when their style sheet, which consent switches, has brought them: at once where nothing on
 * screen would move by it, else with the next screen (ruling D11: no layout shift when the font arrives).
 */
export function createWebFonts(document: Document): WebFonts {
  const root = document.documentElement;
  let loaded = false;
  const wear = (on: boolean) => root.classList.toggle(WORN, on);
  const arrived = async () => {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    loaded = true;
    const before = placesInView(document);
    wear(true);
    wear(expectedShift(before, placesInView(document), root) < UNNOTICED_SHIFT);
  };
  document
    .querySelector('link[data-name="web-fonts"]')
    // A font that does not come leaves the page in the one it has.
    ?.addEventListener("load", () => void arrived().catch(() => {}));
  return {
    screenShown: () => {
      if (loaded) wear(true);
    },
  };
}
