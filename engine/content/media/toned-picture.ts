import type { Sharp } from "sharp";

/** Colours "#rrggbb" that take the place of black and white. */
export interface Tone {
  readonly dark: string;
  readonly light: string;
}

/** Parts of all pixels, at both ends, that may become wholly dark or light. */
const CLIPPED = 0.01;
/** Steps of 256 that a picture without contrast is stretched from, at least: noise would come out of fewer. */
const LEAST_RANGE = 40;
/** Mean brightness that every picture is brought to, and the exponents of the curve that brings it there, at most. */
const MEAN = 0.52;
const [LEAST_GAMMA, MOST_GAMMA] = [0.45, 1.6];

/**
 * Draws a picture in two colours, with the brightness and the contrast of all others that are drawn so: photographs of several
 * telephones, and a black-and-white one, then belong together.
 */
export async function tonedPicture(picture: Sharp, tone: Tone): Promise<Sharp> {
  const grey = picture.flatten({ background: "#ffffff" }).greyscale().toColourspace("b-w").raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const curve = evenCurve(data);
  const [dark, light] = [channelsOf(tone.dark), channelsOf(tone.light)];
  const colors = Buffer.alloc(data.length * 3);
  for (const [at, brightness] of data.entries()) {
    const share = curve[brightness] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const [from = 0, to = 0] = [dark[channel], light[channel]];
      colors[at * 3 + channel] = Math.round(from + (to - from) * share);
    }
  }
  const { default: sharp } = await import("sharp");
  return sharp(colors, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** For each of 256 brightnesses the one that it gets, from 0 to 1: all of the range is used, and the mean is that of all pictures. */
function evenCurve(pixels: Uint8Array): readonly number[] {
  const counts = new Array<number>(256).fill(0);
  for (const brightness of pixels) counts[brightness] = (counts[brightness] ?? 0) + 1;
  const reached = (share: number) => {
    let left = share * pixels.length;
    return counts.findIndex((count) => {
      left -= count;
      return left < 0;
    });
  };
  const [low, high] = [reached(CLIPPED), reached(1 - CLIPPED)];
  const range = Math.max(high - low, LEAST_RANGE);
  const start = Math.min(255 - range, Math.max(0, (low + high - range) / 2));
  const stretched = counts.map((_, brightness) => Math.min(1, Math.max(0, (brightness - start) / range)));
  const mean = stretched.reduce((sum, share, at) => sum + share * (counts[at] ?? 0), 0) / pixels.length;
  const wanted = Math.log(MEAN) / Math.log(Math.min(0.99, Math.max(0.01, mean)));
  const gamma = Math.min(MOST_GAMMA, Math.max(LEAST_GAMMA, wanted));
  return stretched.map((share) => share ** gamma);
}

function channelsOf(color: string): readonly number[] {
  return [...Buffer.from(color.slice(1), "hex")];
}
