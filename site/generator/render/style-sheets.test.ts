import { expect, test } from "vitest";
import { pageModules } from "../../routes/page-modules.ts";
import type { PageId } from "../../routes/paths.ts";
import { screenOf } from "./screens.ts";
import { screensBySheet, sheetOf } from "./style-sheets.ts";

test("the rules of each page's screen are in one style sheet", () => {
  const screens = Object.values(screensBySheet).flat();
  const shown = new Set((Object.keys(pageModules) as PageId[]).map(screenOf));
  expect([...screens].sort()).toEqual([...shown].sort());
  expect(sheetOf(screenOf("service-health"))).toBe("company");
  expect(sheetOf(screenOf("site-map"))).toBe("articles");
});
