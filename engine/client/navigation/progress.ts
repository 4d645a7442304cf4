import { announce, PROGRESS_ID } from "../common/announce.ts";
import { PROGRESS_DELAY_MS } from "../common/constants.ts";

export type Progress = ReturnType<typeof createProgress>;

/**
 * The progress line of a document: the sign that a slow navigation is under way.
 *
 * @param words for screen readers; they last as long as the line
 */
export function createProgress(document: Document, words: () => string) {
  let end = () => {};
  return {
    /** Shows it after `PROGRESS_DELAY_MS`. The function that is returned ends it; so does the next start. */
    start(): () => void {
      end();
      let isShown = false;
      const show = (active: boolean) => {
        isShown = active;
        const line = document.getElementById(PROGRESS_ID);
        line?.toggleAttribute("data-active", active);
        line?.toggleAttribute("hidden", !active);
        announce(document, active ? words() : "");
      };
      const timer = setTimeout(show, PROGRESS_DELAY_MS, true);
      const own = () => {
        clearTimeout(timer);
        if (isShown) show(false);
      };
      end = own;
      return own;
    },
  };
}
