import { expect, test } from "vitest";
import { type ArchBox, crescentPath, postsPath } from "./arch-shape.ts";

const VAULT: ArchBox = { width: 1200, height: 600, crown: 30, thickness: 24, lean: 0, bays: 24 };
const HEAD: ArchBox = { width: 1200, height: 100, crown: 12, thickness: 11, lean: 0.16, bays: 30 };

test("the vault leaves the ground upright", () => {
  expect(crescentPath(VAULT)).toBe("M0 600C0 315 300 30 600 30S1200 315 1200 600C1200 327 900 54 600 54S0 327 0 600Z");
});

test("the head of a page has a shallow arch", () => {
  expect(crescentPath(HEAD)).toBe("M0 100C96 56 300 12 600 12S1104 56 1200 100C1104 62 900 23 600 23S96 62 0 100Z");
});

test("posts are cut where the arch is, the same on both sides", () => {
  const posts = [...postsPath(HEAD).matchAll(/M(\d+) 0V(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(posts).toHaveLength(29);
  expect(posts.slice(0, 3)).toEqual([
    [40, 85],
    [80, 72],
    [120, 61],
  ]);
  expect(posts[14]).toEqual([600, 13]);
  expect(posts.map(([, y]) => y)).toEqual(posts.map(([, y]) => y).reverse());
});
