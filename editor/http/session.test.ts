import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createSession } from "./session.ts";

const sent = (cookie: string) => ({ headers: { cookie } }) as unknown as IncomingMessage;

test("[O1] the key works once, and then another does", () => {
  const session = createSession("c");
  const key = session.key();
  expect(session.exchange("wrong")).toBeUndefined();
  expect(session.exchange(key)).toHaveLength(2);
  expect(session.exchange(key)).toBeUndefined();
  expect(session.key()).not.toBe(key);
  for (const cookie of [`c-editor=${key}`, "c-editor=", ""]) expect(session.knows(sent(cookie))).toBe(false);
});

test("[O1] the editor's cookie goes to a path that no other program knows; what goes to every port opens the preview only", () => {
  const session = createSession("c");
  const [editor = "", preview = ""] = session.exchange(session.key()) ?? [];
  expect(session.path).toMatch(/^\/[\w-]{22}\/$/);
  expect(editor).toMatch(/^c-editor=[\w-]{43}; HttpOnly; SameSite=Strict; Path=(.*)$/);
  expect(editor.endsWith(`Path=${session.path}`)).toBe(true);
  expect(preview).toMatch(/^c-preview=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  const value = (cookie: string) => sent(`a=b; ${cookie.split(";")[0]}`);
  expect([session.knows(value(editor)), session.knowsPreview(value(preview))]).toEqual([true, true]);
  expect([session.knows(value(preview)), session.knowsPreview(value(editor))]).toEqual([false, false]);
  expect(session.knows(value(preview.replace("c-preview", "c-editor")))).toBe(false);
});
