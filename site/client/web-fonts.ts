import { measureLines } from "./kept-lines.ts";
import { areSame, placesInView } from "./places-in-view.ts";

/** Set on the root element once the page is drawn in the web fonts; the style sheet waits for it. */
const WORN = "web-fonts";
const FAMILY = '"Nunito Sans"';

/** The web fonts of a visit. */
export interface WebFonts {
  /** To be called after each screen but the first: on a new screen nothing is being read yet. */
  screenShown(): void;
}

/**
 * Puts the web fonts on when their style sheet, which consent switches, has brought them: at once where nothing on
 * screen moves by it, else with the next screen (ruling D11: no layout shift when the font arrives).
 */
export function createWebFonts(document: Document): WebFonts {
  let loaded = false;
  let keepLines = (_keep: boolean) => {};
  const { classList } = document.documentElement;
  const wear = (on: boolean) => classList.toggle(WORN, on);
  const arrived = async () => {
    await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1em ${FAMILY}`)));
    loaded = true;
    await nextTask();
    const before = placesInView(document);
    keepLines = measureLines(document, before.keys(), FAMILY);
    await nextTask();
    // Another screen may have been shown meanwhile.
    if (classList.contains(WORN)) return;
    wear(true);
    keepLines(true);
    if (areSame(before, placesInView(document))) return;
    wear(false);
    keepLines(false);
  };
  document
    .querySelector('link[data-name="web-fonts"]')
    // A font that does not come leaves the page in the one it has.
    ?.addEventListener("load", () => void arrived().catch(() => {}));
  return {
    screenShown: () => {
      keepLines(false);
      if (loaded) wear(true);
    },
  };
}

/** Lets the browser do what else waits: reading fonts, measuring and laying out are too much for one task. */
function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
