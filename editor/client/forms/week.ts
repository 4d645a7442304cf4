import { WEEKDAYS } from "#engine/i18n/weekdays.ts";
import type { Path } from "../shell/value.ts";

/** Runs of days that an owner chooses from. */
export const DAY_CHOICES = ["monday-friday", "monday-saturday", "monday-thursday", ...WEEKDAYS.slice(1), "sunday"];

/** Whether the names of a group are days: `hours › offices`, `hours › abroad › days`. */
export function isWeek(path: Path): boolean {
  return path[0] === "hours" && (path.at(-1) === "offices" || path.at(-1) === "days");
}
