import { measureLines } from "./kept-lines.ts";
import { areSame, placesInView } from "./places-in-view.ts";

/** Set on the root element once the page is drawn in the web fonts; the style sheet waits for it. */
const WORN = "web-fonts";
const FAMILY = '"Nunito Sans"';

/**
 * Puts the web fonts on when their style sheet, which consent switches, has brought them: at once where nothing on
 * screen moves by it, else when the visitor acts (ruling D11: no layout shift when the font arrives).
 *
 * @returns to be called when what is on screen changes by the visitor's own hand: with each screen but the first, and
 * when the banner is answered. Then all is set as it should be; browsers count no move for half a second (Layout
 * Instability, §4.3)
 */
export function createWebFonts(window: Window): () => void {
  const { document } = window;
  let loaded = false;
  let keepLines: ReturnType<typeof measureLines> = () => {};
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
    keepLines(true, false);
    const same = areSame(before, placesInView(document));
    wear(same);
    keepLines(same);
  };
  const settle = () => {
    keepLines(false);
    if (loaded) wear(true);
  };
  document
    .querySelector('link[data-name="web-fonts"]')
    // A font that does not come leaves the page in the one it has.
    ?.addEventListener("load", () => void arrived().catch(() => {}));
  // Lines in a window of another width are other lines.
  window.addEventListener("resize", settle);
  return settle;
}

/** Lets the browser do what else waits: reading fonts, measuring and laying out are too much for one task. */
function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
