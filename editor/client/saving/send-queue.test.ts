import { expect, test, vi } from "vitest";
import { sendQueue } from "./send-queue.ts";

test("of many keystrokes the last is sent, one after the other, and none after it was cleared", async () => {
  vi.useFakeTimers();
  try {
    const sent: string[] = [];
    let arrive = () => {};
    const queue = sendQueue<string>((value) => {
      sent.push(value);
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    queue.put("a");
    queue.put("ab");
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual(["ab"]);
    queue.put("abc");
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual(["ab"]);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(["ab", "abc"]);
    queue.put("abcd");
    const cleared = queue.clear();
    arrive();
    await cleared;
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual(["ab", "abc"]);
  } finally {
    vi.useRealTimers();
  }
});
