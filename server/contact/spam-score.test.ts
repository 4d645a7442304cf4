import { describe, expect, test } from "vitest";
import { type SpamSigns, spamScore } from "./spam-score.ts";

const letter: SpamSigns = {
  name: "Marie Dupont",
  message: "Bonjour, pouvez-vous me rappeler demain ?",
  decoy: "",
  fillingTime: 20_000,
  minimumTime: 3_000,
  repeats: 0,
};
const score = (more: Partial<SpamSigns>) => spamScore({ ...letter, ...more });

test("an ordinary letter has no sign of spam", () => {
  expect(score({})).toEqual({ suspicions: [], keptBack: false });
});

describe("one sign alone keeps nothing back, but the decoy", () => {
  test.each([
    ["no-time-token", { fillingTime: undefined }],
    ["too-fast", { fillingTime: 200 }],
    ["some-links", { message: "Voir https://example.com et www.example.com" }],
    ["many-links", { message: "http://a.example ".repeat(20) }],
    ["link-markup", { message: "[url=x]y[/url]" }],
    ["link-in-name", { name: "www.example.com" }],
    ["repeated-text", { repeats: 500 }],
  ])("%s", (suspicion, more) => {
    expect(score(more)).toEqual({ suspicions: [suspicion], keptBack: false });
  });

  test("decoy-filled", () => {
    for (const decoy of ["x", 1, ["x"], { a: 1 }, true])
      expect(score({ decoy })).toEqual({ suspicions: ["decoy-filled"], keptBack: true });
    for (const decoy of [undefined, null, "", "  "]) expect(score({ decoy }).keptBack).toBe(false);
  });
});

test("a visitor without JavaScript may send two links, or a text that others sent", () => {
  expect(score({ fillingTime: undefined, message: "https://a.example et https://b.example" }).keptBack).toBe(false);
  expect(score({ fillingTime: undefined, repeats: 100 }).keptBack).toBe(false);
});

test("signs add up", () => {
  expect(score({ fillingTime: undefined, message: "http://a.example ".repeat(3) }).keptBack).toBe(true);
  expect(score({ fillingTime: 200, message: "http://a.example" }).keptBack).toBe(true);
});

test("the check of time can be switched off", () => {
  expect(score({ fillingTime: 0, minimumTime: 0 }).suspicions).toEqual([]);
  expect(score({ fillingTime: undefined, minimumTime: 0 }).suspicions).toEqual([]);
});
