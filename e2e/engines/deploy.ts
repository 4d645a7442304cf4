import { expect, it } from "vitest";
import type { TwoBuilds } from "../setup/two-builds.ts";
import type { OpenVisitor } from "./visitor.ts";

const HOME = "/en/";
/** A link at the end of every page: it has not come near the viewport, so nothing of its page has been prefetched. */
const TARGET = "/en/legal-notice/";
const FURTHER = "?from=mail#main";

/** A tab that is open while another build is put in place of its own. */
export function deploy(newVisitor: OpenVisitor, builds: () => TwoBuilds): void {
  it.each(["otherOnly", "otherBesideOld"] as const)(
    "P2 D14 F1 a tab of the build before a deploy (%s): a link is one full load of its target, on the new build; back works",
    async (after) => {
      const { folder, oldOnly, [after]: deployed } = builds();
      const visitor = await newVisitor({ site: { origin: builds().old, folder } });
      const { tab, open, shows, documents, answer } = visitor;
      answer(oldOnly);
      await open(HOME);
      expect(await tab.evaluate(isOtherBuild)).toBe(false);
      answer(deployed);
      documents.length = 0;
      await tab.evaluate(followWith, TARGET, FURTHER);
      await shows(TARGET, TARGET + FURTHER);
      expect(await tab.evaluate(isOtherBuild)).toBe(true);
      expect(documents.splice(0)).toEqual([TARGET + FURTHER.split("#")[0]]);
      await tab.back();
      await shows(HOME);
      expect(documents.length).toBeLessThanOrEqual(1);
    },
  );
}

/** Runs in the browser. */
function isOtherBuild(): boolean {
  return document.documentElement.dataset.program === "other";
}

/** Runs in the browser: follows the link to a path, with a query and a hash. */
function followWith(path: string, further: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  link?.setAttribute("href", path + further);
  // The call answers before the document is replaced.
  setTimeout(() => link?.click());
}
