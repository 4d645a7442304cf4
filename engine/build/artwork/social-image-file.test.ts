import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { madeUpTheme } from "../../content/theme/test-support/made-up-theme.ts";
import { storeCached } from "../../files/file-cache.ts";
import { cardLook, type SocialImages, socialImageFile } from "./social-images.ts";
import { div, textOutlines } from "./text-outlines.ts";

const images: SocialImages<{ readonly title: string }> = {
  version: "1",
  messages: [],
  card: () => ({ title: "" }),
  postsCard: () => ({ title: "" }),
  textOf: ({ title }) => title,
  draw: async ({ title }, look) => (await textOutlines(div({ fontSize: 84 }, title), look)).svg,
};
const look = await cardLook(await madeUpTheme());
const cache = await mkdtemp(join(tmpdir(), "social-"));
const source = { images, look, cache };

test("the image of a card is a PNG of 1200 × 630", async () => {
  const bytes = await socialImageFile({ title: "Deux rives" }, source).bytes();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("an image is taken from the cache when it is there, and drawn again for another text and another drawing", async () => {
  const card = { title: "Une rive" };
  const { name } = socialImageFile(card, source);
  const kept = sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } }).png();
  await storeCached(join(cache, name), await kept.toBuffer());
  expect(await sharp(await socialImageFile(card, source).bytes()).metadata()).toMatchObject({ width: 1 });
  const others = [
    socialImageFile({ title: "Deux ponts" }, source),
    socialImageFile(card, { ...source, images: { ...images, version: "2" } }),
  ];
  for (const other of others) {
    expect(other.name).not.toBe(name);
    expect(await sharp(await other.bytes()).metadata()).toMatchObject({ width: 1200 });
  }
  expect((await readdir(cache)).filter((file) => file.endsWith(".part"))).toEqual([]);
});
