import { expect, test, vi } from "vitest";
import { rememberChunks } from "./load-chunk.ts";

const module = { Page: () => null };

test("code that has arrived is not looked up again, for any page that shares it", async () => {
  const text = vi.fn(async () => module);
  const chunks = rememberChunks(() => text);
  await chunks("legal-notice")?.();
  await expect(chunks("accessibility")?.()).resolves.toBe(module);
  expect(text).toHaveBeenCalledTimes(1);
});

test("code that was lost is asked for again", async () => {
  const contact = vi.fn(async () => module).mockRejectedValueOnce(new TypeError("offline"));
  const chunks = rememberChunks(() => contact);
  await expect(chunks("contact")?.()).rejects.toThrow("offline");
  await expect(chunks("contact")?.()).resolves.toBe(module);
});
