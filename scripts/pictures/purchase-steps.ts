import { crescentPath } from "../../site/app/components/drawings/arch-shape.ts";
import { TILE_SIZE } from "../../site/app/components/tiles/tile.ts";
import type { Lettering } from "../../site/generator/artwork/lettering.ts";
import { light } from "../../site/generator/artwork/light-paint.ts";
import { wallMarkup } from "../../site/generator/artwork/tile-markup.ts";
import type { Locale } from "../../site/i18n/site-locales.ts";
import { drawLines, drawSheet, drawText, SHEET_WIDTH, SMALL } from "./sheet.ts";

/** A step of a purchase: its name, and what is paid on it. */
interface Step {
  readonly name: readonly string[];
  /** Absent where nothing is paid yet. */
  readonly paid?: string;
}

/** The six steps of the article, in its order; only the third and the fourth are said to cost money. */
const steps: Readonly<Record<Locale, readonly Step[]>> = {
  fr: [
    { name: ["NIF", "et recherche"] },
    { name: ["Vérifications"] },
    { name: ["Promesse"], paid: "acompte" },
    { name: ["Impôts"], paid: "IMT, timbre" },
    { name: ["Acte"] },
    { name: ["Registre"] },
  ],
  en: [
    { name: ["NIF", "and search"] },
    { name: ["Checks"] },
    { name: ["Promise"], paid: "deposit" },
    { name: ["Taxes"], paid: "IMT, stamp" },
    { name: ["Deed"] },
    { name: ["Registration"] },
  ],
  pt: [
    { name: ["NIF", "e procura"] },
    { name: ["Verificações"] },
    { name: ["Promessa"], paid: "sinal" },
    { name: ["Impostos"], paid: "IMT, selo" },
    { name: ["Escritura"] },
    { name: ["Registo"] },
  ],
};

const SPAN = SHEET_WIDTH / 3;
const TIER = 490;
const WATER = 96;
/** Room for the relay mark before what is paid. */
const MARK = 54;
const HEIGHT = 2 * TIER + WATER;

/** A viaduct of two tiers, one span for each step; a relay mark where money is paid. */
export function drawPurchaseSteps(locale: Locale, lettering: Lettering): string {
  return drawSheet(HEIGHT, [
    ...steps[locale].map((step, index) => span(step, index, lettering)),
    `<path fill="${light.ink}" d="M0 ${TIER}h${SHEET_WIDTH}v14H0zM0 ${2 * TIER - 8}h${SHEET_WIDTH}v8H0z"/>`,
    water(),
  ]);
}

function span({ name, paid }: Step, index: number, lettering: Lettering): string {
  const [x, y] = [(index % 3) * SPAN, Math.floor(index / 3) * TIER + 14];
  const middle = x + SPAN / 2;
  const box = { width: SPAN, height: 330, crown: 8, thickness: 20, lean: 0, bays: 1 };
  return [
    `<path fill="${light.ink}" transform="translate(${x} ${y})" d="${crescentPath(box)}"/>`,
    drawText(lettering, { text: String(index + 1), x: middle, y: y + 220, size: 180, anchor: "middle" }),
    drawLines(lettering, name, { x: middle, y: y + 332, size: 52, weight: 700, anchor: "middle" }),
    paid === undefined ? "" : payment(paid, middle, y + 408, lettering),
  ].join("");
}

/** What is paid, beside the relay mark. */
function payment(paid: string, middle: number, y: number, lettering: Lettering): string {
  const left = middle - (lettering.width(paid, 400, SMALL) + MARK) / 2;
  return [
    `<path fill="${light.t4}" d="M${left} ${y - 15}l19 -19l19 19l-19 19z"/>`,
    drawText(lettering, { text: paid, x: left + MARK, y, color: light.warm }),
  ].join("");
}

function water(): string {
  const scale = WATER / TILE_SIZE;
  const cols = Math.ceil(SHEET_WIDTH / WATER);
  const wall = wallMarkup("w", "acheter-au-portugal", { cols, rows: 1 });
  return `<g transform="translate(0 ${2 * TIER}) scale(${scale})">${wall}</g>`;
}
