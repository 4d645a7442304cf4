import { expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("on a phone a row of a table has its name above its cells, two and more side by side, and nothing is out of sight", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const path of ["/fr/tresorerie-deux-calendriers/", "/fr/mention-legale/"]) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const tables = await page.locator("main section:has(> table)").evaluateAll((all) =>
        all.map((section) => ({
          hidden: section.scrollWidth - section.clientWidth,
          rows: [...section.querySelectorAll("tr")].map(({ children }) => {
            const [name, first, second] = [...children].map((cell) => cell.getBoundingClientRect());
            return name && first && second && [name.bottom <= first.top, first.top === second.top];
          }),
        })),
      );
      expect(tables.length, path).toBe(2);
      for (const { hidden, rows } of tables) {
        expect([path, width, hidden]).toEqual([path, width, 0]);
        expect(rows).toEqual(rows.map(() => [true, true]));
      }
    }
  }
});
