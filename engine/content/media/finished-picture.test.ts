import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { storeCached } from "../../files/file-cache.ts";
import { madeUpContent } from "../../test-support/made-up-site.ts";
import { type FinishedPicture, finishedPicture } from "./finished-picture.ts";

const cache = await mkdtemp(join(tmpdir(), "pictures-"));

/** A photograph: blue on its left half, orange on its right, lying on its side, with the place where it was taken. */
async function photograph(): Promise<Buffer> {
  const half = { width: 540, height: 720, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: "#e0802c" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 1080, background: "#1b4e9b" } })
    .composite([{ input: right, left: 540, top: 0 }])
    .withExif({ IFD0: { Copyright: "A Photographer" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 9/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const files = async ({ files }: FinishedPicture) =>
  Promise.all(files.map(async ({ name, bytes }) => ({ name, bytes: await bytes() })));

describe("a photograph", async () => {
  const original = await photograph();
  const picture = await finishedPicture(async () => original, cache);
  const made = await files(picture);

  test("is turned upright, and has the size of the upright picture", async () => {
    expect((await sharp(original).metadata()).orientation).toBe(6);
    expect([picture.shape.width, picture.shape.height]).toEqual([720, 1080]);
    for (const { name, bytes } of made) {
      const { width, height } = await sharp(bytes).metadata();
      expect(height / width, name).toBeCloseTo(1.5);
      const top = await sharp(bytes).extract({ left: 0, top: 0, width, height: 20 }).toBuffer();
      const { dominant } = await sharp(top).stats();
      expect(dominant.b, `${name}: blue on top`).toBeGreaterThan(dominant.r);
    }
  });

  test("loses its metadata: no location, no name, no profile", async () => {
    expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("A Photographer");
    for (const { name, bytes } of made) {
      const { exif, iptc, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, iptc, xmp, icc, orientation: orientation ?? 1 }, name).toEqual({ orientation: 1 });
      expect(bytes.toString("latin1"), name).not.toContain("A Photographer");
    }
  });

  test("gets AVIF, WebP and JPEG files, in widths that are not larger than its own", async () => {
    const kinds = await Promise.all(
      made.map(async ({ name, bytes }) => {
        const { format, width } = await sharp(bytes).metadata();
        return `${name.split(".")[1]} ${format} ${width}`;
      }),
    );
    expect(kinds).toEqual([
      ...["avif heif 480", "avif heif 720"],
      ...["webp webp 480", "webp webp 720"],
      ...["jpeg jpeg 480", "jpeg jpeg 720"],
    ]);
    const { sources, srcSet = "", src } = picture.shape;
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    const named = [...sources.map((source) => source.srcSet), srcSet].flatMap((set) => set.split(", "));
    expect(named).toEqual(made.map(({ name }) => `/assets/media/${name} ${/-(\d+)/.exec(name)?.[1]}w`));
    expect(src).toBe(`/assets/media/${made.at(-1)?.name}`);
  });

  test("has its mean colour as placeholder", () => {
    expect(picture.shape.color).toMatch(/^#[67]\w6\w[56]\w$/);
  });

  test("is made once, then taken from the cache", async () => {
    for (const { name } of made) await storeCached(join(cache, name), Buffer.from(name));
    const again = await files(await finishedPicture(async () => original, cache));
    expect(again.map(({ bytes }) => bytes.toString())).toEqual(made.map(({ name }) => name));
  });

  test("is made only when its files are asked for", async () => {
    const fresh = await mkdtemp(join(tmpdir(), "pictures-"));
    await finishedPicture(async () => original, fresh);
    const kept = await readdir(fresh);
    expect(kept.filter((name) => !name.endsWith(".json"))).toEqual([]);
  });
});

test("a wide picture gets four widths, at most 1600 pixels", async () => {
  const wide = await sharp({ create: { width: 2400, height: 900, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const { shape } = await finishedPicture(async () => wide, cache);
  expect(shape.srcSet?.match(/\d+w/g)).toEqual(["480w", "800w", "1200w", "1600w"]);
});

test("a drawing is lossless and in its own width, with a JPEG for old browsers", async () => {
  const tile = { create: { width: 300, height: 500, channels: 3 as const, background: "#1b4e9b" } };
  const original = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#f3ede0" } })
    .composite([{ input: await sharp(tile).png().toBuffer(), left: 100, top: 200 }])
    .png({ palette: true })
    .toBuffer();
  const picture = await finishedPicture(async () => original, cache);
  const [webp, ...others] = await files(picture);
  expect([webp, ...others].map((file) => file?.name.split("-")[1])).toEqual(["900.webp", "900.jpeg"]);
  expect(picture.shape.sources.map(({ type }) => type)).toEqual(["image/webp"]);
  const pixels = (bytes: Buffer | undefined) => sharp(bytes).removeAlpha().raw().toBuffer();
  expect((await pixels(webp?.bytes)).equals(await pixels(original))).toBe(true);
});

test.each([
  ["a small photograph", 100, 60, "(min-width:100px) 100px,100vw"],
  ["a wide photograph", 900, 300, "(min-width:48rem) 48rem,100vw"],
  ["a tall photograph", 800, 1200, "(min-width:48rem) 48rem,100vw"],
])("%s is not enlarged", async (_, width, height, sizes) => {
  const photograph = await sharp({ create: { width, height, channels: 3, background: "#1b4e9b" } })
    .jpeg()
    .toBuffer();
  const { shape } = await finishedPicture(async () => photograph, cache);
  expect(shape).toMatchObject({ width, height, sizes });
});

test("a vector drawing is shown at its size and stays sharp", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><path d="M0 0h50v60H0z"/></svg>';
  const picture = await finishedPicture(async () => Buffer.from(drawing), cache);
  expect(picture.shape).toMatchObject({ width: 100, height: 60 });
  const largest = (await files(picture)).at(-1)?.bytes;
  expect(await sharp(largest).metadata()).toMatchObject({ width: 200, height: 120 });
  const { data, info } = await sharp(largest).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(60 * info.width, 61 * info.width);
  expect([row[95], row[104]].map((shade = 128) => (shade < 16 ? "black" : shade > 239 ? "white" : "blurred"))).toEqual([
    "black",
    "white",
  ]);
});

test("a transparent picture gets the page's colour as background where the format has no transparency", async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const [, , jpeg] = await files(await finishedPicture(async () => clear, cache));
  const { dominant } = await sharp(jpeg?.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230);
});

test("a picture that is changed between two steps is not kept under the name of the first", async () => {
  const red = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a03020" } })
    .jpeg()
    .toBuffer();
  const versions = [red, Buffer.concat([red, Buffer.from("more")])];
  const picture = await finishedPicture(async () => versions.shift() ?? red, cache);
  await expect(picture.files[0]?.bytes()).rejects.toThrow("changed-meanwhile");
});

test("other bytes give another name", async () => {
  const drawing = (name: string) => () => readFile(join(madeUpContent, "theme", name));
  const one = await finishedPicture(drawing("logo.svg"), cache);
  const two = await finishedPicture(drawing("icon.svg"), cache);
  expect(one.files[0]?.name).not.toBe(two.files[0]?.name);
});

describe("a picture that its owner frames", async () => {
  const original = await photograph();
  const square = { shape: { width: 1, height: 1 }, widths: [100], pixels: 100, sizes: "100px" };
  const framed = await finishedPicture(async () => original, cache, {
    crop: { left: 0, top: 50, width: 100, height: 50 },
    point: { left: 50, top: 100 },
  });

  test("is turned upright, then cropped: of blue on top nothing is left", async () => {
    expect([framed.shape.width, framed.shape.height]).toEqual([720, 540]);
    for (const { name, bytes } of await files(framed)) {
      const { channels } = await sharp(bytes).stats();
      expect((channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 255), name).toBe(true);
    }
  });

  test("has other addresses, so that browsers keep no former one", async () => {
    const { shape } = await finishedPicture(async () => original, cache);
    expect(framed.shape.src).not.toBe(shape.src);
  });

  test("is shown in the shape that a page asks for", async () => {
    const { shape, files: made } = framed.cut(square);
    expect([shape.width, shape.height]).toEqual([540, 540]);
    const { width, height } = await sharp(await made[0]?.bytes()).metadata();
    expect([width, height]).toEqual([100, 100]);
  });

  test("has two colours where a site asks for these, others on dark screens", async () => {
    const light = { dark: "#000080", light: "#ffff80" };
    const { shape, files: made } = framed.cut({
      ...square,
      tone: { light, dark: { dark: "#800000", light: "#ff8080" } },
    });
    expect(shape.sources.map(({ media = "all", type }) => `${media} ${type}`)).toEqual([
      "screen and (prefers-color-scheme:dark) image/avif",
      "all image/avif",
      "all image/webp",
    ]);
    const means = await Promise.all(made.map(async ({ bytes }) => (await sharp(await bytes()).stats()).channels));
    // By day blue is the same in both colours, on dark screens green and blue are.
    for (const [, , blue] of means.slice(0, 3)) expect(blue?.mean).toBeCloseTo(128, -1);
    const [red, green, blue] = means[3] ?? [];
    expect(red?.mean).toBeGreaterThan(150);
    expect(green?.mean).toBeCloseTo(blue?.mean ?? 0, -1);
  });
});
