import sharp from "sharp";
import { createLettering } from "../../site/generator/artwork/lettering.ts";
import { dark, light, type Palette } from "../../site/generator/artwork/palette.ts";
import { type Locale, locales } from "../../site/i18n/site-locales.ts";
import { drawPurchaseSteps } from "./purchase-steps.ts";
import { drawReminderDates } from "./reminder-dates.ts";
import type { Brush } from "./sheet.ts";
import { drawTaxCalendar } from "./tax-calendar.ts";

/** A picture of a shipped article. */
export interface DrawnPicture {
  /** Its name in `content/media/`. */
  readonly file: string;
  /** SVG document. */
  readonly drawing: string;
}

const drawings: Readonly<Record<string, (locale: Locale, brush: Brush) => string>> = {
  "purchase-steps": drawPurchaseSteps,
  "reminder-dates": drawReminderDates,
  "tax-calendar": drawTaxCalendar,
};

/** How the file of each scheme ends. */
const schemes: readonly (readonly [ending: string, Palette])[] = [
  [".png", light],
  [".dark.png", dark],
];

/** Every drawing in every language, light and dark. */
export function drawnPictures(): readonly DrawnPicture[] {
  const lettering = createLettering();
  return Object.entries(drawings).flatMap(([name, draw]) =>
    locales.flatMap((locale) =>
      schemes.map(([ending, palette]) => ({
        file: `${name}-${locale}${ending}`,
        drawing: draw(locale, { lettering, palette }),
      })),
    ),
  );
}

/** A drawing as PNG, a pixel for each of its units. */
export function picturePng({ drawing }: DrawnPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();
}
