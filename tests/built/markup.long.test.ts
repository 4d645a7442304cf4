import { expect, test } from "vitest";
import { builtPageErrors } from "../support/page-checks/html-errors.ts";
import { builtPages } from "../support/setup/built-site.ts";

test("[L4] every page is valid and accessible HTML", async () => {
  const pages = (await builtPages()).filter((path) => /^\/((fr|en|pt)\/|$)/.test(path));
  expect(pages.length).toBeGreaterThan(70);
  expect(await builtPageErrors(pages)).toEqual({});
});
