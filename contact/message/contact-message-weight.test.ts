import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

test("in the browser the module weighs at most 1 kB", async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: `${import.meta.dirname}/contact-message.ts`, formats: ["es"] } },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const code = bundle?.output[0].code ?? "";
  expect(code).toContain("checkContactMessage");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1024);
});
