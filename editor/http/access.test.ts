import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createAccess } from "./access.ts";

const sent = (cookie: string) => ({ headers: { cookie } }) as unknown as IncomingMessage;

test("[O1] the key works once, and then another does", () => {
  const access = createAccess("c");
  const key = access.key();
  expect(access.exchange("wrong")).toBeUndefined();
  expect(access.exchange(key)).toHaveLength(2);
  expect(access.exchange(key)).toBeUndefined();
  expect(access.key()).not.toBe(key);
  for (const cookie of [`c-editor=${key}`, "c-editor=", ""]) expect(access.knows(sent(cookie))).toBe(false);
});

test("[O1] the editor's cookie goes to a path that no other program knows; what goes to every port opens the preview only", () => {
  const access = createAccess("c");
  const [editor = "", preview = ""] = access.exchange(access.key()) ?? [];
  expect(access.path).toMatch(/^\/[\w-]{22}\/$/);
  expect(editor).toMatch(/^c-editor=[\w-]{43}; HttpOnly; SameSite=Strict; Path=(.*)$/);
  expect(editor.endsWith(`Path=${access.path}`)).toBe(true);
  expect(preview).toMatch(/^c-preview=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  const value = (cookie: string) => sent(`a=b; ${cookie.split(";")[0]}`);
  expect([access.knows(value(editor)), access.knowsPreview(value(preview))]).toEqual([true, true]);
  expect([access.knows(value(preview)), access.knowsPreview(value(editor))]).toEqual([false, false]);
  expect(access.knows(value(preview.replace("c-preview", "c-editor")))).toBe(false);
});
