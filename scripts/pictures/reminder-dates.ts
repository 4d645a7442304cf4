import { TILE_SIZE, tile } from "../../site/app/components/tiles/tile.ts";
import { relayPaint, tilePaint } from "../../site/generator/artwork/palette.ts";
import { tileMarkup } from "../../site/generator/artwork/tile-markup.ts";
import type { Locale } from "../../site/i18n/site-locales.ts";
import { type Brush, drawSheet, drawText, MARGIN, SHEET_WIDTH } from "./sheet.ts";

/** The days of the five messages, counted from the due date: those of the article's headings. */
const days = [-5, 3, 10, 21, 31] as const;

const words = {
  fr: {
    due: "30 avril : l’échéance",
    dates: ["5 jours avant", "3 jours après", "10 jours après", "3 semaines après", "1 mois après"],
    messages: ["s’assurer que tout va bien", "le rappel", "le téléphone", "la lettre ferme", "la mise en demeure"],
  },
  en: {
    due: "30 April: the due date",
    dates: ["5 days before", "3 days after", "10 days after", "3 weeks after", "1 month after"],
    messages: ["make sure all is well", "the reminder", "the telephone", "the firm letter", "the formal notice"],
  },
  pt: {
    due: "30 de abril: o vencimento",
    dates: ["5 dias antes", "3 dias depois", "10 dias depois", "3 semanas depois", "1 mês depois"],
    messages: ["confirmar que está certo", "o lembrete", "o telefone", "a carta firme", "a interpelação formal"],
  },
} as const satisfies Record<Locale, object>;

const DAY = 42;
const TOP = 120;
const LINE = 110;
const TEXT = 200;
const MARK = 100;
const HEIGHT = TOP + (31 + 5) * DAY + 130;
const at = (day: number) => TOP + (day + 5) * DAY;

/** Five messages on the days of a month, the last one the relay tile; a day is always as tall. */
export function drawReminderDates(locale: Locale, brush: Brush): string {
  const { due, dates, messages } = words[locale];
  const { palette } = brush;
  return drawSheet(brush, HEIGHT, [
    `<path stroke="${palette.ink}" stroke-width="6" d="M${LINE} 0V${HEIGHT}"/>`,
    ...dayTicks(brush),
    `<path fill="${palette.ink}" d="M${MARGIN} ${at(0) - 38}H${SHEET_WIDTH - MARGIN}v76H${MARGIN}z"/>`,
    drawText(brush, { text: due, x: TEXT, y: at(0) + 20, size: 60, weight: 700, color: palette["on-ink"] }),
    ...days.map((day, index) =>
      [
        tileOn(brush, day, index === days.length - 1),
        drawText(brush, { text: dates[index] ?? "", x: TEXT, y: at(day) - 6, color: palette.soft }),
        drawText(brush, { text: messages[index] ?? "", x: TEXT, y: at(day) + 62, size: 70, weight: 700 }),
      ].join(""),
    ),
  ]);
}

/** A short line for each day. */
function dayTicks({ palette }: Brush): string[] {
  return Array.from({ length: 37 }, (_, index) => {
    const y = at(index - 5);
    return `<path stroke="${palette.line}" stroke-width="3" d="M${LINE - 18} ${y}h36"/>`;
  });
}

function tileOn({ palette }: Brush, day: number, last: boolean): string {
  const scale = MARK / TILE_SIZE;
  const paint = last ? relayPaint(palette) : tilePaint(palette);
  const drawn = tileMarkup(`d${day}`, tile("relancer-factures"), paint);
  return `<g transform="translate(${LINE - MARK / 2} ${at(day) - MARK / 2}) scale(${scale})">${drawn}</g>`;
}
