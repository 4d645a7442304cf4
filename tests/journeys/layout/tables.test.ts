import { expect, test } from "vitest";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("on a phone a row of a table has its name above its cells, two and more side by side, and nothing is out of sight", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const path of ["/fr/tresorerie-deux-calendriers/", "/fr/mention-legale/"]) {
    await page.goto(path);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const tables = await page.locator("main section:has(> table)").evaluateAll((all) =>
        all.map((section) => ({
          hidden: section.scrollWidth - section.clientWidth,
          // What the words of a head's last two cells have between them.
          apart: (() => {
            const words = document.createRange();
            const [left, right] = [...section.querySelectorAll("th[scope=col]")].slice(-2).map((cell) => {
              words.selectNodeContents(cell);
              return words.getBoundingClientRect();
            });
            return left && right ? right.left - left.right : 0;
          })(),
          rows: [...section.querySelectorAll("tr")].map(({ children }) => {
            const [name, first, second] = [...children].map((cell) => cell.getBoundingClientRect());
            return name && first && second && [name.bottom <= first.top, first.top === second.top];
          }),
        })),
      );
      expect(tables.length, path).toBe(2);
      for (const { hidden, apart, rows } of tables) {
        expect(apart, `${path} ${width}`).toBeGreaterThan(4);
        expect([path, width, hidden]).toEqual([path, width, 0]);
        expect(rows).toEqual(rows.map(() => [true, true]));
      }
    }
  }
});
