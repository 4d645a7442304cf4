import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** There is no such file: it stands for the form, which takes one function into the browser. */
const form = join(import.meta.dirname, "form.ts");
const code = `export { checkContactMessage } from "./contact-message.ts";`;

test("what the form takes of the rules into the browser weighs at most 1 kB", async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "form", resolveId: (id) => (id === form ? id : null), load: (id) => (id === form ? code : null) },
    ],
    build: { write: false, lib: { entry: form, formats: ["es"], fileName: "form" } },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const bundled = bundle?.output[0].code ?? "";
  expect(bundled).toContain("checkContactMessage");
  expect(brotliCompressSync(bundled).length).toBeLessThanOrEqual(1024);
});
