import { crescentPath } from "../../site/app/components/drawings/arch-shape.ts";
import { TILE_SIZE } from "../../site/app/components/tiles/tile.ts";
import { wallMarkup } from "../../site/generator/artwork/tile-markup.ts";
import type { Locale } from "../../site/i18n/site-locales.ts";
import { type Brush, drawSheet, drawText, SHEET_WIDTH, SMALL } from "./sheet.ts";

/** A step of a purchase: its name, and what is paid on it. */
interface Step {
  readonly name: string;
  /** Absent where nothing is paid yet. */
  readonly paid?: string;
}

/** The six steps of the article, in its order; only the third and the fourth are said to cost money. */
const steps: Readonly<Record<Locale, readonly Step[]>> = {
  fr: [
    { name: "NIF et recherche" },
    { name: "Vérifications" },
    { name: "Promesse", paid: "acompte" },
    { name: "Impôts", paid: "IMT, timbre" },
    { name: "Acte" },
    { name: "Registre" },
  ],
  en: [
    { name: "NIF and search" },
    { name: "Checks" },
    { name: "Promise", paid: "deposit" },
    { name: "Taxes", paid: "IMT, stamp" },
    { name: "Deed" },
    { name: "Registration" },
  ],
  pt: [
    { name: "NIF e procura" },
    { name: "Verificações" },
    { name: "Promessa", paid: "sinal" },
    { name: "Impostos", paid: "IMT, selo" },
    { name: "Escritura" },
    { name: "Registo" },
  ],
};

const SPAN = SHEET_WIDTH / 2;
/** Heights of the tiers; on the middle one something is paid. */
const TIERS = [430, 500, 430] as const;
const WATER = 120;
/** Room for the relay mark before what is paid. */
const MARK = 58;
const top = (tier: number) => TIERS.slice(0, tier).reduce((sum, height) => sum + height, 0);
const FOOT = top(TIERS.length);

/** A viaduct of three tiers, one span for each step; a relay mark where money is paid. */
export function drawPurchaseSteps(locale: Locale, brush: Brush): string {
  const decks = TIERS.map((_, tier) => `M0 ${top(tier)}h${SHEET_WIDTH}v14H0z`).join("");
  return drawSheet(brush, FOOT + WATER, [
    ...steps[locale].map((step, index) => span(brush, step, index)),
    `<path fill="${brush.palette.ink}" d="${decks}M0 ${FOOT - 8}h${SHEET_WIDTH}v8H0z"/>`,
    water(brush),
  ]);
}

function span(brush: Brush, { name, paid }: Step, index: number): string {
  const [x, y] = [(index % 2) * SPAN, top(Math.floor(index / 2)) + 14];
  const middle = x + SPAN / 2;
  const box = { width: SPAN, height: 300, crown: 8, thickness: 22, lean: 0, bays: 1 };
  return [
    `<path fill="${brush.palette.ink}" transform="translate(${x} ${y})" d="${crescentPath(box)}"/>`,
    drawText(brush, { text: String(index + 1), x: middle, y: y + 228, size: 180, anchor: "middle" }),
    drawText(brush, { text: name, x: middle, y: y + 352, size: 66, weight: 700, anchor: "middle" }),
    paid === undefined ? "" : payment(brush, paid, middle, y + 436),
  ].join("");
}

/** What is paid, beside the relay mark. */
function payment(brush: Brush, paid: string, middle: number, y: number): string {
  const left = middle - (brush.lettering.width(paid, 400, SMALL) + MARK) / 2;
  return [
    `<path fill="${brush.palette.t4}" d="M${left} ${y - 20}l21 -21l21 21l-21 21z"/>`,
    drawText(brush, { text: paid, x: left + MARK, y, color: brush.palette.warm }),
  ].join("");
}

function water({ palette }: Brush): string {
  const scale = WATER / TILE_SIZE;
  const wall = wallMarkup("w", "acheter-au-portugal", { cols: SHEET_WIDTH / WATER, rows: 1 }, palette);
  return `<g transform="translate(0 ${FOOT}) scale(${scale})">${wall}</g>`;
}
