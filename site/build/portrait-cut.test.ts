import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { finishedPicture } from "#engine/content/media/finished-picture.ts";
import type { Framing } from "#engine/content/media/framing.ts";
import { samplePhotographs } from "../test-support/sample-photographs.ts";
import { portraitCut } from "./portrait-cut.ts";

const day = { stone: "#f3ede0", tiles: { deep: "#0b2748", ground: "#fffdf8" } };
const night = { paper: "#08192d", tiles: { deep: "#e6eefa", ground: "#0f2b50" } };
const { portrait } = portraitCut({ light: day, dark: night } as unknown as NonNullable<
  Parameters<typeof portraitCut>[0]
>);
const cache = await mkdtemp(join(tmpdir(), "portraits-"));

async function portraitOf(name: string, framing: Framing = {}) {
  const original = await samplePhotographs[name]?.();
  const { shape, files } = (await finishedPicture(async () => original ?? Buffer.alloc(0), cache, framing)).cut(
    portrait,
  );
  const [day, night] = files.filter((file) => file.name.endsWith("-320.avif"));
  const statsOf = async (file = day) => (await sharp(await file?.bytes()).stats()).channels.map(({ mean }) => mean);
  return { shape, day: await statsOf(), night: await statsOf(night), file: await day?.bytes() };
}

describe.each(Object.keys(samplePhotographs))("a portrait made of a photograph: %s", (name) => {
  test("fills the arch, as light as the others, in the colours of the tiles of each scheme", async () => {
    const { shape, day, night } = await portraitOf(name);
    expect(shape.width / shape.height).toBeCloseTo(5 / 6, 2);
    for (const [red = 0, green = 0, blue = 0] of [day, night]) {
      expect(green).toBeGreaterThan(90);
      expect(green).toBeLessThan(185);
      expect(blue - red).toBeGreaterThan(5);
    }
  });
});

test("a face at the edge is in view where its point is set", async () => {
  const [middle, face] = await Promise.all(
    [{}, { point: { left: 12, top: 42 } }].map((framing) => portraitOf("a face at the edge", framing)),
  );
  // Eyes, mouth and hair are the darkest parts; at the middle of the photograph there is a wall alone.
  const darkest = async (file: Buffer | undefined) => (await sharp(file).stats()).channels[1]?.stdev ?? 0;
  expect(await darkest(face?.file)).toBeGreaterThan(await darkest(middle?.file));
});
