import { paintOf } from "../../content/theme/colors.ts";
import type { Theme } from "../../content/theme/theme.ts";
import type { IconLink } from "../render/document-head.tsx";
import { drawingMarkup } from "./drawing-markup.ts";

/** Widths and heights in pixels of the icons of the web app manifest that systems cut to a shape, and of the images in `/favicon.ico`. */
const MASKABLE = 512;
const IN_ICO = [16, 32, 48];

/**
 * What documents and the web app manifest say of the icons, with their widths and heights in pixels.
 *
 * @param hrefOf the address of a file of `iconFiles`
 */
export function iconLinks(hrefOf: (name: string) => string) {
  const links = (...sizes: readonly number[]): IconLink[] =>
    sizes.map((size) => ({ size, href: hrefOf(`icon-${size}.png`) }));
  const maskable: IconLink = { size: MASKABLE, href: hrefOf(`maskable-${MASKABLE}.png`) };
  return {
    document: { favicons: links(16, 32, 96), touchIcons: links(76, 120, 152, 167, 180), svgIcon: hrefOf("icon.svg") },
    manifest: { any: links(192, 512), maskable },
  };
}

/** The files of a site's icons, each made when it is asked for; `favicon.ico` is at the root, for who reads no page. */
export function iconFiles(theme: IconTheme): ReadonlyMap<string, () => Promise<Buffer> | string> {
  const svg = iconSvg(theme);
  const { document, manifest } = iconLinks((name) => name);
  const files = new Map<string, () => Promise<Buffer> | string>();
  for (const { size, href } of [...document.favicons, ...document.touchIcons, ...manifest.any])
    files.set(href, () => iconPng(svg, size));
  return files
    .set(document.svgIcon, () => svg)
    .set(manifest.maskable.href, () => iconPng(iconSvg(theme, true), MASKABLE))
    .set("favicon.ico", () => iconIco(svg, IN_ICO));
}

/** Of the drawing; its mark takes up the middle of it. */
const SIDE = 64;
const MARK = [6, 6, 52, 52] as const;
/** In a maskable icon the mark must lie within a circle of four fifths (Web App Manifest, "maskable"). */
const SAFE_MARK = [14, 14, 36, 36] as const;
/** Rounder than buttons, because an icon is a drawing in large: 8 of 64 where they have 3 pixels. */
const MOST_ROUND = 16;

type IconTheme = Pick<Theme, "icon" | "radius" | "light" | "colors">;

/**
 * The drawing that every icon is made from: the theme's mark, in the colours that the site has for icons.
 *
 * @param maskable whether systems cut it to a shape of theirs: it then fills its square, and its mark keeps off the edge
 */
function iconSvg({ icon, radius, light, colors }: IconTheme, maskable = false): string {
  const paint = paintOf(light, colors, colors.icons);
  const round = maskable || radius === 0 ? "" : ` rx="${Math.min(MOST_ROUND, Math.round((radius * 8) / 3))}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}"${round} fill="${paint.paper}"/>`,
    drawingMarkup(icon, maskable ? SAFE_MARK : MARK, paint),
    "</svg>",
  ].join("");
}

/** The icon as an address that holds it. */
export function iconAddress(theme: IconTheme): string {
  return `data:image/svg+xml,${encodeURIComponent(iconSvg(theme))}`;
}

/** A drawing as a square PNG. */
async function iconPng(svg: string, size: number): Promise<Buffer> {
  // Loaded when it is needed: it takes 40 ms, and most builds draw nothing.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** A drawing as an ICO file of square PNGs, for everything that asks for `/favicon.ico` without reading a page. */
async function iconIco(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => iconPng(svg, size)));
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
