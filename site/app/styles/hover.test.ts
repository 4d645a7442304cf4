import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const site = join(import.meta.dirname, "../..");

/** Every block of a style sheet, as the selectors and rules around its content, outermost first. */
function blocksOf(css: string): string[][] {
  const around: string[] = [];
  const blocks: string[][] = [];
  for (const [, prelude = "", mark] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "{") blocks.push([...around, prelude.trim()]);
    if (mark === "{") around.push(prelude.trim());
    if (mark === "}") around.pop();
  }
  return blocks;
}

test("nothing hovers on a touch screen, where a tap would begin transitions of a page that leaves", async () => {
  const hovering: string[][] = [];
  for await (const file of glob("{app,consent}/**/*.css", { cwd: site })) {
    const blocks = blocksOf(await readFile(join(site, file), "utf8"));
    hovering.push(...blocks.filter((block) => block.at(-1)?.includes(":hover")));
  }
  expect(hovering.length).toBeGreaterThan(5);
  const forMice = (block: string[]) => block.includes("@media (hover)");
  // What a touch leaves hovered stands for a focus there, and changes at once.
  const forTouch = (block: string[]) => block.some((rule) => rule.endsWith("(hover: none)"));
  expect(hovering.filter((block) => !forMice(block) && !forTouch(block))).toEqual([]);
});
