import { expect, test } from "vitest";
import { waterNames } from "../../components/tiles/water.ts";
import { siteTheme } from "../../test-support/site-theme.ts";
import { wallFiles } from "./wall-files.ts";

const theme = await siteTheme();
const { files, version } = wallFiles({ theme });
const drawing = (name: string) => files.get(`/assets/drawings/${name}-${version}.svg`) ?? "";

test("a wall has both schemes, and the sign of its service", () => {
  const arch = drawing("finances-3x3");
  expect(arch).toContain("@media(prefers-color-scheme:dark)");
  expect(arch).toContain("<circle");
  expect(drawing("painel-1-3x3")).not.toContain("<circle");
});

test("a strip has no size: it fills windows of any width", () => {
  for (const name of waterNames) expect(drawing(name)).not.toMatch(/^<svg[^>]*(?:viewBox|width)/);
});

test("the address changes with the colours, and stays with them", () => {
  expect(wallFiles({ theme: { ...theme } }).files).toBe(files);
  const other = { ...theme, light: { ...theme.light, ink: "#000000" } };
  expect(wallFiles({ theme: { ...theme } }).version).toBe(version);
  expect(wallFiles({ theme: other }).version).not.toBe(version);
});
