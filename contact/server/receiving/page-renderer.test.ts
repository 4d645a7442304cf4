import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blank } from "../../message/test-support/error-of.ts";
import { loadContactPage } from "./page-renderer.ts";

function buildWith(program?: string): string {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(root, ".build"));
  writeFileSync(join(root, "package.json"), '{"type":"module"}');
  if (program !== undefined) writeFileSync(join(root, ".build/contact-page.js"), program);
  return root;
}

test("the build's own renderer is used where there is one", async () => {
  const render = await loadContactPage(buildWith("export const renderContactPage = ({ locale }) => 'page ' + locale;"));
  expect(await render?.({ locale: "pt", values: blank, errors: {}, status: 422 })).toBe("page pt");
});

test("a build without one is as good; one that is broken says so", async () => {
  expect(await loadContactPage(buildWith())).toBeUndefined();
  await expect(loadContactPage(buildWith("export const x = 1;"))).rejects.toThrow(/does not export renderContactPage/);
  await expect(loadContactPage(buildWith("export const"))).rejects.toThrow(/cannot be used[\s\S]*npm run build/);
});
