/** Day and time that a clock shows: "2026-11-23" and "08:31". */
export function clockIn(timeZone: string | undefined, moment: Date): readonly [day: string, time: string] {
  // Swedish is written as ISO 8601.
  const [day = "", time = ""] = moment
    .toLocaleString("sv", { ...(timeZone !== undefined && { timeZone }), dateStyle: "short", timeStyle: "short" })
    .split(" ");
  return [day, time];
}
