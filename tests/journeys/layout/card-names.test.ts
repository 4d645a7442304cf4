import { expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
const PAGES = ["/fr/", "/en/", "/pt/", "/en/services/", "/en/blog/"];
const NAMES = "main li h3, main article h2";

/** Runs in the browser: sets the main part of another page, which has the same styles, below that of the page. */
async function addMainOf(path: string): Promise<void> {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.open("GET", path);
  await new Promise((resolve) => {
    request.onload = resolve;
    request.send();
  });
  document.querySelector("main")?.after(...(request.responseXML?.querySelectorAll("main") ?? []));
}

// All in one page, so that each width is laid out once.
test("the name of a service or an article on its card has three lines at most, however wide the window is", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  const [first = "", ...others] = PAGES;
  await openHydrated(page, first);
  for (const path of others) await page.evaluate(addMainOf, path);
  const counts = await page
    .locator("main")
    .evaluateAll((all) => all.map((main) => main.querySelectorAll("li h3, article h2").length));
  expect(counts.filter((count) => count > 3)).toHaveLength(PAGES.length);
  // What is wider has wider margins only.
  for (let width = 320; width <= 1400; width += 40) {
    // As low as can be: the names are measured, and what is drawn at each width is for nobody.
    await page.setViewportSize({ width, height: 100 });
    const long = await page.locator(NAMES).evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
        return lines > 3.5 ? [heading.textContent] : [];
      }),
    );
    expect([width, long]).toEqual([width, []]);
  }
});
