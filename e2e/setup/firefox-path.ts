import { onPath } from "../../scripts/on-path.mjs";

/** The Firefox that is installed here; undefined where there is none, and its tests are to be skipped. */
export function firefoxPath(): string | undefined {
  return onPath("firefox-esr") ?? onPath("firefox");
}
