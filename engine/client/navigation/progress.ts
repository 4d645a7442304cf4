import { PROGRESS_ID } from "#site/shell/navigation-status.tsx";
import { PROGRESS_DELAY_MS } from "../common/constants.ts";

export type Progress = ReturnType<typeof createProgress>;

/**
 * The progress line of a document: the sign that a slow navigation is under way.
 *
 * @param whenShown called each time it appears
 */
export function createProgress(document: Document, whenShown: () => void) {
  let end = () => {};
  return {
    /** Shows it after `PROGRESS_DELAY_MS`. The function that is returned ends it; so does the next start. */
    start(): () => void {
      end();
      const timer = setTimeout(() => {
        setActive(document, true);
        whenShown();
      }, PROGRESS_DELAY_MS);
      const own = () => {
        if (end !== own) return;
        clearTimeout(timer);
        setActive(document, false);
        end = () => {};
      };
      end = own;
      return own;
    },
  };
}

function setActive(document: Document, active: boolean): void {
  const line = document.getElementById(PROGRESS_ID);
  line?.toggleAttribute("data-active", active);
  line?.toggleAttribute("hidden", !active);
}
