import { expect, test } from "vitest";
import type { Locale } from "#engine/i18n/languages.ts";
import { translation } from "#engine/i18n/test-support/translation.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { OpenNow } from "./open-now.tsx";

const day = [["09:00", "18:00"]] as const;
const times = {
  timeZone: "Europe/Lisbon",
  week: [[], day, day, day, day, day, []],
  closed: [["2026-12-24", "2027-01-03"]] as const,
};
const shown = (now: string | undefined, locale: Locale) =>
  renderInLocale(locale, <OpenNow times={times} now={now === undefined ? undefined : new Date(now)} />)
    .replace(/<[^>]*>|[\u2060]/g, "")
    .replaceAll("\u00a0", " ");

test.each([
  [
    "open",
    "2026-11-23T10:00:00Z",
    ["contact.open-until 18 h 00", "contact.open-until 18:00", "contact.open-until 18h00"],
  ],
  [
    "opens today",
    "2026-11-23T08:00:00Z",
    ["contact.opens-at 9 h 00", "contact.opens-at 9:00", "contact.opens-at 9h00"],
  ],
  [
    "opens tomorrow",
    "2026-11-23T19:00:00Z",
    ["contact.opens-tomorrow 9 h 00", "contact.opens-tomorrow 9:00", "contact.opens-tomorrow 9h00"],
  ],
  [
    "opens in some days",
    "2026-11-27T19:00:00Z",
    [
      "contact.opens-weekday lundi 9 h 00",
      "contact.opens-weekday Monday 9:00",
      "contact.opens-weekday segunda-feira 9h00",
    ],
  ],
  [
    "opens after a week or more",
    "2026-12-23T19:00:00Z",
    ["contact.opens-on 4 janvier 9 h 00", "contact.opens-on 4 January 9:00", "contact.opens-on 4 de janeiro 9h00"],
  ],
])("%s", (_state, now, words) => {
  expect(translation.locales.map((locale) => shown(now, locale))).toEqual(words);
});

test("nothing is said before the time is known, and nothing is announced", () => {
  expect(shown(undefined, "fr")).toBe("");
  expect(renderInLocale("fr", <OpenNow times={times} now={new Date()} />)).not.toMatch(/aria-live|role=/);
});
