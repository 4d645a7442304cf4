import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import satori, { type Font } from "satori";
import { crescentPath, postsPath } from "../../app/components/drawings/arch-shape.ts";
import { TILE_SIZE } from "../../app/components/tiles/tile.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../page-data/page-data.ts";
import { light, ON_SEA_MARK } from "./palette.ts";
import type { SocialCard } from "./social-card.ts";
import { wallMarkup } from "./tile-markup.ts";

const MARGIN = 64;
/** Where the quay lies, and the water below it. */
const QUAY = 538;
const ARCH = { width: SOCIAL_WIDTH, height: 104, crown: 22, thickness: 13, lean: 0.16, bays: 24 } as const;
const DECK = 12;
const WALL = { cols: 4, rows: 4, side: 96 } as const;
const OPENING = {
  x: SOCIAL_WIDTH - MARGIN - WALL.cols * WALL.side,
  width: WALL.cols * WALL.side,
  height: 384,
} as const;
/** The column of label and title. */
const WORDS = { top: 144, height: 364, width: OPENING.x - MARGIN - 40 } as const;
/** Sizes of the title; the largest that fits is used. */
const TITLE_SIZES = [84, 76, 68, 62, 56, 50, 44] as const;
const MAX_LINES = 4;
const LEADING = 1.1;
/** Width of a wide letter of the bold font, in em: a word is never wider than this estimate. */
const LETTER_WIDTH = 0.62;
const LABEL = { fontSize: 32, marginBottom: 29 } as const;

/** The drawing of a card as an SVG document: a page's head in small, its text as outlines. */
export async function drawSocialCard(card: SocialCard): Promise<string> {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">`,
    `<path fill="${light.stone}" d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z"/>`,
    bridge(),
    opening(card.seed),
    `<path fill="${light.ink}" d="M0 ${QUAY}h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT - QUAY}H0z"/>`,
    mark(),
    await words(card),
    "</svg>",
  ].join("");
}

function bridge(): string {
  return [
    `<g transform="translate(0 ${DECK})"><path fill="none" stroke="${light.ink}" stroke-width="2" d="${postsPath(ARCH)}"/>`,
    `<path fill="${light.ink}" d="${crescentPath(ARCH)}"/></g>`,
    `<path fill="${light.ink}" d="M0 0h${SOCIAL_WIDTH}v${DECK}H0z"/>`,
  ].join("");
}

/** The page's tiles, seen through an arch that stands on the quay; its crown is thick, its springings are thin. */
function opening(seed: string): string {
  const { x, width, height } = OPENING;
  const [middle, top] = [x + width / 2, QUAY - height];
  const spring = top + height * 0.72;
  const curve = `A${width / 2} ${spring - top} 0 0 1 ${x + width} ${spring}`;
  const crown = `A${width / 2} ${spring - top - 9} 0 0 0 ${x} ${spring}`;
  return [
    `<clipPath id="o"><path d="M${x} ${QUAY}V${spring}${curve}V${QUAY}z"/></clipPath>`,
    `<g clip-path="url(#o)"><g transform="translate(${middle - width / 2} ${top}) scale(${WALL.side / TILE_SIZE})">`,
    `${wallMarkup("w", seed, { ...WALL, top: 1 })}</g></g>`,
    `<path fill="${light.ink}" d="M${x} ${spring}${curve}${crown}z"/>`,
  ].join("");
}

/** The site's mark, on the water. */
function mark(): string {
  return [
    `<g transform="translate(${MARGIN} ${QUAY + 24}) scale(1.25)" fill="${light["on-sea"]}">`,
    '<path d="M0 2h52v4H0zM2 34Q26-10 50 34 26 1 2 34Z"/>',
    '<path d="M5.2 5h1.5v21H5.2zM11.2 5h1.5v13h-1.5zM39.2 5h1.5v13h-1.5zM45.2 5h1.5v21h-1.5z"/>',
    `<path fill="${ON_SEA_MARK}" d="M26 22l6 6-6 6-6-6z"/></g>`,
  ].join("");
}

/** All words of a card as outlines, with the title at the largest size that fits. */
async function words(card: SocialCard): Promise<string> {
  const longestWord = Math.max(
    ...card.title
      .join(" ")
      .split(/[ -]/)
      .map(({ length }) => length),
  );
  const sizes = TITLE_SIZES.filter((size) => longestWord * size * LETTER_WIDTH <= WORDS.width);
  for (const size of sizes) {
    const { svg, titleHeight } = await setWords(card, size);
    if (titleHeight <= Math.min(MAX_LINES * size * LEADING, WORDS.height - labelHeight(card)) + 1) return svg;
  }
  return (await setWords(card, TITLE_SIZES.at(-1) ?? 0, { shorten: true })).svg;
}

/** An element as satori takes it. */
interface Element {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: object; readonly children?: string | readonly Element[] };
}

/** Sets the words with the title at a size; gives the height of the title too. */
async function setWords(
  card: SocialCard,
  size: number,
  { shorten = false }: { readonly shorten?: boolean } = {},
): Promise<{ svg: string; titleHeight: number }> {
  let titleHeight = 0;
  const title = {
    key: "title",
    ...div({ display: "flex", flexDirection: "column", flexShrink: 0 }, voices(card, size, shorten)),
  };
  const label = card.label === undefined ? [] : [div({ ...LABEL, fontWeight: 700, color: light.azul }, card.label)];
  const { top, ...column } = WORDS;
  const onWater = {
    position: "absolute",
    top: QUAY,
    height: SOCIAL_HEIGHT - QUAY,
    alignItems: "center",
    display: "flex",
  };
  const root = div({ display: "flex", width: "100%", height: "100%", fontFamily: FONT_FAMILY, color: light.ink }, [
    div(
      {
        position: "absolute",
        left: MARGIN,
        top,
        ...column,
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
      },
      [...label, title],
    ),
    div({ ...onWater, left: MARGIN + 84, fontSize: 38, fontWeight: 700, color: light["on-sea"] }, card.brand),
    div({ ...onWater, right: MARGIN, fontSize: LABEL.fontSize, color: light["on-sea"] }, "France · Portugal"),
  ]);
  const svg = await satori(root as never, {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    fonts: await fonts(),
    onNodeDetected: ({ key, height }) => {
      if (key === title.key) titleHeight = height;
    },
  });
  return { svg, titleHeight };
}

function labelHeight({ label }: SocialCard): number {
  return label === undefined ? 0 : LABEL.fontSize * 1.2 + LABEL.marginBottom;
}

/** Each voice of the title begins a line, as in a heading of the site. */
function voices({ title, label }: SocialCard, size: number, shorten: boolean): Element[] {
  const [regular, bold] = title;
  const lines = Math.floor((WORDS.height - labelHeight({ label } as SocialCard)) / (size * LEADING));
  const set = (text: string, fontWeight: 400 | 700, lineClamp: number) => {
    const style = { fontSize: size, lineHeight: LEADING, fontWeight };
    const wrap = shorten ? { display: "block", lineClamp } : { textWrap: "balance" };
    return text === "" ? [] : [div({ ...style, ...wrap }, text)];
  };
  if (bold === "") return set(regular, 700, lines);
  const forBold = regular === "" ? lines : Math.min(2, lines - 1);
  return [...set(regular, 400, lines - forBold), ...set(bold, 700, forBold)];
}

function div(style: object, children: string | readonly Element[]): Element {
  return { type: "div", props: { style, children: typeof children === "string" ? drawable(children) : children } };
}

/** The font has no narrow spaces, and no emoji. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u202f\u2009]/g, "\u00a0")
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, "");
}

const FONT_FAMILY = "latin, latin-ext";
let loadedFonts: Promise<Font[]> | undefined;

/** The site's own font; read when the first card is drawn. */
function fonts(): Promise<Font[]> {
  loadedFonts ??= Promise.all(
    ([400, 700] as const).flatMap((weight) =>
      FONT_FAMILY.split(", ").map(async (name): Promise<Font> => {
        const file = `nunito-sans-${name}-${weight}-normal.woff`;
        return { name, weight, style: "normal", data: await readFile(join(FONT_FOLDER, file)) };
      }),
    ),
  );
  return loadedFonts;
}

const FONT_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve("@fontsource/nunito-sans/package.json")),
  "files",
);
