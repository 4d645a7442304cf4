import { expect, onTestFinished, test, vi } from "vitest";
import { zoneClock } from "#engine/hours/zone-clock.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { translation } from "../../test-support/translation.ts";
import { OpenNow } from "./opening.tsx";

const day = [["09:00", "18:00"]] as const;
const times = {
  clock: zoneClock("Europe/Lisbon", new Date("2026-11-23")),
  week: [[], day, day, day, day, day, []],
  closed: [["2026-12-24", "2027-01-03"]] as const,
};
const words = (now: string | undefined, locale: Locale) =>
  renderInLocale(locale, <OpenNow times={times} now={now === undefined ? undefined : new Date(now)} />)
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");

/** Without what is added for visitors whose clock differs. */
const shown = (now: string | undefined, locale: Locale) =>
  words(now, locale).replace(/^contact\.elsewhere (.*?\d:?h?(?: h )?\d\d) .*$/, "$1");

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
])("%s", (_state, now, said) => {
  expect(translation.locales.map((locale) => shown(now, locale))).toEqual(said);
});

test("nothing is said before the time is known, and nothing is announced", () => {
  expect(shown(undefined, "fr")).toBe("");
  expect(renderInLocale("fr", <OpenNow times={times} now={new Date()} />)).not.toMatch(/aria-live|role=/);
});

test("a visitor elsewhere reads their own time too", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("TZ", "America/Sao_Paulo");
  expect(words("2026-11-23T10:00:00Z", "en")).toMatch(
    /^contact\.elsewhere contact\.open-until 18:00 (?:\w+ )?\d{1,2}:\d\d$/,
  );
});
