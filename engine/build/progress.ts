import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { linesIn } from "../owner-messages/report-lines.ts";

/** Where progress is shown: a terminal, or a file or pipe for plain lines. */
export interface ProgressTarget {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

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
  const say = linesIn(language);
  return rate === 0
    ? say("progress", values)
    : say("progress-left", { ...values, left: duration((total - done) / rate) });
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 100 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}

/** Shows the number of finished pages from time to time. The clock starts with the first page. */
export class Progress {
  readonly #target: ProgressTarget;
  readonly #language: OwnerLanguage;
  readonly #now: () => number;
  #began: number | undefined;
  #reported = 0;
  #shown = false;

  constructor(target: ProgressTarget, language: OwnerLanguage, now: () => number = () => performance.now()) {
    this.#target = target;
    this.#language = language;
    this.#now = now;
  }

  /** Reports the number of finished pages. */
  readonly show = (done: number, total: number): void => {
    const now = this.#now();
    if (this.#began === undefined) this.#began = this.#reported = now;
    if (now - this.#reported < (this.#target.isTTY ? PACE.terminal : PACE.plain)) return;
    this.#reported = now;
    this.#shown = true;
    const text = progressText(done, total, now - this.#began, this.#language);
    this.#target.write(this.#target.isTTY ? CLEAR_LINE + text : `${text}\n`);
  };

  /** Clears the line on a terminal. */
  end(): void {
    if (this.#shown && this.#target.isTTY) this.#target.write(CLEAR_LINE);
  }
}
