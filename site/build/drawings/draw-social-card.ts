import { crescentPath, postsPath } from "#drawings/arch-shape.ts";
import { TILE_SIZE } from "#drawings/wall.ts";
import { wallMarkup } from "#drawings/wall-markup.ts";
import { drawingMarkup } from "#engine/build/artwork/drawing-markup.ts";
import type { CardLook } from "#engine/build/artwork/social-images.ts";
import { type CardElement, div, drawable, graphemes, textOutlines } from "#engine/build/artwork/text-outlines.ts";
import { paintOf, type Scheme } from "#engine/content/theme/colors.ts";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "#engine/pages/data/page-data.ts";
import { siteScheme, themeColors } from "../../styles/theme-colors.ts";
import { signPath, wallPaint } from "./tiles.ts";

/** The words of a social image. Equal cards share one image. */
export interface SocialCard {
  /** The section of the page, or the date of the post. */
  readonly label?: string;
  /** The title's regular and its bold part; one of them is empty where it has only one (docs/design.md §1). */
  readonly title: readonly [regular: string, bold: string];
  /** Seed of the tile wall, the same in every language. */
  readonly seed: string;
  readonly brand: string;
}

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
const WORDS = { top: 144, height: 364, width: OPENING.x - MARGIN - 40 } as const;
/** Sizes of the title; the largest that fits is used. */
const TITLE_SIZES = [84, 76, 68, 62, 56, 50, 44] as const;
const MAX_LINES = 4;
const LEADING = 1.1;
/** Width of a wide letter of the bold font, in em: a word is never wider than this estimate. */
const LETTER_WIDTH = 0.62;
const LABEL = { fontSize: 32, marginBottom: 29 } as const;

/** The box of the site's mark, on the water, and the room between it and the brand. */
const MARK = { top: QUAY + 24, height: 45, mostWidth: 240, gap: 19 } as const;

/** The drawing of a card as an SVG document: a page's head in small, its text as outlines. */
export async function drawSocialCard(card: SocialCard, look: CardLook): Promise<string> {
  const { light } = look;
  const water = paintOf(light, themeColors, ".sea");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">`,
    `<path fill="${light.stone}" d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z"/>`,
    bridge(light.ink),
    opening(card.seed, light),
    `<path fill="${water.paper}" d="M0 ${QUAY}h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT - QUAY}H0z"/>`,
    drawingMarkup(look.logo, [MARGIN, MARK.top, markWidth(look), MARK.height], water),
    await words(card, look),
    "</svg>",
  ].join("");
}

function bridge(ink: string): string {
  return [
    `<g transform="translate(0 ${DECK})"><path fill="none" stroke="${ink}" stroke-width="2" d="${postsPath(ARCH)}"/>`,
    `<path fill="${ink}" d="${crescentPath(ARCH)}"/></g>`,
    `<path fill="${ink}" d="M0 0h${SOCIAL_WIDTH}v${DECK}H0z"/>`,
  ].join("");
}

/** The page's tiles, seen through an arch that stands on the quay; its crown is thick, its springings are thin. */
function opening(seed: string, light: Scheme): string {
  const { x, width, height } = OPENING;
  const [middle, top] = [x + width / 2, QUAY - height];
  const spring = top + height * 0.72;
  const curve = `A${width / 2} ${spring - top} 0 0 1 ${x + width} ${spring}`;
  const crown = `A${width / 2} ${spring - top - 9} 0 0 0 ${x} ${spring}`;
  const { cols, rows, side } = WALL;
  return [
    `<clipPath id="o"><path d="M${x} ${QUAY}V${spring}${curve}V${QUAY}z"/></clipPath>`,
    `<g clip-path="url(#o)"><g transform="translate(${middle - width / 2} ${top}) scale(${side / TILE_SIZE})">`,
    `${wallMarkup({ seed, cols, rows, top: 1, sign: signPath(seed) }, wallPaint(light))}</g></g>`,
    `<path fill="${light.ink}" d="M${x} ${spring}${curve}${crown}z"/>`,
  ].join("");
}

/** As wide as its drawing is at the mark's height, within reason. */
function markWidth({ logo: { box } }: Pick<CardLook, "logo">): number {
  return Math.min(MARK.mostWidth, (MARK.height * box[2]) / box[3]);
}

/**
 * All words of a card as outlines. A sign that no font of the look has (an emoji, a flag) is left out: it would be an empty
 * box. A text that lacks letters is left out whole: “Київ et Porto” is not “et Porto”. In place of a title of which nothing
 * is left the brand stands. Satori tells what is missing, and `npm run check` tells the owner.
 */
async function words(card: SocialCard, look: CardLook): Promise<string> {
  const { svg, missing } = await fittingWords(card, look);
  return missing.size === 0 ? svg : (await fittingWords(withoutCharacters(card, missing), look)).svg;
}

function withoutCharacters({ label, title, ...card }: SocialCard, missing: ReadonlySet<string>): SocialCard {
  const isMissing = (character: string) => missing.has(character);
  const lacksLetters = (text: string) => graphemes(drawable(text)).some((one) => isMissing(one) && /\p{L}/u.test(one));
  const kept = (text: string) => {
    const drawn = graphemes(drawable(lacksLetters(text) ? "" : text)).filter((one) => !isMissing(one));
    return drawn.join("").replace(/ +/g, " ").trim();
  };
  const brand = kept(card.brand);
  const [regular, bold] = [kept(title[0]), kept(title[1])];
  const hasTitle = !title.some(lacksLetters) && /[\p{L}\p{N}]/u.test(regular + bold);
  const shownLabel = kept(label ?? "");
  return {
    ...card,
    ...(shownLabel && { label: shownLabel }),
    title: hasTitle ? [regular, bold] : ["", brand],
    brand,
  };
}

interface SetWords {
  readonly svg: string;
  readonly titleHeight: number;
  /** Characters that no font has. */
  readonly missing: ReadonlySet<string>;
}

/** The words with the title at the largest size that fits. */
async function fittingWords(card: SocialCard, look: CardLook): Promise<SetWords> {
  const longestWord = Math.max(
    ...card.title
      .join(" ")
      .split(/[ -]/)
      .map(({ length }) => length),
  );
  const sizes = TITLE_SIZES.filter((size) => longestWord * size * LETTER_WIDTH <= WORDS.width);
  for (const size of sizes) {
    const set = await setWords(card, size, look);
    if (set.titleHeight <= Math.min(MAX_LINES * size * LEADING, WORDS.height - labelHeight(card)) + 1) return set;
  }
  return setWords(card, TITLE_SIZES.at(-1) ?? 0, look, { shorten: true });
}

async function setWords(
  card: SocialCard,
  size: number,
  look: CardLook,
  { shorten = false }: { readonly shorten?: boolean } = {},
): Promise<SetWords> {
  const { light } = look;
  let titleHeight = 0;
  const title = {
    key: "title",
    ...div({ display: "flex", flexDirection: "column", flexShrink: 0 }, voices(card, size, shorten)),
  };
  const label = card.label === undefined ? [] : [div({ ...LABEL, fontWeight: 700, color: light.link }, card.label)];
  const { top, ...column } = WORDS;
  const onWater = {
    position: "absolute",
    top: QUAY,
    height: SOCIAL_HEIGHT - QUAY,
    alignItems: "center",
    display: "flex",
  };
  const root = div({ display: "flex", width: "100%", height: "100%", color: light.ink }, [
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
    div(
      {
        ...onWater,
        left: MARGIN + markWidth(look) + MARK.gap,
        fontSize: 38,
        fontWeight: 700,
        color: siteScheme(light).sea.ink,
      },
      card.brand,
    ),
    div({ ...onWater, right: MARGIN, fontSize: LABEL.fontSize, color: siteScheme(light).sea.ink }, "France · Portugal"),
  ]);
  const { svg, missing } = await textOutlines(root, look, ({ key, height }) => {
    if (key === title.key) titleHeight = height;
  });
  return { svg, titleHeight, missing };
}

function labelHeight({ label }: SocialCard): number {
  return label === undefined ? 0 : LABEL.fontSize * 1.2 + LABEL.marginBottom;
}

/** Each voice of the title begins a line, as in a heading of the site. */
function voices(card: SocialCard, size: number, shorten: boolean): CardElement[] {
  const [regular, bold] = card.title;
  const lines = Math.floor((WORDS.height - labelHeight(card)) / (size * LEADING));
  const set = (text: string, fontWeight: 400 | 700, lineClamp: number) => {
    const style = { fontSize: size, lineHeight: LEADING, fontWeight, wordBreak: "break-word" };
    const wrap = shorten ? { display: "block", lineClamp } : { textWrap: "balance" };
    return text === "" ? [] : [div({ ...style, ...wrap }, text)];
  };
  if (bold === "") return set(regular, 700, lines);
  const forBold = regular === "" ? lines : Math.min(2, lines - 1);
  return [...set(regular, 400, lines - forBold), ...set(bold, 700, forBold)];
}
