import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openAddress } from "./access.ts";

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(cache, { recursive: true }));

test("whoever starts the editor of a content once more is led to the one that runs, until that ends", async () => {
  const running = openAddress(cache, "/content", 5170);
  expect(await running.read()).toBeUndefined();
  await running.write("http://127.0.0.1:5170/a/?key=1");
  await running.write("http://127.0.0.1:5170/a/?key=2");
  expect(await openAddress(cache, "/content", 5170).read()).toBe("http://127.0.0.1:5170/a/?key=2");
  expect(await openAddress(cache, "/other", 5170).read()).toBeUndefined();
  await running.remove();
  expect(await openAddress(cache, "/content", 5170).read()).toBeUndefined();
});
