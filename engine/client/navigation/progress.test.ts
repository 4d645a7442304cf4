import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PROGRESS_DELAY_MS } from "../common/constants.ts";
import { createProgress } from "./progress.ts";

function setUp() {
  const attributes = new Set(["hidden"]);
  const toggleAttribute = (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name));
  const document = { getElementById: () => ({ toggleAttribute }) } as unknown as Document;
  const whenShown = vi.fn();
  return { progress: createProgress(document, whenShown), attributes: () => [...attributes].join(), whenShown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("createProgress", () => {
  test("shows a slow navigation, and its end", () => {
    const { progress, attributes, whenShown } = setUp();
    const end = progress.start();
    vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
    expect(attributes()).toBe("hidden");
    vi.advanceTimersByTime(1);
    expect(attributes()).toBe("data-active");
    expect(whenShown).toHaveBeenCalledTimes(1);
    end();
    expect(attributes()).toBe("hidden");
  });

  test("says nothing of a quick one", () => {
    const { progress, whenShown } = setUp();
    progress.start()();
    vi.advanceTimersByTime(PROGRESS_DELAY_MS);
    expect(whenShown).not.toHaveBeenCalled();
  });

  test("is not ended by a navigation that was overtaken", () => {
    const { progress, attributes } = setUp();
    const endFirst = progress.start();
    progress.start();
    vi.advanceTimersByTime(PROGRESS_DELAY_MS);
    endFirst();
    expect(attributes()).toBe("data-active");
  });
});
