import { expect, test } from "vitest";
import { builtPageErrors } from "../support/page-checks/html-errors.ts";
import { everyTemplate } from "../support/pages/every-template.ts";
import { builtManifest, builtPages } from "../support/setup/built-site.ts";

test("[L4] a page of each template in each language is valid and accessible HTML", async () => {
  const lost = Object.values((await builtManifest()).notFound).map(({ identity }) => `/${identity.file}`);
  const built = new Set(await builtPages());
  const pages = everyTemplate.flatMap(([, translations]) => translations).filter((path) => built.has(path));
  expect(pages.length).toBeGreaterThan(30);
  expect(await builtPageErrors([...pages, ...lost])).toEqual({});
});
