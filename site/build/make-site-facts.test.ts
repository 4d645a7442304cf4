import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isElsewhere } from "#engine/hours/is-elsewhere.ts";
import { zoneClock } from "#engine/hours/zone-clock.ts";
import { homeZones } from "./make-site-facts.ts";

describe.each(["2026-11-26T21:30:00Z", "2026-07-26T21:30:00Z"])("at %s", (moment) => {
  test.each([
    ["Europe/Paris", false],
    ["Europe/Lisbon", false],
    ["Europe/London", false],
    ["Atlantic/Madeira", false],
    ["Atlantic/Azores", false],
    // The clock of the Azores in winter.
    ["Atlantic/Cape_Verde", true],
    ["America/Martinique", false],
    ["America/Guadeloupe", false],
    ["Indian/Mayotte", false],
    ["Indian/Reunion", false],
    // The clock of Réunion.
    ["Asia/Dubai", true],
    ["America/Cayenne", false],
    ["UTC", false],
    // The clock of Cayenne.
    ["America/Sao_Paulo", true],
    ["Pacific/Auckland", true],
  ])("a visitor in %s is elsewhere: %s", (zone, expected) => {
    const zones = homeZones((place) => ({
      clock: zoneClock(place === "france" ? "Europe/Paris" : "Europe/Lisbon", new Date(moment)),
      week: [],
      closed: [],
    }));
    onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks());
    vi.stubEnv("TZ", zone);
    const named = vi.spyOn(Intl, "DateTimeFormat");
    expect(isElsewhere(zones, new Date(moment))).toBe(expected);
    // The first use of it keeps a slow phone busy: who lives by the clock of an office is spared that.
    if (["Europe/Paris", "Europe/Lisbon", "Europe/London"].includes(zone)) expect(named).not.toHaveBeenCalled();
  });
});
