import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { finishedPicture, withDarkPicture } from "./finished-picture.ts";
import { lightName } from "./media-kinds.ts";

const cache = await mkdtemp(join(tmpdir(), "pictures-"));

async function drawing(background: string, width = 1200) {
  const png = sharp({ create: { width, height: 1600, channels: 3, background } }).png();
  return finishedPicture(() => png.clone().toBuffer(), cache);
}

test("the name of a dark version gives the picture that it belongs to", () => {
  expect(lightName("media/map.dark.png")).toBe("media/map.png");
  expect(lightName("media/the.dark.side.png")).toBeUndefined();
  expect(lightName("media/dark.png")).toBeUndefined();
});

test("the dark version is offered first, to dark screens only", async () => {
  const [light, dark] = [await drawing("#f3ede0"), await drawing("#0c223d")];
  const { shape, files } = withDarkPicture(light, dark);
  const { color: _, ...others } = light.shape;
  const [first, ...rest] = shape.sources;
  expect(first).toEqual({ ...dark.shape.sources[0], media: "screen and (prefers-color-scheme:dark)" });
  expect({ ...shape, sources: rest }).toEqual(others);
  const offered = shape.sources.flatMap(({ srcSet }) => srcSet.split(", ")).concat(shape.srcSet?.split(", ") ?? []);
  expect(files.map(({ name }) => `/assets/media/${name}`).sort()).toEqual(
    offered.map((file) => file.split(" ")[0]).sort(),
  );
});

test("a picture with two versions has no placeholder colour", async () => {
  const { shape } = withDarkPicture(await drawing("#f3ede0"), await drawing("#0c223d"));
  expect(shape.color).toBeUndefined();
});

test("a dark version of another size is an error", async () => {
  const dark = await drawing("#0c223d", 1000);
  const light = await drawing("#f3ede0");
  expect(() => withDarkPicture(light, dark)).toThrow("dark-picture-size");
});
