import { expect, test } from "vitest";
import { openLive } from "./pages/open-live.ts";
import { readingObstacles } from "./pages/reading-obstacles.ts";
import { visitors } from "./setup/browser.ts";
import { builtPages } from "./setup/built-site.ts";

const visit = visitors();

test("every page comes to life without an error or a breach of its policy, and fits a window of 320 px", {
  timeout: 240_000,
}, async () => {
  const paths = [...(await builtPages())];
  // Two tabs share the work: two cores are the machine this must pass on.
  const look = async () => {
    const { page, errors } = await visit({ viewport: { width: 320, height: 640 } });
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await openLive(page, path);
      await page.locator("[data-consent=banner]").waitFor();
      expect([path, errors, await readingObstacles(page)]).toEqual([path, [], []]);
    }
  };
  await Promise.all([look(), look()]);
});
