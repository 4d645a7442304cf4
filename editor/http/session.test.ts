import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createSession } from "./session.ts";

const request = (method: string, headers: Readonly<Record<string, string>>) =>
  ({ method, headers: { host: "127.0.0.1:5170", ...headers } }) as unknown as IncomingMessage;

test("[O1] the key works once, and then another does", () => {
  const session = createSession("c");
  const key = session.key();
  expect(session.exchange("wrong")).toBeUndefined();
  const cookie = session.exchange(key) ?? "";
  expect(cookie).toMatch(/^c=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  expect(session.exchange(key)).toBeUndefined();
  expect(session.key()).not.toBe(key);
  const sent = (value: string) => session.knows(request("GET", { cookie: value }));
  expect(sent(`a=b; ${cookie.split(";")[0]}`)).toBe(true);
  expect(sent(`c=${key}`)).toBe(false);
  expect(sent("c=")).toBe(false);
});
