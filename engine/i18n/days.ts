/** The day at a moment in a time zone, such as "2026-11-23". */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat("sv", { timeZone }).format(moment);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
