/** By time zone: to make one takes a thousand times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at a moment in a time zone, such as "2026-11-23". */
export function dayIn(timeZone: string, moment: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
