import { crescentPath } from "../../site/app/components/drawings/arch-shape.ts";
import { TILE_SIZE, tile } from "../../site/app/components/tiles/tile.ts";
import { breakLines } from "../../site/generator/artwork/break-lines.ts";
import type { Lettering } from "../../site/generator/artwork/lettering.ts";
import { light, relayPaint, tilePaint } from "../../site/generator/artwork/light-paint.ts";
import { tileMarkup } from "../../site/generator/artwork/tile-markup.ts";
import { type Locale, languageTags } from "../../site/i18n/site-locales.ts";
import { drawLines, drawSheet, drawText, MARGIN, SHEET_WIDTH } from "./sheet.ts";

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

const words = {
  fr: {
    countries: ["France", "Portugal"],
    tax: "Impôt sur les sociétés",
    monthly: "TVA mensuelle",
    quarterly: "TVA par trimestre",
  },
  en: {
    countries: ["France", "Portugal"],
    tax: "Corporate income tax",
    monthly: "VAT, monthly",
    quarterly: "VAT, quarterly",
  },
  pt: {
    countries: ["França", "Portugal"],
    tax: "Imposto sobre as sociedades",
    monthly: "IVA mensal",
    quarterly: "IVA por trimestre",
  },
} as const satisfies Record<Locale, object>;

const MONTHS_WIDTH = 232;
const COLUMN = (SHEET_WIDTH - 2 * MARGIN - MONTHS_WIDTH) / 4;
const TOP = 330;
const ROW = 78;
const MARK = 54;
const HEIGHT = TOP + 12 * ROW + 36;

/** Twelve months of payments in both countries, month below month. */
export function drawTaxCalendar(locale: Locale, lettering: Lettering): string {
  const { countries, tax, monthly, quarterly } = words[locale];
  const titles = [monthly, tax, quarterly, tax];
  return drawSheet(HEIGHT, [
    `<path fill="${light.masonry}" d="M0 ${TOP + (POSTPONED - 1) * ROW}h${SHEET_WIDTH}v${ROW}H0z"/>`,
    ...countries.map((country, index) => span(country, MARGIN + MONTHS_WIDTH + index * 2 * COLUMN, lettering)),
    ...titles.map((title, column) => {
      const lines = breakLines(title, COLUMN - 6, (line) => lettering.width(line, 400, 44));
      return drawLines(lettering, lines, { x: centre(column), y: 190, size: 44, anchor: "middle" });
    }),
    ...monthRows(locale, lettering),
    ...Object.values(payments).flatMap((months, column) => months.map((month) => mark(column, month))),
    postponement(),
  ]);
}

function centre(column: number): number {
  return MARGIN + MONTHS_WIDTH + (column + 0.5) * COLUMN;
}

function middle(month: number): number {
  return TOP + (month - 0.5) * ROW;
}

/** A country over its two columns, under a span of the bridge. */
function span(name: string, x: number, lettering: Lettering): string {
  const box = { width: 2 * COLUMN - 16, height: 62, crown: 4, thickness: 12, lean: 0.16, bays: 1 };
  return [
    `<path fill="${light.ink}" transform="translate(${x + 8} 14)" d="${crescentPath(box)}"/>`,
    drawText(lettering, { text: name, x: x + COLUMN, y: 108, size: 56, weight: 700, anchor: "middle" }),
  ].join("");
}

function monthRows(locale: Locale, lettering: Lettering): string[] {
  const format = new Intl.DateTimeFormat(languageTags[locale], { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => {
    const y = middle(index + 1);
    const name = format.format(new Date(Date.UTC(2026, index, 15)));
    return (
      `<path stroke="${light.line}" stroke-width="2" stroke-opacity=".45" d="M0 ${y - ROW / 2}H${SHEET_WIDTH}"/>` +
      drawText(lettering, { text: name, x: MARGIN, y: y + 15, weight: index + 1 === POSTPONED ? 700 : 400 })
    );
  });
}

/** A payment: one tile. That which may be postponed is an empty place. */
function mark(column: number, month: number): string {
  const [x, y] = [centre(column) - MARK / 2, middle(month) - MARK / 2];
  if (column === 2 && month === POSTPONED) {
    return `<path fill="none" stroke="${light.ink}" stroke-width="4" stroke-dasharray="10 8" d="M${x} ${y}h${MARK}v${MARK}h-${MARK}z"/>`;
  }
  return tileAt(x, y, `m${column}-${month}`, tilePaint);
}

/** The postponed payment in its new month, and the way it went. */
function postponement(): string {
  const [x, from, to] = [centre(2), middle(POSTPONED), middle(POSTPONED + 1)];
  const edge = x + MARK / 2;
  return [
    tileAt(x - MARK / 2, to - MARK / 2, "relay", relayPaint),
    `<path fill="none" stroke="${light.warm}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`,
    ` d="M${edge + 12} ${from}C${edge + 60} ${from} ${edge + 60} ${to} ${edge + 14} ${to}m20 -20l-20 20l20 18"/>`,
  ].join("");
}

function tileAt(x: number, y: number, id: string, paint: typeof tilePaint): string {
  return `<g transform="translate(${x} ${y}) scale(${MARK / TILE_SIZE})">${tileMarkup(id, tile(CALENDAR_POST), paint)}</g>`;
}
