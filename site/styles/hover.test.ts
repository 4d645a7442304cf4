import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../..");

/** Every block of a CSS file, as its selectors and at-rules, outermost first. */
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

test("no hover style applies on touch screens, where a tap would start transitions on the page that is being left", async () => {
  const hovering: string[][] = [];
  for await (const file of glob("{site,consent}/**/*.css", { cwd: project })) {
    const blocks = blocksOf(await readFile(join(project, file), "utf8"));
    hovering.push(...blocks.filter((block) => block.at(-1)?.includes(":hover")));
  }
  expect(hovering.length).toBeGreaterThan(5);
  const forMice = (block: string[]) => block.includes("@media (hover)");
  // Where there is no hover, `:hover` replaces a focus that touch does not give; it has no transition.
  const forTouch = (block: string[]) => block.some((rule) => rule.endsWith("(hover: none)"));
  expect(hovering.filter((block) => !forMice(block) && !forTouch(block))).toEqual([]);
});
