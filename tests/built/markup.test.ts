import { expect, test } from "vitest";
import { builtPageErrors } from "../support/page-checks/html-errors.ts";
import { oneOfEach } from "../support/pages/every-template.ts";
import { builtManifest, builtPages } from "../support/setup/built-site.ts";

// Views and words do not meet in their markup: the languages take turns. Every page: markup.long.test.ts.
test("[L4] a page of each template is valid and accessible HTML", async () => {
  const lost = Object.values((await builtManifest()).notFound).map(({ identity }) => `/${identity.file}`);
  const built = new Set(await builtPages());
  const pages = oneOfEach.map(([, path]) => path).filter((path) => built.has(path));
  expect(pages.length).toBeGreaterThan(10);
  expect(await builtPageErrors([...pages, ...lost])).toEqual({});
});
