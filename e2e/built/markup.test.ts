import { expect, it } from "vitest";
import { htmlErrors } from "../pages/html-errors.ts";
import { builtManifest, builtPages, builtText } from "../setup/built-site.ts";

it("[L4] every page is valid and accessible HTML", async () => {
  const lost = Object.values((await builtManifest()).notFound).map(({ identity }) => `/${identity.file}`);
  const pages = (await builtPages()).filter((path) => /^\/((fr|en|pt)\/|$)/.test(path));
  const errors = new Map<string, string>();
  for (const path of [...pages, ...lost]) {
    for (const { error, place } of await htmlErrors(await builtText(path), path)) {
      if (!errors.has(error)) errors.set(error, place);
    }
  }
  expect(pages.length).toBeGreaterThan(70);
  expect(Object.fromEntries(errors)).toEqual({});
});
