import { expect, test } from "vitest";
import { runFuzz } from "./run-fuzz.ts";
import { fuzzTargets } from "./targets.ts";

const random = (end: number) => Math.floor(Math.random() * end);

test("no reader of strangers' texts throws or takes long, for a moment of changed texts (reliability S21)", () => {
  for (const target of fuzzTargets()) {
    const { texts, outcomes, crashes, slow } = runFuzz(target, 200, random);
    expect([target.name, crashes, slow]).toEqual([target.name, [], []]);
    expect(texts).toBeGreaterThan(0);
    expect(outcomes, target.name).toBeGreaterThan(1);
  }
});

test("a reader that throws at some text, or takes long over it, is found", () => {
  const seeds = ["a"];
  const target = { name: "planted", seeds, dictionary: ["x"], longest: 100 };
  const throwing = (text: string) => {
    if (text.includes("xx")) throw new Error("planted");
    return text.includes("x") ? "one" : "none";
  };
  expect(runFuzz({ ...target, read: throwing }, 300, random).crashes[0]).toContain("planted");
  const slow = () => {
    for (const end = performance.now() + 60; performance.now() < end; );
    return "";
  };
  expect(runFuzz({ ...target, read: slow }, 1, () => 0).slow.length).toBeGreaterThan(0);
});
