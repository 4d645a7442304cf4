import { expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("the name of a service or an article on its card has three lines at most, however wide the window is", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const path of ["/fr/", "/en/", "/pt/", "/en/services/", "/en/blog/"]) {
    await page.goto(path);
    const names = page.locator("main li h3, main article h2");
    expect(await names.count(), path).toBeGreaterThan(3);
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const long = await names.evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const text = document.createRange();
          text.selectNodeContents(heading);
          const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
          return lines > 3.5 ? [heading.textContent] : [];
        }),
      );
      expect([path, width, long]).toEqual([path, width, []]);
    }
  }
});
