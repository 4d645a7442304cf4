import { afterEach, describe, expect, test } from "vitest";
import { type WorkerCalls, workerCalls } from "./worker-calls.ts";

let calls: WorkerCalls;
afterEach(() => calls.end());

function start(): (id: string, deadline?: number) => Promise<unknown> {
  calls = workerCalls(new URL("./test-support/crashing-worker.ts", import.meta.url), {});
  return (id, deadline) => calls.ask({ verb: "get", args: [id] }, deadline);
}

describe("calls to a thread", () => {
  test.each(["crash", "exit"])(
    "a thread that ends (%s) makes the store unavailable for those it served, no longer",
    async (how) => {
      const ask = start();
      await ask("a");
      await expect(ask(how)).rejects.toMatchObject({
        name: "OutboxUnavailableError",
        message: expect.stringMatching(/stopped: .*starts again/),
      });
      expect(await ask("b")).toMatchObject({ args: ["b"] });
    },
  );
  test("what waits while the thread ends is served by the next one", async () => {
    const ask = start();
    const lost = expect(ask("crash")).rejects.toThrow("planted");
    expect(await ask("b")).toMatchObject({ args: ["b"] });
    await lost;
  });
  test("an unhandled rejection ends the thread too, and not the process", async () => {
    const ask = start();
    await ask("reject").catch(() => {});
    await expect.poll(() => ask("b").catch(() => undefined)).toMatchObject({ args: ["b"] });
  });
  test("what is asked while the thread works goes to it together, and each gets its own answer", async () => {
    const ask = start();
    const first = ask("a");
    const others = ["b", "c", "d"].map((id) => ask(id));
    expect(await first).toEqual({ args: ["a"], together: 1 });
    expect(await Promise.all(others)).toEqual(["b", "c", "d"].map((id) => ({ args: [id], together: 3 })));
  });
  test("a thread that is too slow is unavailable for calls with a deadline; what waits behind is not started", async () => {
    const ask = start();
    await ask("a");
    const slow = ask("sleep", 20);
    const behind = ask("crash", 20);
    await expect(slow).rejects.toMatchObject({
      name: "OutboxUnavailableError",
      message: expect.stringContaining("within 20 ms"),
    });
    await expect(behind).rejects.toMatchObject({ name: "OutboxUnavailableError" });
    expect(await ask("b")).toMatchObject({ args: ["b"], together: 1 });
  });
});
