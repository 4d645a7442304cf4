import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { contactApp } from "./test-support/contact-app.ts";
import { listening } from "./test-support/listening.ts";

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

test("who asks through a proxy is not told, and the disk is not asked", async () => {
  const { app, outbox } = contactApp();
  const ready = vi.spyOn(outbox, "ready");
  const ask = await listening(app, onTestFinished);
  for (const headers of [{ "x-forwarded-for": "203.0.113.1" }, { "x-forwarded-for": "" }])
    expect((await ask({ url: "/readyz", headers })).statusCode).toBe(404);
  expect(ready).not.toHaveBeenCalled();
  expect((await ask({ url: "/readyz" })).statusCode).toBe(200);
});

test("that no mail leaves is logged when somebody asks, once for each reason", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  let trouble: string | undefined = "policy";
  const { app, logged } = contactApp({}, { mailTrouble: () => trouble });
  for (const [second, kind] of [
    [2, "policy"],
    [4, "policy"],
    [6, undefined],
    [8, "login"],
  ] as const) {
    vi.setSystemTime(second * 1_000);
    trouble = kind;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  }
  expect(logged.map((line) => JSON.parse(line).kind).filter(Boolean)).toEqual(["policy", "login"]);
  await app.close();
});
