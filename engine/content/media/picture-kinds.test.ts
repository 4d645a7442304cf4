import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { finishedPicture } from "./finished-picture.ts";
import type { RefusedFile } from "./media-kinds.ts";

const cache = await mkdtemp(join(tmpdir(), "pictures-"));

const ORANGE = { r: 224, g: 128, b: 44 };
const orange = (width = 320, height = 200) => sharp({ create: { width, height, channels: 3, background: ORANGE } });

const finished = (bytes: Buffer) => finishedPicture(async () => bytes, cache);

/** The colour in the middle of each file that is made of a picture. */
async function coloursOf(bytes: Buffer) {
  const { files, shape } = await finished(bytes);
  const made = await Promise.all(
    files.map(async ({ bytes: make }) => {
      const { data, info } = await sharp(await make())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
      return [...data.subarray(middle, middle + 3)];
    }),
  );
  return [...made, [1, 3, 5].map((at) => Number.parseInt(shape.color?.slice(at, at + 2) ?? "", 16))];
}

/** The largest distance of a colour from the one that was photographed. */
function distance(colours: readonly (readonly number[])[]): number {
  const { r, g, b } = ORANGE;
  return Math.max(...colours.flatMap((colour) => [r, g, b].map((part, at) => Math.abs(part - (colour[at] ?? 999)))));
}

describe("colours come out right", () => {
  test.each<readonly [string, (picture: Sharp) => Sharp, number]>([
    ["in sRGB", (picture) => picture.jpeg(), 4],
    ["of a telephone (Display P3)", (picture) => picture.withIccProfile("p3").jpeg({ quality: 95 }), 4],
    // Blue is outside the colours that can be printed.
    ["of a printer (CMYK with a profile)", (picture) => picture.withIccProfile("cmyk").jpeg({ quality: 95 }), 32],
    ["of a printer (CMYK without a profile)", (picture) => picture.toColourspace("cmyk").jpeg({ quality: 95 }), 32],
    ["with 16 bits", (picture) => picture.toColourspace("rgb16").png(), 4],
    ["in TIFF", (picture) => picture.tiff(), 4],
    ["in AVIF", (picture) => picture.avif({ quality: 90 }), 4],
  ])("%s", async (_name, encode, tolerance) => {
    expect(distance(await coloursOf(await encode(orange()).toBuffer()))).toBeLessThanOrEqual(tolerance);
  });

  test("in shades of grey with 16 bits", async () => {
    const grey = await orange().toColourspace("grey16").png().toBuffer();
    for (const [r = 0, g, b] of await coloursOf(grey)) {
      expect([g, b]).toEqual([r, r]);
      expect(Math.abs(r - 152)).toBeLessThanOrEqual(2);
    }
  });
});

/** Why a picture is refused; undefined where it is not. */
async function refusal(bytes: Buffer): Promise<ProblemDetails | undefined> {
  return finished(bytes).then(
    () => undefined,
    (error: RefusedFile) => error.details,
  );
}

describe("what is refused", () => {
  test("an empty file", async () => {
    expect(await refusal(Buffer.alloc(0))).toMatchObject({ id: "file-empty" });
  });

  test.each([0.3, 0.9])("a photograph of which only %d came through", async (part) => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, noise, background: ORANGE } })
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length * part))).toMatchObject({ id: "picture-unreadable" });
  });

  test("what is no picture", async () => {
    expect(await refusal(Buffer.from("hello"))).toMatchObject({ id: "picture-unreadable" });
  });

  test.each<readonly [string, (frames: Sharp) => Sharp]>([
    ["a GIF that moves", (frames) => frames.gif({ delay: [100, 100] })],
    ["a WebP that moves", (frames) => frames.webp({ delay: [100, 100] })],
    ["a scan of several pages", (frames) => frames.tiff()],
  ])("%s", async (_name, encode) => {
    const pages = await Promise.all([orange(), orange().negate()].map((page) => page.png().toBuffer()));
    expect(await refusal(await encode(sharp(pages, { join: { animated: true } })).toBuffer())).toMatchObject({
      id: "picture-of-several",
      values: { count: "2" },
    });
  });

  test("300 megapixels, by its measures alone", async () => {
    const header = await orange(8, 8).png().toBuffer();
    header.writeUInt32BE(20_000, 16);
    header.writeUInt32BE(15_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    expect(await refusal(header)).toEqual({ id: "picture-too-large", values: { pixels: "300", most: "250" } });
  });

  test("a photograph of a whole screen page, longer than browsers take", async () => {
    expect(await refusal(await orange(100, 17_000).png().toBuffer())).toEqual({
      id: "picture-too-long",
      values: { size: "100 × 17000" },
    });
  });
});
