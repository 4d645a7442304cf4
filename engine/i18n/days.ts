/** By time zone: to make one takes a thousand times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at a moment in a time zone, such as "2026-11-23". */
export function dayIn(timeZone: string, moment: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/**
 * The latest that the clocks of a time zone have shown until a moment, such as "2026-11-23T09:15": while they show an hour for the
 * second time, because they were put back, it is still past.
 */
export function clockUntil(timeZone: string, moment: Date): string {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, format);
  const now = moment.getTime();
  // Clocks are put back at a quarter of an hour, by two hours at most: what they showed last before one of these counts too.
  const before = Array.from({ length: 8 }, (_, ago) => (Math.floor(now / QUARTER) - ago) * QUARTER - MINUTE);
  return [now, ...before].map((at) => format.format(at).replace(" ", "T")).reduce((a, b) => (a > b ? a : b));
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
