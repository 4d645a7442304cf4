import { expect, test } from "vitest";
import { madeUpTheme } from "#engine/content/theme/test-support/made-up-theme.ts";
import { waterNames } from "../../components/tiles/water.ts";
import { wallFiles } from "./wall-files.ts";

const theme = await madeUpTheme();
const { files, folder } = wallFiles({ theme });

test("a wall has both schemes, and the sign of its service", () => {
  const arch = files.get("finances-3x3.svg") ?? "";
  expect(arch).toContain("@media(prefers-color-scheme:dark)");
  expect(arch).toContain("<circle");
  expect(files.get("painel-1-3x3.svg")).not.toContain("<circle");
});

test("a strip has no size: it fills windows of any width", () => {
  for (const name of waterNames) expect(files.get(`${name}.svg`)).not.toMatch(/^<svg[^>]*(?:viewBox|width)/);
});

test("the address changes with the colours, and stays with them", () => {
  const other = { ...theme, light: { ...theme.light, ink: "#000000" } };
  expect(wallFiles({ theme: { ...theme } }).folder).toBe(folder);
  expect(wallFiles({ theme: other }).folder).not.toBe(folder);
});
