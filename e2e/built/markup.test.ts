import { expect, it } from "vitest";
import { htmlMistakes } from "../pages/html-mistakes.ts";
import { builtManifest, builtPages, builtText } from "../setup/built-site.ts";

it("[L4] every page is valid and accessible HTML", async () => {
  const lost = Object.values((await builtManifest()).notFound).map(({ identity }) => `/${identity.file}`);
  const pages = (await builtPages()).filter((path) => /^\/((fr|en|pt)\/|$)/.test(path));
  const mistakes = new Map<string, string>();
  for (const path of [...pages, ...lost]) {
    for (const { mistake, place } of await htmlMistakes(await builtText(path), path)) {
      if (!mistakes.has(mistake)) mistakes.set(mistake, place);
    }
  }
  expect(pages.length).toBeGreaterThan(70);
  expect(Object.fromEntries(mistakes)).toEqual({});
});
