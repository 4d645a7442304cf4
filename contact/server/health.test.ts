import { afterEach, expect, test, vi } from "vitest";
import { contactApp } from "./test-support/contact-app.ts";

afterEach(() => vi.useRealTimers());

test("however often /readyz is asked, the disk is asked once a second", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const { app, outbox } = contactApp();
  const ready = vi.spyOn(outbox, "ready");
  const ask = () => Promise.all(Array.from({ length: 100 }, () => app.inject("/readyz")));
  expect(new Set((await ask()).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(ready).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_000);
  await ask();
  expect(ready).toHaveBeenCalledTimes(2);
  await app.close();
});

test("why the server is not ready stands in the log, not in the answer", async () => {
  const { app, outbox, logged } = contactApp();
  outbox.broken = true;
  const { statusCode, body } = await app.inject("/readyz");
  expect([statusCode, body]).toEqual([503, "not ready\n"]);
  expect(logged.join("")).toContain("no room");
  await app.close();
});
