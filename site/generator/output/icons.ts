import sharp from "sharp";

/** Pixels (L8). */
export const FAVICON_SIZES = [16, 32, 96] as const;
export const TOUCH_ICON_SIZES = [76, 120, 152, 167, 180] as const;
/** Pixels; of the images in `/favicon.ico`. */
export const ICO_SIZES = [16, 32, 48] as const;
/** Pixels; for the web app manifest. */
export const MANIFEST_ICON_SIZES = [192, 512] as const;

/** The drawing that every icon is made from: the site's mark. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#0b2748"/><g fill="#f6f1e6"><path d="M6 15h52v5H6zM8 49Q32 22 56 49 32 13 8 49Z"/><path d="M11 19h3v21h-3zM19 19h3v12h-3zM42 19h3v12h-3zM50 19h3v21h-3z"/></g><path fill="#eb9a6a" d="M32 36l8 8-8 8-8-8z"/></svg>`;

/** The drawing as a square PNG. */
export function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(ICON_SVG), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** The drawing as an ICO file of square PNGs, for everything that asks for `/favicon.ico` without reading a page. */
export async function iconIco(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map(iconPng));
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * index;
    const size = sizes[index] ?? 0;
    header.set([size, size], entry);
    // One plane of 32 bits for each pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}
