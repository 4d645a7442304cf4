import { describe, expect, test } from "vitest";
import type { EngineSettings } from "../content/model/site-schema.ts";
import type { Problem } from "../content/source/problem.ts";
import { linesIn } from "../owner-messages/report-lines.ts";
import { scheduledChanges, smallPictures } from "./content-facts.ts";
import { needs } from "./needs.ts";
import type { ReportFacts } from "./report-facts.ts";

const list = { shared: "1", pages: [] };
const sound = {
  site: { publish: { folder: "a-envoyer" } } as EngineSettings,
  schedule: [],
  list,
  toDecide: [],
  pictures: { small: [], unused: ["media/vieux.jpg"] },
  publishedAt: "2026-11-20T10:00:00Z",
  samples: [],
  weights: [{ kind: "usual", bytes: 16_049, budget: 16_000 }],
  changes: { locales: [], shared: false },
  today: "2026-11-23",
} satisfies Partial<ReportFacts> as unknown as ReportFacts;
const found = (other: Partial<ReportFacts>) => needs({ ...sound, ...other }, [], linesIn("en"));

describe("[O10] what needs the owner", () => {
  test("is nothing where all is in order: a picture that nothing uses harms nobody", () => {
    expect(found({})).toEqual([]);
  });

  const cases: readonly (readonly [other: Partial<ReportFacts>, words: string, command?: string])[] = [
    [{ site: {} as EngineSettings }, "how to put the site online"],
    [{ changes: { locales: [], shared: true } }, "not online yet", "npm run publish-site"],
    [{ samples: [{ file: "site.yaml", line: 1, text: "brand: Exemple" }] }, "Invented values"],
    [{ schedule: [{ day: "2026-11-30", kind: "appears", title: "A" }] }, "on 30 November 2026", "npm run publish-site"],
    [{ weights: [{ kind: "largest", bytes: 18_651, budget: 18_500 }] }, "planned weight"],
    [{ pictures: { small: [{ name: "a.jpg", width: 300 }], unused: [] } }, "look blurred"],
  ];
  test.each(cases.map(([other, words, command]) => ({ other, words, command })))("is said: “$words”", (one) => {
    const { other, words, command } = one;
    expect(found(other)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(words), ...(command === undefined ? {} : { command }) }),
    ]);
  });

  test("is what the site says too, after what is not online yet", () => {
    const own = { text: "The site's own need." };
    const said = needs(
      { ...sound, toDecide: [{} as Problem], changes: { locales: [], shared: true } },
      [own],
      linesIn("en"),
    );
    expect(said.map(({ text }) => text)).toEqual([
      expect.stringContaining("not online yet"),
      own.text,
      expect.stringContaining("to be settled"),
    ]);
  });

  test("is not a change that is more than a week away", () => {
    expect(found({ schedule: [{ day: "2026-12-01", kind: "appears", title: "A" }] })).toEqual([]);
  });
});

describe("[O10] dated changes", () => {
  const post = (date: string, more: object = {}) =>
    ({ title: [date], date, draft: false, tags: [], ...more }) as unknown as Parameters<
      typeof scheduledChanges
    >[0][number];
  const words = { fr: "Fermé.", en: "Closed.", pt: "Encerrado." };

  test("is articles that come and go, and the days of the site, in order; no draft, and nothing that is over", () => {
    const posts = [
      post("2027-01-04"),
      post("2026-01-01", { expires: "2026-12-31" }),
      post("2026-01-02", { expires: "2026-03-01" }),
      post("2027-02-02", { draft: true }),
      post("2026-05-05"),
    ];
    const days = scheduledChanges(posts, [{ day: "2026-12-25", words }], "2026-11-23");
    expect(days.map(({ day, kind }) => [day, kind])).toEqual([
      ["2026-12-25", "other"],
      ["2027-01-01", "leaves"],
      ["2027-01-04", "appears"],
    ]);
  });
});

describe("[O10] pictures that are too small", () => {
  test("are those narrower than the column that shows them, of those in use", () => {
    const shape = (width: number, height: number) => ({ width, height }) as never;
    const pictures = { wide: shape(751, 500), fine: shape(752, 500), tall: shape(416, 800), slim: shape(415, 800) };
    const used = new Set(["wide", "fine", "tall"]);
    expect(smallPictures({ pictures: { ...pictures, refused: null }, documents: {} }, used)).toEqual([
      { name: "wide", width: 751 },
    ]);
    expect(smallPictures({ pictures, documents: {} }, new Set(["slim"]))).toHaveLength(1);
  });
});
