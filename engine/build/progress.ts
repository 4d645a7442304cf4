import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { sayIn } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { reportLines } from "../owner-messages/report-lines.ts";

/** Milliseconds between two lines. On a terminal the line is replaced, elsewhere each is a new one. */
const PACE = { terminal: 200, plain: 5_000 } as const;
const CLEAR_LINE = "\r\u001b[K";

/**
 * Progress as text.
 *
 * @param milliseconds since the start
 * @example progressText(1200, 46000, 1000, "en") // "1,200 of 46,000 pages · 1,200 pages/s · 38 s left"
 */
export function progressText(done: number, total: number, milliseconds: number, language: OwnerLanguage): string {
  const rate = done / Math.max(milliseconds / 1000, 0.001);
  const count = (number: number) => number.toLocaleString(ownerWritings[language].tag);
  const values = { done: count(done), total: count(total), rate: count(Math.round(rate)) };
  const say = sayIn(reportLines, language);
  return rate === 0
    ? say("progress", values)
    : say("progress-left", { ...values, left: duration((total - done) / rate) });
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 100 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}

/**
 * Shows the number of finished pages from time to time. The clock starts with the first page.
 *
 * @param target a terminal, or a file or pipe for plain lines
 */
export function progressOn(
  { isTTY = false, write }: { readonly isTTY?: boolean; readonly write: (text: string) => unknown },
  language: OwnerLanguage,
  clock: () => number = () => performance.now(),
) {
  let began: number | undefined;
  let reported = 0;
  let isShown = false;
  return {
    /** Reports the number of finished pages. */
    show(done: number, total: number): void {
      const now = clock();
      if (began === undefined) began = reported = now;
      if (now - reported < (isTTY ? PACE.terminal : PACE.plain)) return;
      reported = now;
      isShown = true;
      const text = progressText(done, total, now - began, language);
      write(isTTY ? CLEAR_LINE + text : `${text}\n`);
    },
    /** Clears the line on a terminal. */
    end(): void {
      if (isShown && isTTY) write(CLEAR_LINE);
    },
  };
}
