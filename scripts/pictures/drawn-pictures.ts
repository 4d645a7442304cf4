import sharp from "sharp";
import { createLettering, type Lettering } from "../../site/generator/artwork/lettering.ts";
import { type Locale, locales } from "../../site/i18n/site-locales.ts";
import { drawPurchaseSteps } from "./purchase-steps.ts";
import { drawReminderDates } from "./reminder-dates.ts";
import { drawTaxCalendar } from "./tax-calendar.ts";

/** A picture of a shipped article. */
export interface DrawnPicture {
  /** Its name in `content/media/`. */
  readonly file: string;
  /** SVG document. */
  readonly drawing: string;
}

const drawings: Readonly<Record<string, (locale: Locale, lettering: Lettering) => string>> = {
  "purchase-steps": drawPurchaseSteps,
  "reminder-dates": drawReminderDates,
  "tax-calendar": drawTaxCalendar,
};

/** Every drawing in every language. */
export function drawnPictures(): readonly DrawnPicture[] {
  const lettering = createLettering();
  return Object.entries(drawings).flatMap(([name, draw]) =>
    locales.map((locale) => ({ file: `${name}-${locale}.png`, drawing: draw(locale, lettering) })),
  );
}

/** A drawing as PNG, a pixel for each of its units. */
export function picturePng({ drawing }: DrawnPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer();
}
