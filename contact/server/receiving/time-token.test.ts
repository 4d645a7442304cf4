import { mkdtempSync, readFileSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTimeToken, timeToken, tokenKey } from "./time-token.ts";

const key = Buffer.alloc(32, 1);
const NOW = Date.UTC(2026, 10, 20);

test("a token tells how long ago it was made", () => {
  expect(readTimeToken(key, timeToken(key, NOW), NOW + 4_000)?.age).toBe(4_000);
});

test("a token of another key, of yesterday, of the future or changed does not count", () => {
  const token = timeToken(key, NOW);
  expect(readTimeToken(Buffer.alloc(32, 2), token, NOW)).toBeUndefined();
  expect(readTimeToken(key, token, NOW + 25 * 3_600_000)).toBeUndefined();
  expect(readTimeToken(key, token, NOW - 1)).toBeUndefined();
  expect(readTimeToken(key, `1${token}`, NOW)).toBeUndefined();
});

test("nothing that can be sent in its place is taken, or throws", () => {
  fc.assert(
    fc.property(fc.anything(), (token) => {
      expect(readTimeToken(key, token, NOW)).toBeUndefined();
    }),
  );
});

test("the key outlives a restart, is private and whole, and does without a folder that can be written", () => {
  const folder = mkdtempSync(join(tmpdir(), "key-"));
  const first = tokenKey(join(folder, "data"));
  expect(tokenKey(join(folder, "data"))).toEqual(first);
  expect(readFileSync(join(folder, "data/form-key"))).toEqual(first);
  expect(statSync(join(folder, "data/form-key")).mode & 0o077).toBe(0);
  truncateSync(join(folder, "data/form-key"), 0);
  expect(tokenKey(join(folder, "data"))).toHaveLength(32);
  expect(tokenKey(join(folder, "data/form-key/below"))).toHaveLength(32);
});
