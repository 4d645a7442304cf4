import { afterEach, describe, expect, test } from "vitest";
import type { Database } from "./outbox.ts";
import { sqliteDatabase } from "./sqlite-database.ts";

let database: Database;
afterEach(() => database.close());

function start(): (text: string, deadline?: number) => Promise<unknown> {
  database = sqliteDatabase("", undefined, new URL("./test-support/crashing-worker.ts", import.meta.url));
  return async (text, deadline) => {
    const until = deadline === undefined ? undefined : performance.now() + deadline;
    return (await database.query(text, [], until))[0];
  };
}

describe("the thread of a database", () => {
  test.each(["crash", "exit"])(
    "a thread that ends (%s) makes the store unavailable for those it served, no longer",
    async (how) => {
      const ask = start();
      await ask("a");
      await expect(ask(how)).rejects.toMatchObject({
        name: "OutboxUnavailableError",
        message: expect.stringMatching(/could not work .*Try again/),
      });
      expect(await ask("b")).toMatchObject({ text: "b" });
    },
  );
  test("what waits while the thread ends is served by the next one", async () => {
    const ask = start();
    const lost = expect(ask("crash")).rejects.toThrow("planted");
    expect(await ask("b")).toMatchObject({ text: "b" });
    await lost;
  });
  test("an unhandled rejection ends the thread too, and not the process", async () => {
    const ask = start();
    await ask("reject").catch(() => {});
    await expect.poll(() => ask("b").catch(() => undefined)).toMatchObject({ text: "b" });
  });
  test("what is asked while the thread works goes to it together, and each gets its own answer", async () => {
    const ask = start();
    const first = ask("a");
    const others = ["b", "c", "d"].map((id) => ask(id));
    expect(await first).toEqual({ text: "a", together: 1 });
    expect(await Promise.all(others)).toEqual(["b", "c", "d"].map((id) => ({ text: id, together: 3 })));
  });
  test("a thread that is too slow is unavailable for statements with a deadline; what waits behind is not started", async () => {
    const ask = start();
    await ask("a");
    const slow = ask("sleep", 20);
    const behind = ask("crash", 20);
    await expect(slow).rejects.toMatchObject({
      name: "OutboxUnavailableError",
      message: expect.stringContaining("did not answer in time"),
    });
    await expect(behind).rejects.toMatchObject({ name: "OutboxUnavailableError" });
    expect(await ask("b")).toMatchObject({ text: "b", together: 1 });
  });
});
