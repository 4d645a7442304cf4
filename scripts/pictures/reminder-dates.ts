import { TILE_SIZE, tile } from "../../site/app/components/tiles/tile.ts";
import type { Lettering } from "../../site/generator/artwork/lettering.ts";
import { light, relayPaint, tilePaint } from "../../site/generator/artwork/light-paint.ts";
import { tileMarkup } from "../../site/generator/artwork/tile-markup.ts";
import type { Locale } from "../../site/i18n/site-locales.ts";
import { drawSheet, drawText, MARGIN, SHEET_WIDTH } from "./sheet.ts";

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

const DAY = 36;
const TOP = 110;
const LINE = 130;
const MARK = 84;
const HEIGHT = TOP + (31 + 5) * DAY + 110;
const at = (day: number) => TOP + (day + 5) * DAY;

/** Five messages on the days of a month, the last one the relay tile; a day is always as tall. */
export function drawReminderDates(locale: Locale, lettering: Lettering): string {
  const { due, dates, messages } = words[locale];
  return drawSheet(HEIGHT, [
    `<path stroke="${light.ink}" stroke-width="6" d="M${LINE} 0V${HEIGHT}"/>`,
    ...dayTicks(),
    `<path fill="${light.ink}" d="M${MARGIN} ${at(0) - 40}H${SHEET_WIDTH - MARGIN}v80H${MARGIN}z"/>`,
    drawText(lettering, { text: due, x: 210, y: at(0) + 20, size: 58, weight: 700, color: light.glaze }),
    ...days.map((day, index) =>
      [
        tileOn(day, index === days.length - 1),
        drawText(lettering, { text: dates[index] ?? "", x: 210, y: at(day) - 10, size: 52, color: light.soft }),
        drawText(lettering, { text: messages[index] ?? "", x: 210, y: at(day) + 54, size: 66, weight: 700 }),
      ].join(""),
    ),
  ]);
}

/** A short line for each day. */
function dayTicks(): string[] {
  return Array.from({ length: 37 }, (_, index) => {
    const y = at(index - 5);
    return `<path stroke="${light.line}" stroke-width="3" d="M${LINE - 18} ${y}h36"/>`;
  });
}

function tileOn(day: number, last: boolean): string {
  const scale = MARK / TILE_SIZE;
  const drawn = tileMarkup(`d${day}`, tile("relancer-factures"), last ? relayPaint : tilePaint);
  return `<g transform="translate(${LINE - MARK / 2} ${at(day) - MARK / 2}) scale(${scale})">${drawn}</g>`;
}
