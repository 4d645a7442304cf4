import { expect, test } from "vitest";
import { waterNames } from "#site/components/tiles/water.ts";
import { madeUpTheme } from "../../content/theme/test-support/made-up-theme.ts";
import { wallFiles } from "./wall-files.ts";

const theme = await madeUpTheme();
const walls = (services: readonly string[], ofTheme = theme) =>
  wallFiles({ theme: ofTheme, services: Object.fromEntries(services.map((name) => [name, {}])), textPages: {} });

test("a wall has both schemes, and the sign of its service", () => {
  const { files } = walls(["service-finance"]);
  const arch = files.get("finances-3x3.svg") ?? "";
  expect(arch).toContain("@media(prefers-color-scheme:dark)");
  expect(arch).toContain("<circle");
  expect(files.get("painel-1-3x3.svg")).not.toContain("<circle");
});

test("a strip has no size: it fills windows of any width", () => {
  const { files } = walls([]);
  for (const name of waterNames) expect(files.get(`${name}.svg`)).not.toMatch(/^<svg[^>]*(?:viewBox|width)/);
});

test("the address changes with the colours, and stays with them", () => {
  const { light, dark } = theme;
  const other = { ...theme, light: { ...light, ink: "#000000" }, dark };
  expect(walls(["service-z"]).folder).toBe(walls(["service-z"]).folder);
  expect(walls(["service-z"], other).folder).not.toBe(walls(["service-z"]).folder);
});
