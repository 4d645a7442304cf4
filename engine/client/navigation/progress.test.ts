import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROGRESS_DELAY_MS } from "../common/constants.ts";
import { createProgress } from "./progress.ts";

function setUp() {
  const attributes = new Set(["hidden"]);
  const toggleAttribute = (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name));
  const element = { toggleAttribute, textContent: "Your choice is saved" };
  const document = { getElementById: () => element } as unknown as Document;
  const progress = createProgress(document, () => "Loading");
  return { progress, attributes: () => [...attributes].join(), said: () => element.textContent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows a slow navigation, and says it, until its end", () => {
  const { progress, attributes, said } = setUp();
  const end = progress.start();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(attributes()).toBe("hidden");
  vi.advanceTimersByTime(1);
  expect(attributes()).toBe("data-active");
  expect(said()).toBe("Loading");
  end();
  expect([attributes(), said()]).toEqual(["hidden", ""]);
});

test("says nothing of a quick one", () => {
  const { progress, said } = setUp();
  progress.start()();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(said()).toBe("Your choice is saved");
});

test("is not ended by a navigation that was overtaken", () => {
  const { progress, attributes, said } = setUp();
  const endFirst = progress.start();
  progress.start();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS);
  endFirst();
  expect([attributes(), said()]).toEqual(["data-active", "Loading"]);
});
