import { crescentPath, postsPath } from "../../app/components/drawings/arch-shape.ts";
import { TILE_SIZE } from "../../app/components/tiles/tile.ts";
import { breakLines } from "./break-lines.ts";
import type { Lettering, Weight } from "./lettering.ts";
import { light, ON_SEA_MARK } from "./palette.ts";
import type { SocialCard } from "./social-card.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "./social-size.ts";
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
const TITLE = { top: 144, height: 364, width: OPENING.x - MARGIN - 40, lines: 4, leading: 1.1 } as const;
/** Sizes of the title, the largest that fits is taken. */
const TITLE_SIZES = [84, 76, 68, 62, 56, 50] as const;
/** Taken where no other fits. */
const SMALLEST_TITLE = 44;
/** From the top of a line to its base line, as a part of the title's size. */
const ASCENT = 0.82;
const LABEL_SIZE = 32;

/** The drawing of a card as an SVG document: a page's head in small, its text as outlines. */
export function drawSocialCard(card: SocialCard, lettering: Lettering): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">`,
    `<path fill="${light.stone}" d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z"/>`,
    bridge(),
    opening(card.seed),
    `<path fill="${light.ink}" d="M0 ${QUAY}h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT - QUAY}H0z"/>`,
    words(card, lettering),
    signature(card.brand, lettering),
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
    `${wallMarkup("w", seed, { ...WALL, top: 1 }, light)}</g></g>`,
    `<path fill="${light.ink}" d="M${x} ${spring}${curve}${crown}z"/>`,
  ].join("");
}

/** Label and title, in the middle between the arch and the quay. */
function words(card: SocialCard, lettering: Lettering): string {
  const { size, lines } = setTitle(card, lettering);
  const leading = size * TITLE.leading;
  const top = TITLE.top + (TITLE.height - labelHeight(card) - lines.length * leading) / 2;
  const first = top + labelHeight(card) + size * ASCENT;
  const drawn = lines.map(({ text, weight }, index) =>
    lettering.outline(text, weight, size, MARGIN, first + leading * index),
  );
  const label = lettering.outline(card.label ?? "", 700, LABEL_SIZE, MARGIN, top + LABEL_SIZE);
  return `<path fill="${light.azul}" d="${label}"/><path fill="${light.ink}" d="${drawn.join("")}"/>`;
}

function labelHeight({ label }: SocialCard): number {
  return label === undefined ? 0 : LABEL_SIZE * 1.9;
}

interface TitleLine {
  readonly text: string;
  readonly weight: Weight;
}

interface SetTitle {
  readonly size: number;
  readonly lines: readonly TitleLine[];
}

/** The title at the largest size at which it fits between `TITLE.top` and the quay. */
function setTitle(card: SocialCard, lettering: Lettering): SetTitle {
  const emWidth = rememberedWidth(lettering);
  const room = TITLE.height - labelHeight(card);
  const set = (size: number): SetTitle => ({ size, lines: titleLines(card.title, TITLE.width / size, emWidth) });
  const fits = ({ size, lines }: SetTitle) =>
    lines.length <= TITLE.lines &&
    lines.length * size * TITLE.leading <= room &&
    lines.every(({ text, weight }) => emWidth(text, weight) * size <= TITLE.width);
  return TITLE_SIZES.map(set).find(fits) ?? shortened(set(SMALLEST_TITLE), room);
}

/** As many lines as there is room for. */
function shortened({ size, lines }: SetTitle, room: number): SetTitle {
  const kept = lines.slice(0, Math.floor(room / (size * TITLE.leading)));
  const last = kept.at(-1);
  if (last === undefined || kept.length === lines.length) return { size, lines };
  return { size, lines: [...kept.slice(0, -1), { ...last, text: `${last.text.replace(/\P{L}+$/u, "")}…` }] };
}

/** Each voice begins a line, as in a heading of the site. Widths are in em. */
function titleLines([regular, bold]: SocialCard["title"], widest: number, emWidth: EmWidth): readonly TitleLine[] {
  const set = (text: string, weight: Weight) =>
    text === ""
      ? []
      : breakLines(text, widest, (line) => emWidth(line, weight)).map((line) => ({ text: line, weight }));
  return bold === "" ? set(regular, 700) : [...set(regular, 400), ...set(bold, 700)];
}

type EmWidth = (text: string, weight: Weight) => number;

/** Widths at one pixel to the em, each measured once: a title is tried at several sizes. */
function rememberedWidth(lettering: Lettering): EmWidth {
  const known = new Map<string, number>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const width = known.get(key) ?? lettering.width(text, weight, 1);
    known.set(key, width);
    return width;
  };
}

/** Mark and brand on the water, and the two countries. */
function signature(brand: string, lettering: Lettering): string {
  const base = QUAY + 58;
  const countries = "France · Portugal";
  const end = SOCIAL_WIDTH - MARGIN - lettering.width(countries, 400, LABEL_SIZE);
  return [
    `<g transform="translate(${MARGIN} ${QUAY + 24}) scale(1.25)" fill="${light["on-sea"]}">`,
    '<path d="M0 2h52v4H0zM2 34Q26-10 50 34 26 1 2 34Z"/>',
    '<path d="M5.2 5h1.5v21H5.2zM11.2 5h1.5v13h-1.5zM39.2 5h1.5v13h-1.5zM45.2 5h1.5v21h-1.5z"/>',
    `<path fill="${ON_SEA_MARK}" d="M26 22l6 6-6 6-6-6z"/></g>`,
    `<path fill="${light["on-sea"]}" d="${lettering.outline(brand, 700, 38, MARGIN + 84, base)}"/>`,
    `<path fill="${light["on-sea"]}" d="${lettering.outline(countries, 400, LABEL_SIZE, end, base)}"/>`,
  ].join("");
}
