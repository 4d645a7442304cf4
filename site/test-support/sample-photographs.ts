import sharp, { type Sharp } from "sharp";

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where faces are, in percent of the width and the height. */
  readonly faces: readonly (readonly [left: number, top: number])[];
  /** Height of a head, in percent of the height. */
  readonly head?: number;
  readonly wall?: string;
}

/** Somebody drawn in front of a wall with light from a window: no photograph of anybody. */
function scene({ width, height, faces, head = 30, wall = "#8a9a86" }: Scene): Sharp {
  const size = (head * height) / 100;
  const coats = ["#7b3b2e", "#2c4a6e", "#5a5a3c", "#6d5577"];
  const people = faces.map(([left, top], index) => {
    const [x, y] = [(left * width) / 100, (top * height) / 100];
    return `<g transform="translate(${x} ${y}) scale(${size / 100})">
      <path d="M-100 400V130c0-45 45-65 100-65s100 20 100 65v270z" fill="${coats[index % 4]}"/>
      <path d="M-18 35h36v45c-10 12-26 12-36 0z" fill="#b98265"/>
      <ellipse rx="38" ry="50" fill="url(#skin)"/>
      <path d="M-40-8c-4-60 84-60 80 0-10-28-60-34-80 0z" fill="#3a2a22"/>
      <path d="M-22-4h14M8-4h14M-12 24q12 9 24 0" stroke="#402a20" stroke-width="4" fill="none"/></g>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="wall"><stop stop-color="#e9e4d4"/><stop offset=".5" stop-color="${wall}"/>
      <stop offset="1" stop-color="#3d443f"/></linearGradient>
      <linearGradient id="skin"><stop stop-color="#eebf9e"/><stop offset="1" stop-color="#a86f52"/></linearGradient></defs>
      <path d="M0 0h${width}v${height}H0z" fill="url(#wall)"/>${people.join("")}</svg>`),
  );
}

const phone = { width: 1200, height: 1600, faces: [[50, 38]] } as const;
const jpeg = (picture: Sharp) => picture.flatten().jpeg({ quality: 88 }).toBuffer();

/** What four telephones and two drawers give for portraits, by what is wrong with each. */
export const samplePhotographs: Readonly<Record<string, () => Promise<Buffer>>> = {
  usual: () => jpeg(scene(phone)),
  "too dark": () => jpeg(scene(phone).linear(0.16, 4)),
  "too light": () => jpeg(scene(phone).linear(0.5, 126)),
  "in fog": () => jpeg(scene(phone).linear(0.22, 105)),
  "too wide": () => jpeg(scene({ width: 2400, height: 1000, faces: [[50, 45]], head: 40 })),
  "a face at the edge": () => jpeg(scene({ width: 2000, height: 1300, faces: [[12, 42]], head: 34 })),
  "black and white": () => jpeg(scene(phone).greyscale()),
  "a group": () =>
    jpeg(
      scene({
        ...phone,
        width: 2400,
        faces: [
          [15, 46],
          [38, 40],
          [62, 44],
          [85, 40],
        ],
        head: 22,
      }),
    ),
  "by lamplight": () =>
    jpeg(
      scene(phone)
        .flatten()
        .recomb([
          [1.15, 0.1, 0],
          [0.1, 0.62, 0],
          [0, 0.05, 0.28],
        ]),
    ),
  "against the light": () =>
    jpeg(
      scene({ ...phone, wall: "#ffffff" })
        .gamma(2.2)
        .linear(1.35, -40),
    ),
  "lying on its side": async () =>
    sharp(await jpeg(scene(phone).rotate(270)))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  "from far away": () => jpeg(scene({ ...phone, faces: [[55, 60]], head: 11 })),
};
