import { expect, test } from "vitest";
import type { TwoBuilds } from "../../support/setup/two-builds.ts";
import type { OpenVisitor } from "./visitor.ts";

const HOME = "/en/";
/** A link at the end of every page: it has not come near the viewport, so nothing of its page has been prefetched. */
const TARGET = "/en/legal-notice/";
const QUERY_AND_HASH = "?from=mail#main";

/** A tab that is open while its build is replaced by another. */
export function deploy(newVisitor: OpenVisitor, builds: () => TwoBuilds): void {
  test.each(["newBuildOnly", "newBuildThenOld"] as const)(
    "[P2] after a deploy (%s), a click in a tab of the old build does one full page load, on the new build; Back works (D14)",
    async (after) => {
      const { folder, oldOnly, [after]: deployed } = builds();
      const visitor = await newVisitor({ site: { origin: builds().old, folder } });
      const { tab, open, follow, shows, documents, answer } = visitor;
      answer(oldOnly);
      await open(HOME);
      expect(await tab.evaluate(isOtherBuild)).toBe(false);
      answer(deployed);
      documents.length = 0;
      await tab.evaluate(addToLink, TARGET, QUERY_AND_HASH);
      await follow(`a[href="${TARGET}${QUERY_AND_HASH}"]`, "in place");
      await shows(TARGET, TARGET + QUERY_AND_HASH);
      expect(await tab.evaluate(isOtherBuild)).toBe(true);
      expect(documents.splice(0)).toEqual([TARGET + QUERY_AND_HASH.split("#")[0]]);
      await tab.back();
      await shows(HOME);
      expect(documents.length).toBeLessThanOrEqual(1);
    },
  );
}

/** Runs in the browser. */
function isOtherBuild(): boolean {
  return document.documentElement.dataset.bundle === "other";
}

/** Runs in the browser: adds a query and a hash to the link to a path. */
function addToLink(path: string, further: string): void {
  document.querySelector(`a[href="${path}"]`)?.setAttribute("href", path + further);
}
