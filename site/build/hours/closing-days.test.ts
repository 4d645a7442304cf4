import { expect, test } from "vitest";
import type { SiteContent } from "../content/site-content.ts";
import { closingDays } from "./closing-days.ts";

const closed = (day: string) => ({ first: day, last: day, isNear: false }) as const;

test("[O10] places that close on the same day are told in one sentence", () => {
  const closures = {
    france: [closed("2026-12-25"), closed("2027-01-01")],
    portugal: [closed("2026-12-25")],
    abroad: [],
  };
  const { days } = closingDays({ site: { closures } } as unknown as SiteContent);
  expect(days.map(({ day, words }) => [day, words.en])).toEqual([
    ["2026-12-25", "Closed: the office in France, the office in Portugal."],
    ["2027-01-01", "Closed: the office in France."],
  ]);
});
