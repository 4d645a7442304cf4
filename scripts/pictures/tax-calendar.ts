import { crescentPath } from "../../site/app/components/drawings/arch-shape.ts";
import { TILE_SIZE, tile } from "../../site/app/components/tiles/tile.ts";
import { relayPaint, type TilePaint, tilePaint } from "../../site/generator/artwork/palette.ts";
import { tileMarkup } from "../../site/generator/artwork/tile-markup.ts";
import { type Locale, languageTags } from "../../site/i18n/site-locales.ts";
import { type Brush, drawSheet, drawText, MARGIN, SHEET_WIDTH } from "./sheet.ts";

/** Key of the article whose table this draws; its tile marks the payments. */
const CALENDAR_POST = "tresorerie-deux-calendriers";
/** Months (1 to 12) in which each column has a payment, as the article's table has them. */
export const payments = {
  frenchVat: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  frenchTax: [3, 6, 9, 12],
  portugueseVat: [2, 5, 8, 11],
  portugueseTax: [7, 9, 12],
} as const;
/** The month whose Portuguese tax payments are often postponed by one. */
const POSTPONED = 8;

/** The countries, and the two taxes of each: VAT, and that on companies, which the caption names in full. */
const words = {
  fr: { countries: ["France", "Portugal"], titles: ["TVA", "Impôt"] },
  en: { countries: ["France", "Portugal"], titles: ["VAT", "Tax"] },
  pt: { countries: ["França", "Portugal"], titles: ["IVA", "Imposto"] },
} as const satisfies Record<Locale, object>;

const MONTHS_WIDTH = 296;
const COLUMN = (SHEET_WIDTH - 2 * MARGIN - MONTHS_WIDTH) / 4;
const TOP = 270;
const ROW = 92;
const MARK = 68;
const HEIGHT = TOP + 12 * ROW + 24;

/** Twelve months of payments in both countries, month below month. */
export function drawTaxCalendar(locale: Locale, brush: Brush): string {
  const { countries, titles } = words[locale];
  return drawSheet(brush, HEIGHT, [
    `<path fill="${brush.palette.masonry}" d="M0 ${TOP + (POSTPONED - 1) * ROW}h${SHEET_WIDTH}v${ROW}H0z"/>`,
    ...countries.map((country, index) => span(brush, country, MARGIN + MONTHS_WIDTH + index * 2 * COLUMN)),
    ...[...titles, ...titles].map((text, column) =>
      drawText(brush, { text, x: centre(column), y: 232, anchor: "middle" }),
    ),
    ...monthRows(locale, brush),
    ...Object.values(payments).flatMap((months, column) => months.map((month) => mark(brush, column, month))),
    postponement(brush),
  ]);
}

function centre(column: number): number {
  return MARGIN + MONTHS_WIDTH + (column + 0.5) * COLUMN;
}

function middle(month: number): number {
  return TOP + (month - 0.5) * ROW;
}

/** A country over its two columns, under a span of the bridge. */
function span(brush: Brush, name: string, x: number): string {
  const box = { width: 2 * COLUMN - 16, height: 76, crown: 4, thickness: 14, lean: 0.16, bays: 1 };
  return [
    `<path fill="${brush.palette.ink}" transform="translate(${x + 8} 14)" d="${crescentPath(box)}"/>`,
    drawText(brush, { text: name, x: x + COLUMN, y: 132, size: 70, weight: 700, anchor: "middle" }),
  ].join("");
}

function monthRows(locale: Locale, brush: Brush): string[] {
  const format = new Intl.DateTimeFormat(languageTags[locale], { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => {
    const y = middle(index + 1);
    const name = format.format(new Date(Date.UTC(2026, index, 15)));
    return (
      `<path stroke="${brush.palette.line}" stroke-width="2" stroke-opacity=".45" d="M0 ${y - ROW / 2}H${SHEET_WIDTH}"/>` +
      drawText(brush, { text: name, x: MARGIN, y: y + 20, weight: index + 1 === POSTPONED ? 700 : 400 })
    );
  });
}

/** A payment: one tile. That which may be postponed is an empty place. */
function mark({ palette }: Brush, column: number, month: number): string {
  const [x, y] = [centre(column) - MARK / 2, middle(month) - MARK / 2];
  if (column === 2 && month === POSTPONED) {
    return `<path fill="none" stroke="${palette.ink}" stroke-width="5" stroke-dasharray="12 10" d="M${x} ${y}h${MARK}v${MARK}h-${MARK}z"/>`;
  }
  return tileAt(x, y, `m${column}-${month}`, tilePaint(palette));
}

/** The postponed payment in its new month, and the way it went. */
function postponement({ palette }: Brush): string {
  const [x, from, to] = [centre(2), middle(POSTPONED), middle(POSTPONED + 1)];
  const edge = x + MARK / 2;
  return [
    tileAt(x - MARK / 2, to - MARK / 2, "relay", relayPaint(palette)),
    `<path fill="none" stroke="${palette.warm}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`,
    ` d="M${edge + 14} ${from}C${edge + 66} ${from} ${edge + 66} ${to} ${edge + 16} ${to}m22 -22l-22 22l22 20"/>`,
  ].join("");
}

function tileAt(x: number, y: number, id: string, paint: TilePaint): string {
  return `<g transform="translate(${x} ${y}) scale(${MARK / TILE_SIZE})">${tileMarkup(id, tile(CALENDAR_POST), paint)}</g>`;
}
