import { describe, expect, test } from "vitest";
import { spamScore } from "./spam-score.ts";

const ordinary: Parameters<typeof spamScore>[0] = {
  name: "Marie Dupont",
  message: "Bonjour, pouvez-vous me rappeler demain ?",
  honeypot: "",
  fillingTime: 20_000,
  minimumTime: 3_000,
  repeats: 0,
};
const score = (more: Partial<Parameters<typeof spamScore>[0]>) => spamScore({ ...ordinary, ...more });

test("an ordinary message has no sign of spam", () => {
  expect(score({})).toEqual({ suspicions: [], state: "queued" });
  expect(score({ fillingTime: 3_000, repeats: 2 }).suspicions).toEqual([]);
});

describe("only the honeypot quarantines alone", () => {
  test.each([
    ["no-time-token", { fillingTime: undefined }],
    ["too-fast", { fillingTime: 200 }],
    ["some-links", { message: "Voir https://example.com et www.example.com" }],
    ["many-links", { message: "http://a.example ".repeat(20) }],
    ["link-markup", { message: "[url=x]y[/url]" }],
    ["link-in-name", { name: "www.example.com" }],
    ["repeated-text", { repeats: 3 }],
  ])("%s", (suspicion, more) => {
    expect(score(more)).toMatchObject({ suspicions: [suspicion], state: "queued" });
  });

  test("honeypot-filled", () => {
    for (const honeypot of ["x", 1, ["x"], { a: 1 }, true])
      expect(score({ honeypot })).toEqual({ suspicions: ["honeypot-filled"], state: "quarantined" });
    for (const honeypot of [undefined, null, "", "  "]) expect(score({ honeypot }).state).toBe("queued");
  });
});

test("a visitor without JavaScript may send two links, or a text that others sent", () => {
  expect(score({ fillingTime: undefined, message: "https://a.example et https://b.example" }).state).toBe("queued");
  expect(score({ fillingTime: undefined, repeats: 100 }).state).toBe("queued");
});

test("signs add up", () => {
  expect(score({ fillingTime: undefined, message: "http://a.example ".repeat(3) }).state).toBe("quarantined");
  expect(score({ fillingTime: 200, message: "http://a.example" }).state).toBe("quarantined");
});

test("the minimum-time check can be switched off", () => {
  expect(score({ fillingTime: 0, minimumTime: 0 }).suspicions).toEqual([]);
  expect(score({ fillingTime: undefined, minimumTime: 0 }).suspicions).toEqual([]);
});
